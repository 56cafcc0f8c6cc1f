import { flagshipBumblebeeAnnounced } from '../../campaigns/flagship-bumblebee-pre-order/timeline.ts';
import type { Home } from '../../home/home.ts';
import { desk, ecosystem, flagshipBumblebeeSlide, quotes, tile } from '../../home/tiles.ts';

/** China's own line-up, and the link to the Chinese retail store. */
export const home: Home = {
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
    tile('interstellarScoutK1', { span: 'wide', tone: 'light' }),
    tile('interstellarAgentT9'),
    tile('toyStoryBuzzLightyear', { tone: 'light' }),
  ],
  desk: desk('payment', 'delivery', 'returns', 'contact', 'icp', 'publicSecurity'),
  ecosystem,
  quotes: quotes('gear', 'rotate', 'blocks'),
  retail: { store: '/' },
};
