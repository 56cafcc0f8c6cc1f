const motion = 'prefers-reduced-motion';
const real = globalThis.matchMedia.bind(globalThis);
const listeners = new Set<() => void>();
let still = false;

/** Evaluates a query about motion, with the toolbar's setting. */
function holds(query: string) {
  return query.includes('no-preference') ? !still && real(query).matches : still || real(query).matches;
}

// Components query the browser's motion setting: the toolbar can override the result.
globalThis.matchMedia = (query) => {
  const answer = real(query);
  if (!query.includes(motion)) return answer;
  return new Proxy(answer, {
    get(target, name) {
      if (name === 'matches') return holds(query);
      if (name === 'addEventListener') return (_: string, listener: () => void) => listeners.add(listener);
      if (name === 'removeEventListener') return (_: string, listener: () => void) => listeners.delete(listener);
      return Reflect.get(target, name, target) as unknown;
    },
  });
};

const written = new WeakMap<CSSMediaRule, string>();

/**
 * Rewrites the conditions of style sheets: a condition that is always true replaces queries for reduced motion, one
 * that is never true replaces the others.
 */
function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (written.get(rule) ?? rule.media.mediaText).includes(motion)) {
      const original = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, original);
      const wanted = still
        ? original
            .replaceAll(`(${motion}: reduce)`, '(min-width: 0px)')
            .replaceAll(`(${motion}: no-preference)`, '(max-width: 0px)')
        : original;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}

function rewriteAll() {
  for (const sheet of document.styleSheets) {
    try {
      rewrite(sheet.cssRules);
    } catch {
      // Style sheets of other origins can't be read.
    }
  }
}

// A component's styles may arrive with it.
new MutationObserver(() => {
  if (still) rewriteAll();
}).observe(document.head, { childList: true, subtree: true });

/** Renders everything as for a visitor who prefers reduced motion. */
export function setStillness(wanted: boolean): void {
  if (wanted === still) return;
  still = wanted;
  rewriteAll();
  for (const listener of listeners) listener();
}
