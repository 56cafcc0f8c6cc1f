import { componentTokens } from './component-tokens.ts';
import { resolve, type Resolved } from './resolve.ts';
import { semantic } from './semantic.ts';
import { type Ground, groundNames, type ThemeValues } from './theme.ts';
import { type Alias, aliases } from './tokens.ts';

const { here, action, light, sale } = semantic;
const { button, price, badge, field, banner, card, header, toast } = aliases('component', componentTokens);

const floors = [here.ground, here.raised, here.glow, card.ground];
const onFloors = (words: readonly Alias[]) => words.flatMap((word) => floors.map((floor) => [word, floor] as const));

/** Words, each with the colour that they are read on. */
const words: readonly (readonly [over: Alias, under: Alias])[] = [
  ...onFloors([
    here.text,
    here.soft,
    here.accent,
    here.deal,
    here.danger,
    here.success,
    price.now,
    price.lowered,
    price.was,
    button.outline.text,
    field.hint,
    header.hover,
  ]),
  [action.text, action.ground],
  [action.text, action.hover],
  [light.text, light.ground],
  [sale.text, sale.ground],
  [button.action.text, button.action.ground],
  [button.action.text, button.action.hover],
  [button.outline.hoverText, button.outline.hover],
  [badge.signal.text, badge.signal.ground],
  [badge.light.text, badge.light.ground],
  [badge.sale.text, badge.sale.ground],
  [field.text, field.ground],
  [field.hint, field.ground],
  [here.danger, field.ground],
  [toast.text, toast.ground],
  [banner.signal.text, banner.signal.ground],
  [banner.ink.text, banner.ink.ground],
  [banner.cyan.text, banner.cyan.ground],
];

/**
 * Marks that must be seen, though not read: the focus ring, the edge of an input, the edge of a button, a card under
 * the pointer.
 */
const marks: readonly (readonly [over: Alias, under: Alias])[] = [
  ...onFloors([here.focus, field.edge, button.outline.text]),
  [card.hover, here.ground],
  [here.focus, field.ground],
];

/** Two tokens of which one is seen on the other, and the ratio that WCAG 2.2 wants: 4.5 for words, 3 for marks. */
export interface ContrastPair {
  readonly over: Alias;
  readonly under: Alias;
  readonly wanted: 4.5 | 3;
  /** The grounds on which the pair is seen. */
  readonly grounds: readonly Ground[];
}

/** Every pair that must have contrast in every theme. */
export const contrastPairs: readonly ContrastPair[] = [
  ...words.map(([over, under]) => ({ over, under, wanted: 4.5, grounds: groundNames }) as const),
  ...marks.map(([over, under]) => ({ over, under, wanted: 3, grounds: groundNames }) as const),
  // The progress of a carousel, on the darkest ground of each theme.
  { over: light.ground, under: here.ground, wanted: 3, grounds: ['ink'] },
];

/** Returns what the two tokens of a pair come to in a theme, and their contrast from 1 to 21. */
export function measure(
  { over, under }: ContrastPair,
  theme: ThemeValues,
  ground: Ground,
): { over: Resolved; under: Resolved; ratio: number } {
  const [top, floor] = [resolve(over, theme, ground), resolve(under, theme, ground)];
  return { over: top, under: floor, ratio: contrast(top.value as string, floor.value as string) };
}

/** Returns the three parts of a colour, "#RRGGBB", from 0 to 255. */
export function partsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Returns the relative luminance of a colour, "#RRGGBB", from 0 for black to 1 for white, as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, "#RRGGBB": from 1 for the same luminance to 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the scheme of the browser's own controls that goes with a ground of this colour. */
export function schemeOf(ground: string): 'light' | 'dark' {
  return luminance(ground) < 0.18 ? 'dark' : 'light';
}
