import { aiBase } from './ai-base/product.ts';
import { bumblebeeG1Performance } from './bumblebee-g1-performance/product.ts';
import { buzzLightyearSpaceRangerAlpha } from './buzz-lightyear-space-ranger-alpha/product.ts';
import { eliteOptimusPrimeAiBase } from './elite-optimus-prime-ai-base/product.ts';
import { eliteOptimusPrime } from './elite-optimus-prime/product.ts';
import { flagshipBumblebee } from './flagship-bumblebee/product.ts';
import { flagshipMegatron } from './flagship-megatron/product.ts';
import { flagshipOptimusPrime } from './flagship-optimus-prime/product.ts';
import { grimlockG1Flagship } from './grimlock-g1-flagship/product.ts';
import { interstellarAgentT9 } from './interstellar-agent-t9/product.ts';
import { interstellarScoutK1 } from './interstellar-scout-k1/product.ts';
import { k1ProInterstellarScout } from './k1-pro-interstellar-scout/product.ts';
import { optimusPrimeRiseOfTheBeastsSignatureLimitedEdition } from './optimus-prime-rise-of-the-beasts-signature-limited-edition/product.ts';
import type { Product } from './product.ts';
import type { ProductId } from './product-id.ts';
import { withLikeRegions } from './like-regions.ts';
import { toyStoryBuzzLightyear } from './toy-story-buzz-lightyear/product.ts';

const written: Readonly<Record<ProductId, Product>> = {
  flagshipBumblebee,
  toyStoryBuzzLightyear,
  flagshipMegatron,
  grimlockG1Flagship,
  bumblebeeG1Performance,
  eliteOptimusPrime,
  aiBase,
  interstellarScoutK1,
  k1ProInterstellarScout,
  interstellarAgentT9,
  buzzLightyearSpaceRangerAlpha,
  flagshipOptimusPrime,
  optimusPrimeRiseOfTheBeastsSignatureLimitedEdition,
  eliteOptimusPrimeAiBase,
};

/** Everything that is sold, by identifier; in the order in which lists without an order of their own name them. */
export const products = Object.fromEntries(
  Object.entries(written).map(([id, product]) => [id, withLikeRegions(product)]),
) as Readonly<Record<ProductId, Product>>;

export const productIds = Object.keys(products) as [ProductId, ...ProductId[]];
