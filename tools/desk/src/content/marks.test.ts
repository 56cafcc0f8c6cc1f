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
const files = new Map([['libs/content/src/products/ai-base/prices.json', 'aiBase']]);
const of = 'libs/content/src/products/ai-base/prices.json';
const overlap = {
  file: 'libs/content/src/campaigns/christmas-2024/timeline.ts',
  line: 7,
  what: 'uk.promotions[1].window',
  found: 'a window',
  expected: 'a window that does not overlap',
  fix: 'let one close where the other opens',
};

it('marks a mistake on the bars of its product and region with the message of the checks', () => {
  expect(marksOf([{ finding: overlap, of }], [price('uk'), price('de')], ['uk', 'de'], files)).toEqual([
    { ...overlap, bar: 'uk.price.aiBase' },
  ]);
});

it('marks no bar for a mistake in another file', () => {
  expect(marksOf([{ finding: overlap, of: 'libs/content/src/brand.ts' }], [price('uk')], ['uk', 'de'], files)).toEqual(
    [],
  );
});

it('marks only the bar that opens at the instant of the mistake', () => {
  const later = { ...price('uk'), id: 'uk.price.aiBase.2', opens: Date.UTC(2024, 11, 9) };
  const found = { ...overlap, found: '{"opens":"2024-12-09T00:00:00.000Z"}' };
  expect(marksOf([{ finding: found, of }], [price('uk'), later], ['uk', 'de'], files).map(({ bar }) => bar)).toEqual([
    later.id,
  ]);
});
