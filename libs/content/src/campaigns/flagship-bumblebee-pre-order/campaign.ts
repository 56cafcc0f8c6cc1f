import { defineCampaign } from '../campaign.ts';
import { flagshipBumblebeeBooking } from './booking.ts';
import { flagshipBumblebeeAnnounced, timeline } from './timeline.ts';

/**
 * The launch of Flagship Bumblebee: its announcement, pre-order and booking. Its page, menu entry and prices are the
 * product's.
 */
export const flagshipBumblebeePreOrder = defineCampaign({
  kind: 'preOrder',
  id: 'flagship-bumblebee-pre-order',
  timeline,
  banner: {
    lines: [{ stage: 'earlyBird', label: 'banner.earlyBird' }],
    to: { product: 'flagshipBumblebee' },
    countsDown: false,
  },
  facts: { announced: flagshipBumblebeeAnnounced, booking: flagshipBumblebeeBooking },
});
