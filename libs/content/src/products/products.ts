import { aiBase } from './ai-base.ts';
import { bumblebeeG1Performance } from './bumblebee-g1-performance.ts';
import { buzzLightyearSpaceRangerAlpha } from './buzz-lightyear-space-ranger-alpha.ts';
import { eliteOptimusPrimeAiBase } from './elite-optimus-prime-ai-base.ts';
import { eliteOptimusPrime } from './elite-optimus-prime.ts';
import { flagshipBumblebee } from './flagship-bumblebee.ts';
import { flagshipMegatron } from './flagship-megatron.ts';
import { flagshipOptimusPrime } from './flagship-optimus-prime.ts';
import { grimlockG1Flagship } from './grimlock-g1-flagship.ts';
import { interstellarAgentT9 } from './interstellar-agent-t9.ts';
import { interstellarScoutK1 } from './interstellar-scout-k1.ts';
import { k1ProInterstellarScout } from './k1-pro-interstellar-scout.ts';
import { optimusPrimeRiseOfTheBeastsSignatureLimitedEdition } from './optimus-prime-rise-of-the-beasts-signature-limited-edition.ts';
import type { Product, ProductId } from './product.ts';
import { toyStoryBuzzLightyear } from './toy-story-buzz-lightyear.ts';

/** Everything that is sold, by identifier. */
export const products: Readonly<Record<ProductId, Product>> = {
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
