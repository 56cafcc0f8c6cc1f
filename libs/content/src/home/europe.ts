import { flagshipBumblebeeAnnounced } from '../campaigns/flagship-bumblebee-pre-order/timeline.ts';
import type { Home } from './home.ts';
import { ecosystem, flagshipBumblebeeSlide, quotes, tile } from './tiles.ts';

/** The home of the regions that the European stores serve. */
export const europe: Home = {
  hero: [
    tile('flagshipBumblebee', {
      ...flagshipBumblebeeSlide,
      badge: 'home.badge.flagship',
      window: { opens: flagshipBumblebeeAnnounced.everywhere },
    }),
    tile('toyStoryBuzzLightyear', { subtitle: 'home.wide.toyStoryBuzzLightyear' }),
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime' }),
    tile('flagshipMegatron', { subtitle: 'home.wide.flagshipMegatron' }),
  ],
  tiles: [
    tile('k1ProInterstellarScout', { span: 'wide', tone: 'light' }),
    tile('interstellarAgentT9'),
    tile('interstellarScoutK1', { tone: 'light' }),
    tile('buzzLightyearSpaceRangerAlpha', { span: 'wide' }),
  ],
  ecosystem,
  quotes: quotes('gear', 'user', 'code'),
};
