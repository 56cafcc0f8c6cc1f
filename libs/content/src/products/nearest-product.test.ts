import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionIds } from '../regions/regions.ts';
import { nearestProduct } from './nearest-product.ts';
import { products, productIds } from './products.ts';

describe('the nearest product', () => {
  it('is the product itself if the region sells it, else another that the region sells [RG-5]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...productIds), fc.constantFrom(...regionIds), (product, region) => {
        const nearest = nearestProduct(product, region, () => true);
        expect(nearest && products[nearest].regions).toContain(region);
        expect(nearest === product).toBe(products[product].regions.includes(region));
      }),
    );
  });

  it('is never an unavailable product [RG-5]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...productIds),
        fc.constantFrom(...regionIds),
        fc.subarray([...productIds]),
        (product, region, available) => {
          const nearest = nearestProduct(product, region, (id) => available.includes(id));
          if (nearest !== undefined) expect(available).toContain(nearest);
        },
      ),
    );
  });

  it('is a similar product in six examples', () => {
    const nearest = (
      ...[product, region]: [Parameters<typeof nearestProduct>[0], Parameters<typeof nearestProduct>[1]]
    ) => nearestProduct(product, region, () => true);
    expect([
      nearest('bumblebeeG1Performance', 'jp'),
      nearest('flagshipBumblebee', 'kr'),
      nearest('toyStoryBuzzLightyear', 'jp'),
    ]).toEqual(['flagshipBumblebee', 'flagshipOptimusPrime', 'interstellarScoutK1']);
    expect([
      nearest('grimlockG1Flagship', 'de'),
      nearest('eliteOptimusPrime', 'fr'),
      nearest('flagshipOptimusPrime', 'kr'),
    ]).toEqual(['flagshipMegatron', 'eliteOptimusPrimeAiBase', 'flagshipOptimusPrime']);
  });
});
