import { instant } from '../../time/index.ts';
import type { Home } from '../../home/home.ts';
import { ecosystem, flagshipBumblebeeSlide, quotes, tile } from '../../home/tiles.ts';

/** The instant at which the hero passes from Megatron to Bumblebee: one tile ends where the other starts. */
const handover = instant('2025-07-01T15:00+08:00');

export const home: Home = {
  hero: [
    tile('flagshipMegatron', { subtitle: 'home.wide.flagshipMegatron', window: { closes: handover } }),
    tile('flagshipBumblebee', { ...flagshipBumblebeeSlide, window: { opens: handover } }),
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime' }),
    tile('grimlockG1Flagship', { subtitle: 'home.wide.grimlockG1Flagship' }),
  ],
  tiles: [
    tile('eliteOptimusPrime', { span: 'wide' }),
    tile('toyStoryBuzzLightyear', { tone: 'light' }),
    tile('bumblebeeG1Performance'),
    tile('optimusPrimeRiseOfTheBeastsSignatureLimitedEdition', { span: 'wide', tone: 'light' }),
    tile('flagshipMegatron'),
    tile('interstellarAgentT9', { tone: 'light' }),
    tile('k1ProInterstellarScout'),
    tile('buzzLightyearSpaceRangerAlpha', { tone: 'light' }),
    tile('aiBase'),
    tile('interstellarScoutK1', { tone: 'light' }),
  ],
  ecosystem,
  quotes: quotes('eye', 'microphone', 'blocks'),
};
