import { expect, it } from 'vitest';
import type { Difference } from '../api.ts';
import { byThing } from './by-thing.ts';

it('lists a difference that several pages of a region share once, with all these pages', () => {
  const price: Difference = {
    region: 'de',
    path: '',
    kind: 'price',
    about: 'Flagship Bumblebee',
    before: '1.099 €',
    after: '1.599 €',
  };
  const all = byThing([
    price,
    { ...price, path: 'products' },
    { ...price, region: 'fr' },
    { ...price, after: '1.499 €' },
  ]);
  expect(all.map(({ region, paths, after }) => [region, paths, after])).toEqual([
    ['de', ['', 'products'], '1.599 €'],
    ['fr', [''], '1.599 €'],
    ['de', [''], '1.499 €'],
  ]);
});
