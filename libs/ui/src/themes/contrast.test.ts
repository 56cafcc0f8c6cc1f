import { describe, expect, test } from 'vitest';
import { contrastPairs, measure, schemeOf } from '../theme/contrast.ts';
import { resolve } from '../theme/resolve.ts';
import { semantic } from '../theme/semantic.ts';
import { groundNames } from '../theme/theme.ts';
import { themes } from './themes.ts';

for (const theme of themes) {
  describe.each(groundNames)(`${theme.name} on %s`, (ground) => {
    const pairs = contrastPairs.filter(({ grounds }) => grounds.includes(ground));
    test.each(pairs)('$over on $under has a contrast of at least $wanted to 1', (pair) => {
      expect(measure(pair, theme, ground).ratio).toBeGreaterThanOrEqual(pair.wanted);
    });
    test('the colour scheme matches the colour of the ground', () => {
      expect(theme.scheme[ground]).toBe(schemeOf(resolve(semantic.here.ground, theme, ground).value as string));
    });
  });
}
