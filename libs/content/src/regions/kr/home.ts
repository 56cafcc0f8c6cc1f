import type { Home } from '../../home/home.ts';
import { desk, ecosystem, guide, quotes, tile } from '../../home/tiles.ts';

/**
 * Korea has no pages for products, so its home describes each robot. Its store has neither Flagship Bumblebee nor the
 * rangers.
 */
export const home: Home = {
  hero: [
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime', badge: 'home.badge.flagship' }),
    tile('flagshipMegatron', { subtitle: 'home.wide.flagshipMegatron' }),
    tile('interstellarAgentT9'),
    tile('interstellarScoutK1'),
  ],
  tiles: [],
  robots: [
    { product: 'flagshipOptimusPrime', picture: 'flagship-optimus-prime/vehicle' },
    { product: 'flagshipMegatron', picture: 'flagship-megatron/present' },
    { product: 'interstellarAgentT9', picture: 'interstellar-agent-t9/action' },
    { product: 'interstellarScoutK1', picture: 'k1-interstellar-scout/wave' },
  ],
  guides: [
    guide('manuals', { page: 'manuals' }, { picture: 'k1-interstellar-scout/cut-out', span: 'wide', tone: 'light' }),
    guide('app', { page: 'download-center' }, { picture: 'interstellar-agent-t9/vehicle-cut-out', tone: 'dark' }),
    guide('account', { page: 'login' }, { picture: 'flagship-optimus-prime/cut-out', tone: 'light' }),
    guide(
      'warranty',
      { page: 'warranty' },
      { picture: 'flagship-optimus-prime/vehicle-cut-out', span: 'wide', tone: 'dark' },
    ),
    guide('registration', { page: 'product-registration' }, { picture: 'flagship-megatron/cut-out', tone: 'light' }),
    guide('faq', { page: 'faq' }, { picture: 'interstellar-agent-t9/cut-out', tone: 'dark' }),
  ],
  desk: desk('payment', 'delivery', 'returns', 'contact', 'register', 'mailOrder'),
  ecosystem,
  quotes: quotes('gear', 'microphone', 'blocks'),
};
