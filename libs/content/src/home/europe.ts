import { flagshipBumblebeeAnnounced } from '../products/flagship-bumblebee-pre-order.ts';
import type { Home } from './home.ts';
import { campaignTiles, ecosystem, flagshipBumblebeeSlide, quotes, tile } from './tiles.ts';

/** The home of the regions that the European stores serve. */
export const europe: Home = {
  hero: [
    ...campaignTiles,
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
