import type { Home } from './home.ts';
import { ecosystem, quotes, tile } from './tiles.ts';

export const jp: Home = {
  hero: [
    tile('flagshipBumblebee', { subtitle: 'home.wide.flagshipBumblebee', badge: 'home.badge.flagship' }),
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime' }),
    tile('interstellarAgentT9'),
  ],
  tiles: [tile('interstellarScoutK1', { span: 'wide', tone: 'light' }), tile('interstellarAgentT9'), tile('flagshipOptimusPrime', { tone: 'light' })],
  ecosystem,
  quotes,
};
