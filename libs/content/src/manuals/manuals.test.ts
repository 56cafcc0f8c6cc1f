import { describe, expect, it } from 'vitest';
import { products, productIds } from '../products/products.ts';
import { regionIds } from '../regions/regions.ts';
import { parseInstant } from '../time/index.ts';
import { seriesIds } from './manual.ts';
import { manuals, productsOf } from './manuals.ts';

describe('the manuals', () => {
  it('have unique ids that are valid file names [EN-11]', () => {
    expect(new Set(manuals.map(({ id }) => id)).size).toBe(manuals.length);
    for (const { id } of manuals) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('are dated with days that exist, written YYYY-MM-DD [EN-11]', () => {
    for (const { id, updated } of manuals) {
      expect([id, updated]).toEqual([id, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
      expect([id, parseInstant(`${updated}T00:00Z`)]).toEqual([id, expect.any(Number)]);
    }
  });

  it('cover every series; each product has its quick guide, and the bundle has two', () => {
    for (const series of seriesIds) expect(manuals.some((manual) => manual.series === series)).toBe(true);
    for (const id of productIds) {
      for (const region of regionIds.filter((one) => products[id].regions.includes(one))) {
        const guides = manuals.filter(
          (manual) => manual.kind === 'quickGuide' && productsOf(manual, region).includes(id),
        );
        expect([id, guides.map((guide) => guide.products)]).toEqual([
          id,
          id === 'eliteOptimusPrimeAiBase' ? [['eliteOptimusPrime'], ['aiBase']] : [[id]],
        ]);
      }
    }
  });

  it('are listed only for products that the region sells', () => {
    for (const manual of manuals)
      for (const region of regionIds)
        for (const id of productsOf(manual, region)) expect(products[id].regions).toContain(region);
    const kr = manuals.filter((manual) => productsOf(manual, 'kr').length > 0).map(({ id }) => id);
    expect(kr).toContain('flagship-megatron-quick-guide');
    expect(kr).not.toContain('flagship-bumblebee-quick-guide');
  });
});
