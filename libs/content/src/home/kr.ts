import type { Home } from './home.ts';
import { ecosystem, quotes, tile } from './tiles.ts';

/** Korea's store has neither Flagship Bumblebee nor the rangers. */
export const kr: Home = {
  hero: [
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime', badge: 'home.badge.flagship' }),
    tile('flagshipMegatron', { subtitle: 'home.wide.flagshipMegatron' }),
  ],
  tiles: [tile('interstellarScoutK1', { span: 'wide', tone: 'light' }), tile('interstellarAgentT9'), tile('flagshipMegatron', { tone: 'light' })],
  ecosystem,
  quotes,
};
