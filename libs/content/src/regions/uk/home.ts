import { flagshipBumblebeeAnnounced } from '../../campaigns/flagship-bumblebee-pre-order/timeline.ts';
import { europe } from '../../home/europe.ts';
import type { Home } from '../../home/home.ts';
import { flagshipBumblebeeSlide, quotes, tile } from '../../home/tiles.ts';

/** Britain leads with the ranger, and shows Bumblebee second. */
export const home: Home = {
  ...europe,
  quotes: quotes('eye', 'star', 'blocks'),
  hero: [
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
