import { flagshipBumblebeeAnnounced } from '../products/flagship-bumblebee-pre-order.ts';
import { europe } from './europe.ts';
import type { Home } from './home.ts';
import { campaignTiles, flagshipBumblebeeSlide, quotes, tile } from './tiles.ts';

/** Britain leads with the ranger, and shows Bumblebee second. */
export const uk: Home = {
  ...europe,
  quotes: quotes('eye', 'star', 'blocks'),
  hero: [
    ...campaignTiles,
    tile('toyStoryBuzzLightyear', { subtitle: 'home.wide.toyStoryBuzzLightyear' }),
    tile('flagshipBumblebee', {
      ...flagshipBumblebeeSlide,
      badge: 'home.badge.flagship',
      window: { opens: flagshipBumblebeeAnnounced.everywhere },
    }),
    tile('flagshipMegatron', { subtitle: 'home.wide.flagshipMegatron' }),
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime' }),
  ],
};
