import { describe, expect, it } from 'vitest';
import { checkoutOf } from '../testing/checkout.ts';
import { locate, stepsOf } from './locate.ts';

const files = {
  'a.ts': [
    "import { shared, tile } from './b.ts';",
    'const sells = ({ early, regular = 5 }: { early: number; regular?: number }) => ({ regular, promotions: [{ price: early }] });',
    'export const a = {',
    '  us: {',
    '    regular: 1299,',
    '    list: [1,',
    '      2],',
    '  },',
    '  de: sells({',
    '    early: 949,',
    '    regular: 1099,',
    '  }),',
    '  fr: sells({ early: 1 }),',
    "  hero: tile('x', {",
    "    badge: 'b',",
    '  }),',
    '  shared,',
    '  computed: Math.max(1, 2),',
    '} as const;',
    'export const rest = { list: [...[0],',
    '  1] };',
    "export const pages = [{ path: '' },",
    "  { path: 'x/y', to: 1 }];",
    'export function menu(region: string) {',
    '  const hidden = region;',
    "  return [hidden, 'a-word'];",
    '}',
  ].join('\n'),
  'b.ts': [
    'export function tile(key: string, more: object = {}) {',
    "  return { key, tone: 'b-word', ...more };",
    '}',
    'export const shared = {',
    '  link: 1,',
    '};',
  ].join('\n'),
};

const placeOf = (field: string, found?: unknown) => {
  const { file, line } = locate(checkoutOf(files).sources, 'a.ts', field, found);
  return `${file}:${line}`;
};

describe('field path', () => {
  it.each([
    ['prices.us.promotions[0].price', ['prices', 'us', 'promotions', 0, 'price']],
    ['"where-to-buy/hongkong-macao".window.us', ['where-to-buy/hongkong-macao', 'window', 'us']],
    ['about-us.links[1].to', ['about-us', 'links', 1, 'to']],
    ['[3]', [3]],
    ['', []],
  ])('%s has the steps %j', (field, steps) => {
    expect(stepsOf(field)).toEqual(steps);
  });
});

describe('place of a value', () => {
  it.each([
    ['us.regular', 'a.ts:5', 'in an object'],
    ['us.list[1]', 'a.ts:7', 'in a list'],
    ['de.regular', 'a.ts:11', 'that a function is given'],
    ['de.promotions[0].price', 'a.ts:10', 'that a function is given under another name'],
    ['hero.badge', 'a.ts:15', "that another file's function spreads"],
    ['hero.tone', 'b.ts:2', "that another file's function adds"],
    ['shared.link', 'b.ts:5', 'that is imported'],
    ['"x/y".to', 'a.ts:23', 'of a page, by its path'],
    ['[1].to', 'a.ts:23', 'of a page, by its number'],
  ])('%s is at %s: a value %s', (field, place) => {
    expect(placeOf(field)).toBe(place);
  });

  it.each([
    ['us.gone.deeper', 'a.ts:4', 'is missing'],
    ['fr.regular', 'a.ts:13', 'a function falls back to it'],
    ['computed.x', 'a.ts:18', 'only running it would tell'],
    ['list[1]', 'a.ts:20', 'stands behind a spread'],
    ['', 'a.ts:3', 'is the whole'],
  ])('%s is found at the nearest place, %s (%s)', (field, place) => {
    expect(placeOf(field)).toBe(place);
  });

  it('is the line with the found text, in the file or an import, if code computes the value', () => {
    expect(placeOf('kr[0].to', { page: 'a-word' })).toBe('a.ts:26');
    expect(placeOf('kr[0].to', { page: 'b-word' })).toBe('b.ts:2');
    expect(placeOf('kr[0].to', { page: 'no-word' })).toBe('a.ts:3');
  });
});
