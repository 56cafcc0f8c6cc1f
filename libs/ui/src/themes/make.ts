import { contrast, contrastPairs, luminance, measure, partsOf } from '../theme/contrast.ts';
import type { layers } from '../theme/layers.css.ts';
import { carrying, type Ground, themeRules } from '../theme/theme.ts';
import { completeTheme } from './complete-theme.ts';
import type { ThemeDefinition } from './theme-definition.ts';

export type { ThemeDefinition } from './theme-definition.ts';

/** Two tokens of a theme whose contrast is too low. */
export interface ContrastProblem {
  /** The ground on which the pair is seen; the first of several. */
  readonly ground: Ground;
  /** The token of the words or the mark, such as "paper.soft". */
  readonly over: string;
  /** The token of what is behind it, such as "paper.ground". */
  readonly under: string;
  /** The contrast of the two from 1 to 21, cut after two decimals. */
  readonly ratio: number;
  /** The contrast that WCAG 2.2 wants: 4.5 for words, 3 for what must be seen though not read. */
  readonly wanted: 4.5 | 3;
  /** A sentence that says what to change. */
  readonly fix: string;
}

const layer: keyof typeof layers = 'tokens';

/**
 * Returns the style sheet of a theme: rules for whatever carries `data-theme="<name>"`. The page also needs the style
 * sheet of `brand`. Contrast is not checked here: see `contrastProblems`.
 *
 * @throws {Error} if the definition names an unknown token, or a value can't be read
 */
export function themeCss(definition: ThemeDefinition): string {
  const theme = completeTheme(definition);
  const rules = themeRules(theme, carrying(theme)).map(([selector, properties]) => {
    const lines = Object.entries(properties).map(([name, value]) => `    ${name}: ${value};`);
    return `  ${selector} {\n${lines.join('\n')}\n  }`;
  });
  return `@layer ${layer} {\n${rules.join('\n')}\n}\n`;
}

/**
 * Returns the pairs of tokens whose contrast is below the ratio of WCAG 2.2, each once; empty for a theme that everyone
 * can read. They are the pairs that the themes of the package are tested with.
 *
 * @throws {Error} if the definition names an unknown token, or a value can't be read
 */
export function contrastProblems(definition: ThemeDefinition): ContrastProblem[] {
  const theme = completeTheme(definition);
  const found = new Map<string, ContrastProblem>();
  for (const pair of contrastPairs)
    for (const ground of pair.grounds) {
      const { over, under, ratio } = measure(pair, theme, ground);
      const { wanted } = pair;
      const key = `${over.token} on ${under.token}`;
      if (ratio >= wanted || (found.get(key)?.wanted ?? 0) >= wanted) continue;
      const [color, floor] = [over.value as string, under.value as string];
      const better = readable(color, floor, wanted);
      const change = luminance(better) < luminance(color) ? 'darker' : 'lighter';
      found.set(key, {
        ground,
        over: over.token,
        under: under.token,
        ratio: Math.floor(ratio * 100) / 100,
        wanted,
        fix: `Make ${over.token} ${change}: ${better} in place of ${color} has enough contrast with ${under.token} (${floor}).`,
      });
    }
  return [...found.values()];
}

/**
 * Returns a colour that has the wanted contrast on a floor: the given one, mixed with as little black or white as is
 * enough.
 */
function readable(color: string, floor: string, wanted: number): string {
  const [first, second] = luminance(color) < luminance(floor) ? ['#000000', '#FFFFFF'] : ['#FFFFFF', '#000000'];
  const end = contrast(first, floor) >= wanted ? first : second;
  const steps = Array.from({ length: 100 }, (_, step) => mixed(color, end, (step + 1) / 100));
  // Black or white has at least 4.58 to 1 on any colour.
  return steps.find((step) => contrast(step, floor) >= wanted) ?? end;
}

function mixed(from: string, to: string, share: number): string {
  const ends = partsOf(to);
  const parts = partsOf(from).map((part, index) => Math.round(part + ((ends[index] ?? 0) - part) * share));
  return `#${parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
