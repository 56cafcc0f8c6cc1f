import type { ProductId } from '@kinemorph/content';

/** The expected hero and line-up of a home, written a second time here on purpose. */
interface ExpectedRegion {
  readonly id: string;
  readonly locale: string;
  readonly language: string;
  readonly market: 'us' | 'eu';
  readonly hero: readonly ProductId[];
  readonly tiles: readonly ProductId[];
}

const europe = {
  market: 'eu',
  hero: ['flagshipBumblebee', 'toyStoryBuzzLightyear', 'flagshipOptimusPrime', 'flagshipMegatron'],
  tiles: ['k1ProInterstellarScout', 'interstellarAgentT9', 'interstellarScoutK1', 'buzzLightyearSpaceRangerAlpha'],
} as const;

/** The instant of most tests: every campaign of 2025 is over. */
export const afterTheSales = '2025-08-01T12:00:00Z';

/** The regions of the global site after the sales. */
export const regions: readonly ExpectedRegion[] = [
  {
    id: 'us',
    locale: 'en-US',
    language: 'en',
    market: 'us',
    hero: ['flagshipBumblebee', 'flagshipOptimusPrime', 'grimlockG1Flagship'],
    tiles: [
      'eliteOptimusPrime',
      'toyStoryBuzzLightyear',
      'bumblebeeG1Performance',
      'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition',
      'flagshipMegatron',
      'interstellarAgentT9',
      'k1ProInterstellarScout',
      'buzzLightyearSpaceRangerAlpha',
      'aiBase',
      'interstellarScoutK1',
    ],
  },
  {
    id: 'uk',
    locale: 'en-GB',
    language: 'en',
    ...europe,
    hero: ['toyStoryBuzzLightyear', 'flagshipBumblebee', 'flagshipMegatron', 'flagshipOptimusPrime'],
  },
  { id: 'eu', locale: 'en-EU', language: 'en', ...europe },
  { id: 'fr', locale: 'fr-FR', language: 'fr', ...europe },
  { id: 'de', locale: 'de-DE', language: 'de', ...europe },
  {
    id: 'jp',
    locale: 'ja-JP',
    language: 'ja',
    market: 'us',
    hero: ['flagshipBumblebee', 'flagshipOptimusPrime', 'interstellarAgentT9', 'interstellarScoutK1'],
    tiles: ['flagshipOptimusPrime', 'interstellarScoutK1', 'interstellarAgentT9', 'flagshipBumblebee'],
  },
  {
    id: 'kr',
    locale: 'ko-KR',
    language: 'ko',
    market: 'us',
    hero: ['flagshipOptimusPrime', 'flagshipMegatron', 'interstellarAgentT9', 'interstellarScoutK1'],
    tiles: ['flagshipOptimusPrime', 'flagshipMegatron', 'interstellarAgentT9', 'interstellarScoutK1'],
  },
];
