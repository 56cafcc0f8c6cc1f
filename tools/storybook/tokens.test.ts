import { themes } from '@kinemorph/ui/tokens';
import { describe, expect, it } from 'vitest';
import { measuresOf, primitive, tokensOf } from './tokens.ts';

const tiers = ['primitive', 'semantic', 'component'];

describe.each(themes.map(({ name }) => name))('tokens of %s', (name) => {
  const tokens = tokensOf(name);
  const paths = new Set(tokens.map(({ path }) => path));

  it('exist in all three tiers', () => {
    for (const tier of tiers) expect(tokens.some(({ path }) => path.startsWith(`${tier}.`))).toBe(true);
  });

  it('refer only to tokens that exist', () => {
    expect(tokens.filter(({ names }) => names !== undefined && !paths.has(names))).toEqual([]);
  });

  it('have readable values', () => {
    expect(
      tokens.filter(({ value }) => value === '' || value.includes('undefined') || value.includes('[object')),
    ).toEqual([]);
  });
});

describe('measures of a group', () => {
  it('have their values and purposes', () => {
    expect(measuresOf('cut')[0]).toEqual({ name: 'small', purpose: 'The cut corner of a badge', value: '0.375rem' });
    expect(measuresOf('layer').map(({ value }) => Number(value))).toEqual([1, 20, 30, 40, 50]);
  });

  it('have a minimum and a maximum when they grow with the window', () => {
    expect(measuresOf('space').find(({ name }) => name === 'gutter')).toEqual({
      name: 'gutter',
      purpose: 'Grows with the window',
      value: '1.25rem to 4rem',
    });
  });
});

describe('a primitive', () => {
  it('is found by its path', () => {
    expect(primitive('color.signal')).toBe('#ff5a1f');
    expect(primitive('duration.150')).toBe('150ms');
    expect(primitive('easing.settle')).toBe('0.2, 0.7, 0.1, 1');
  });

  it('that does not exist throws an error with its name', () => {
    expect(() => primitive('color.mauve')).toThrow('There is no primitive "color.mauve".');
  });
});
