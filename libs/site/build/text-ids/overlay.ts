import { createPanel } from './panel.ts';
import { findTexts, textsAt, type FoundText } from './find-texts.ts';
import { make, placed } from './elements.ts';
import { overlayStyles } from './overlay-styles.ts';

/**
 * Shows the message of each text of the page: beside the pointer, in a list with the texts of attributes and of the
 * head, and all at once over the page. A press with Alt copies the key. Loaded by `npm run dev -- --ids` only.
 */
function start(): void {
  const host = make('div', { popover: 'manual' });
  host.dataset['textIds'] = '';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  shadow.adoptedStyleSheets = [sheet];
  const marks = make('div');
  const hover = make('div');
  const panel = createPanel({
    texts: () => findTexts(document.documentElement),
    show: (found) => {
      found.element.scrollIntoView({ block: 'center', behavior: 'instant' });
      point(hover, found);
    },
    markAll,
  });
  shadow.append(marks, hover, panel.element);
  // Beside the body: an open dialog makes everything in the body inert.
  document.documentElement.append(host);
  host.showPopover();

  let isMarking = false;
  function markAll(next: boolean): void {
    isMarking = next;
    draw();
  }
  function draw(): void {
    marks.replaceChildren(
      ...(isMarking
        ? findTexts(document.body)
            .filter(isRead)
            .filter(isInView)
            .flatMap((found) => [box(found, 'box quiet'), label(found)])
        : []),
    );
  }
  followPointer(host, { point: (at, all) => point(hover, all[0], at, all), press: panel.copied });
  keepOnTop(host);
  onChange(host, () => {
    draw();
    panel.refresh();
  });
}

/** Draws a frame around a text, and shows beside the pointer the messages of this text and of those around it. */
function point(
  hover: HTMLElement,
  found: FoundText | undefined,
  at?: { readonly x: number; readonly y: number },
  all: readonly FoundText[] = found ? [found] : [],
): void {
  hover.replaceChildren();
  if (!found) return;
  const { left, bottom } = found.element.getBoundingClientRect();
  const tip = make('div', { className: 'tip' }, ...all.flatMap(lines));
  hover.append(box(found, 'box'), tip);
  const { x, y } = at ? { x: at.x + 14, y: at.y + 18 } : { x: left, y: bottom + 6 };
  placed(tip, {
    left: Math.max(8, Math.min(x, innerWidth - tip.offsetWidth - 8)),
    top: y + tip.offsetHeight > innerHeight ? Math.max(8, y - tip.offsetHeight - 30) : y,
  });
}

interface PointerOptions {
  readonly point: (at: PointerEvent, all: readonly FoundText[]) => void;
  /** Called with the text that was pressed with Alt. */
  readonly press: (found: FoundText) => void;
}

/** Reports the texts under the pointer, and the pressed one. */
function followPointer(host: HTMLElement, { point, press }: PointerOptions): void {
  const elementOf = ({ target }: Event) => (target instanceof Element && target !== host ? target : null);
  document.addEventListener('pointermove', (event) => {
    const all = textsAt(elementOf(event));
    point(event, all);
  });
  document.addEventListener(
    'click',
    (event) => {
      const [found] = event.altKey ? textsAt(elementOf(event)) : [];
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      press(found);
    },
    { capture: true },
  );
}

/** Shows the overlay again after a popover has opened, which would cover it. */
function keepOnTop(host: HTMLElement): void {
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target === host || !host.isConnected) return;
      host.hidePopover();
      host.showPopover();
    },
    { capture: true },
  );
}

/** Calls back, at most once per frame, when the page has moved or changed. */
function onChange(host: HTMLElement, changed: () => void): void {
  let due = 0;
  const redraw = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(changed);
  };
  for (const type of ['scroll', 'resize']) addEventListener(type, redraw, { capture: true, passive: true });
  new MutationObserver((records) => {
    if (records.some(({ target }) => target !== host)) redraw();
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'alt', 'title', 'placeholder', 'hidden', 'open', 'class'],
  });
}

function lines({ ids, where }: FoundText): HTMLElement[] {
  return ids.map(({ key, file }) =>
    make(
      'div',
      {},
      make('span', { className: 'key' }, key),
      ' ',
      ...(where === 'text' ? [] : [make('span', { className: 'where' }, where)]),
      make('div', { className: 'file' }, file),
    ),
  );
}

function box({ element }: FoundText, className: string): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  return placed(make('div', { className }), { left, top, width, height });
}

function label({ element, ids }: FoundText): HTMLElement {
  const { left, top } = element.getBoundingClientRect();
  return placed(make('div', { className: 'label' }, ids.map(({ key }) => key).join(' + ')), {
    left,
    top: Math.max(0, top - 7),
  });
}

// The labels of attributes would cover those of the texts, so only the list has them.
function isRead({ where }: FoundText): boolean {
  return where === 'text' || where === 'alt';
}

function isInView({ element }: FoundText): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
}

// React must run the page first: it would find an element that the server has not rendered.
const isAlive = () => 'hydrated' in document.documentElement.dataset;
if (isAlive()) start();
else {
  new MutationObserver((_, observer) => {
    if (!isAlive()) return;
    observer.disconnect();
    start();
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-hydrated'] });
}
