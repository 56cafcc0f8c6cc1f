import { europe } from './europe.ts';
import type { Home } from './home.ts';
import { tile } from './tiles.ts';

/** Britain leads with the ranger, and shows Bumblebee second. */
export const uk: Home = {
  ...europe,
  hero: [
    tile('toyStoryBuzzLightyear', { subtitle: 'home.wide.toyStoryBuzzLightyear' }),
    tile('flagshipBumblebee', { subtitle: 'home.wide.flagshipBumblebee', badge: 'home.badge.flagship' }),
    tile('flagshipMegatron', { subtitle: 'home.wide.flagshipMegatron' }),
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime' }),
  ],
};
