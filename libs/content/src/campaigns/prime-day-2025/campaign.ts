import { defineCampaign } from '../campaign.ts';
import { timeline } from './timeline.ts';

/** The amount that the sale takes off, in US dollars. */
const saving = 100;

/** The seven-day sale of July 2025: it has no page, and leads to its product. */
export const primeDay2025 = defineCampaign({
  id: 'prime-day-2025',
  timeline,
  menu: {
    identify: 'sale',
    label: 'nav.sale',
    to: { product: 'eliteOptimusPrime' },
    stage: 'sale',
    place: 'beforeHub',
  },
  tiles: [
    {
      key: 'sevenDaySale',
      stage: 'sale',
      product: 'eliteOptimusPrime',
      title: 'home.sale.title',
      subtitle: 'home.sale.subtitle',
      badge: 'home.sale.badge',
      showBuy: true,
      values: { saving },
    },
  ],
  banner: {
    lines: [{ stage: 'sale', label: 'banner.sale' }],
    to: { product: 'eliteOptimusPrime' },
    countsDown: true,
    saving,
  },
  facts: { saving },
});
