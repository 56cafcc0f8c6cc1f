import { wcagContrast as contrast, wcagLuminance as luminance } from 'culori';
import { describe, expect, test } from 'vitest';
import { resolve } from '../testing/resolve.ts';
import { componentTokens } from '../theme/component-tokens.ts';
import { semantic } from '../theme/semantic.ts';
import { groundNames } from '../theme/theme.ts';
import { type Alias, aliases } from '../theme/tokens.ts';
import { themes } from './themes.ts';

const { here, action, light, sale } = semantic;
const { button, price, badge, field, banner, card, header, toast } = aliases('component', componentTokens);

const floors = [here.ground, here.raised, here.glow, card.ground];
const onFloors = (words: readonly Alias[]) => words.flatMap((word) => floors.map((floor): Pair => [word, floor]));

type Pair = readonly [over: Alias, under: Alias];

/** Words, and what they are read on. */
const words: readonly Pair[] = [
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

/** What must be seen, though not read: the focus ring, the edge of an input, the edge of a button, a card under the pointer. */
const marks: readonly Pair[] = [
  ...onFloors([here.focus, field.edge, button.outline.text]),
  [card.hover, here.ground],
  [here.focus, field.ground],
];

for (const theme of themes) {
  describe.each(groundNames)(`${theme.name} on %s`, (ground) => {
    function measure([over, under]: Pair) {
      return contrast(resolve(over, theme, ground) as string, resolve(under, theme, ground) as string);
    }
    test.each(words)('%s reads on %s (4.5 to 1)', (...pair) => {
      expect(measure(pair)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(marks)('%s shows on %s (3 to 1)', (...pair) => {
      expect(measure(pair)).toBeGreaterThanOrEqual(3);
    });
    test('the colour scheme is that of the ground', () => {
      expect(theme.scheme[ground]).toBe(
        luminance(resolve(here.ground, theme, ground) as string) < 0.18 ? 'dark' : 'light',
      );
    });
  });
}

test('the progress of a carousel shows on the darkest ground of each theme (3 to 1)', () => {
  for (const theme of themes)
    expect(
      contrast(resolve(light.ground, theme, 'ink') as string, resolve(here.ground, theme, 'ink') as string),
      theme.name,
    ).toBeGreaterThanOrEqual(3);
});
