import type { RegionId } from '../regions/region.ts';
import type { ProductId } from './product.ts';
import { products } from './products.ts';

/** The products that come closest to each, the closest first. The last of each list is sold in every region. */
const relatives: Readonly<Record<ProductId, readonly [ProductId, ...ProductId[]]>> = {
  flagshipBumblebee: ['bumblebeeG1Performance', 'flagshipOptimusPrime'],
  toyStoryBuzzLightyear: ['buzzLightyearSpaceRangerAlpha', 'interstellarScoutK1'],
  flagshipMegatron: ['grimlockG1Flagship', 'flagshipOptimusPrime'],
  grimlockG1Flagship: ['flagshipMegatron', 'flagshipOptimusPrime'],
  bumblebeeG1Performance: ['flagshipBumblebee', 'flagshipOptimusPrime'],
  eliteOptimusPrime: ['eliteOptimusPrimeAiBase', 'flagshipOptimusPrime'],
  aiBase: ['eliteOptimusPrimeAiBase', 'flagshipOptimusPrime'],
  interstellarScoutK1: ['k1ProInterstellarScout', 'interstellarAgentT9'],
  k1ProInterstellarScout: ['interstellarScoutK1'],
  interstellarAgentT9: ['interstellarScoutK1'],
  buzzLightyearSpaceRangerAlpha: ['toyStoryBuzzLightyear', 'interstellarScoutK1'],
  flagshipOptimusPrime: ['eliteOptimusPrime', 'eliteOptimusPrimeAiBase', 'interstellarScoutK1'],
  optimusPrimeRiseOfTheBeastsSignatureLimitedEdition: ['flagshipOptimusPrime'],
  eliteOptimusPrimeAiBase: ['eliteOptimusPrime', 'flagshipOptimusPrime'],
};

/**
 * Returns the product that a region offers in the place of another: that one itself where the region sells it, else its closest relative there.
 * Undefined when `isAvailable` refuses them all.
 */
export function nearestProduct(
  product: ProductId,
  region: RegionId,
  isAvailable: (product: ProductId) => boolean,
): ProductId | undefined {
  return [product, ...relatives[product]].find((id) => products[id].regions.includes(region) && isAvailable(id));
}
