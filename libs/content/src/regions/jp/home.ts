import { flagshipBumblebeeAnnounced } from '../../campaigns/flagship-bumblebee-pre-order/timeline.ts';
import type { Home } from '../../home/home.ts';
import { desk, ecosystem, flagshipBumblebeeSlide, guide, quotes, tile } from '../../home/tiles.ts';

export const home: Home = {
  hero: [
    tile('flagshipBumblebee', {
      ...flagshipBumblebeeSlide,
      badge: 'home.badge.flagship',
      window: { opens: flagshipBumblebeeAnnounced.jp },
    }),
    tile('flagshipOptimusPrime', { subtitle: 'home.wide.flagshipOptimusPrime' }),
    tile('interstellarAgentT9'),
    tile('interstellarScoutK1'),
  ],
  tiles: [
    tile('flagshipOptimusPrime', { picture: 'flagship-optimus-prime/vehicle-cut-out' }),
    tile('interstellarScoutK1', { tone: 'light' }),
    tile('interstellarAgentT9', { picture: 'interstellar-agent-t9/vehicle-cut-out' }),
    tile('flagshipBumblebee', { tone: 'light', window: { opens: flagshipBumblebeeAnnounced.jp } }),
  ],
  guides: [
    guide(
      'transform',
      { page: 'flagship-bumblebee' },
      {
        picture: 'flagship-bumblebee/vehicle-cut-out',
        span: 'wide',
        tone: 'dark',
        window: { opens: flagshipBumblebeeAnnounced.jp },
      },
    ),
    guide('app', { page: 'download-center' }, { picture: 'interstellar-agent-t9/cut-out', tone: 'light' }),
    guide('account', { page: 'login' }, { picture: 'flagship-optimus-prime/vehicle-cut-out', tone: 'dark' }),
    guide('warranty', { page: 'warranty' }, { picture: 'flagship-optimus-prime/cut-out', span: 'wide', tone: 'light' }),
    guide(
      'registration',
      { page: 'product-registration' },
      { picture: 'interstellar-agent-t9/vehicle-cut-out', tone: 'dark' },
    ),
    guide('faq', { page: 'faq' }, { picture: 'k1-interstellar-scout/cut-out', tone: 'light' }),
  ],
  desk: desk('payment', 'otherCosts', 'delivery', 'returns', 'contact'),
  ecosystem,
  quotes: quotes('rotate', 'star', 'blocks'),
};
