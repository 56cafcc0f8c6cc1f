import { products, shippingPasses, type Shipping } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { Messages, Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { shippingDates, shipsText } from '../sections/ships.server.ts';
import type en from './copy/en-US.json';

export type Say = Text<keyof typeof en>;

/** The words of the page, which its models say. */
export const copy = pageCopy<keyof typeof en>(
  import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }),
);
export const product = 'flagshipBumblebee';

/** Where the pre-order stands: not open, at the early bird's price, or at the regular one ("price recovery"). */
export type Phase = 'preheat' | 'earlyBird' | 'regular';

/** What the page may tell of the pre-order at this instant; a part that is not open yet is not there. */
export interface PreOrder {
  readonly phase: Phase;
  readonly opens: Date;
  /** The early bird's last day, and the first after it. */
  readonly last: Date;
  readonly ends: Date;
  readonly offer?: OfferModel;
  readonly giftOrders?: number;
  /** When it ships, as it is read by itself and in a sentence; left out once that is no news. */
  readonly shipping?: { readonly opens: number; readonly when: string; readonly line: string };
}

/** Reads the pre-order of a region off the clock. */
export function preOrderOf(context: PageContext, say: Say): PreOrder {
  const { region, clock } = context;
  const timeline = products[product].preOrder;
  const window = timeline && stageWindow(timeline, region.id, 'earlyBird');
  const booking = products[product].booking?.[region.id];
  const offer = offerModel(context, product);
  if (window?.opens === undefined || window.closes === undefined || !booking || !offer)
    throw new Error(`${product} has no pre-order in ${region.id}: take the region off its page's row`);
  const moments = { opens: new Date(window.opens), last: new Date(window.closes - 1), ends: new Date(window.closes) };
  if (!clock.hasPassed(window.opens)) return { phase: 'preheat', ...moments };
  const { giftOrders, shipping } = booking;
  const isEarly = clock.isOpen(window);
  return {
    phase: isEarly ? 'earlyBird' : 'regular',
    ...moments,
    offer,
    ...(isEarly && giftOrders !== undefined && { giftOrders }),
    ...(!clock.hasPassed(shippingPasses(shipping)) && { shipping: shippingText(context, say, shipping) }),
  };
}

function shippingText(context: PageContext, say: Say, shipping: Shipping): NonNullable<PreOrder['shipping']> {
  return {
    opens: shipping.opens,
    when: say(`shipping.${shipping.kind}`, shippingDates(shipping)),
    line: shipsText(context, shipping),
  };
}
