import { expect, it } from 'vitest';
import type { PlainBar } from './bars.ts';
import { marksOf } from './marks.ts';

const price = (region: 'uk' | 'de'): PlainBar => ({
  id: `${region}.price.aiBase`,
  region,
  kind: 'price',
  name: 'AI Base',
  product: 'aiBase',
  zone: 'UTC',
});
const files = new Map([['libs/content/src/products/ai-base.ts', 'aiBase']]);
const overlap = {
  file: 'libs/content/src/products/ai-base.ts',
  line: 7,
  what: 'prices.uk.promotions[1].window',
  found: 'a window',
  wanted: 'a window that does not overlap',
  mend: 'let one close where the other opens',
};

it('marks a mistake of the checks on the bars of its product and region, in the words of the checks', () => {
  expect(marksOf([overlap], [price('uk'), price('de')], ['uk', 'de'], files)).toEqual([
    { ...overlap, bar: 'uk.price.aiBase' },
  ]);
});

it('marks nothing for a mistake elsewhere', () => {
  expect(marksOf([{ ...overlap, file: 'libs/content/src/brand.ts' }], [price('uk')], ['uk', 'de'], files)).toEqual([]);
});
