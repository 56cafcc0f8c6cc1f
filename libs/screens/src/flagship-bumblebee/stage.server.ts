import { products, shippingPasses, type Shipping } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { Messages, Text } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { shippingDates, shipsText } from '../sections/ships.server.ts';
import type en from './copy/en-US.json';

export type PageText = Text<keyof typeof en>;

/** The copy of the page. */
export const copy = pageCopy<keyof typeof en>(
  import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }),
);
export const product = 'flagshipBumblebee';

/** The stage of the pre-order: not open, at the early bird's price, or at the regular one ("price recovery"). */
export type Stage = 'preheat' | 'earlyBird' | 'regular';

/** The facts about the pre-order that the page may show at this instant; those of later stages are left out. */
export interface PreOrder {
  readonly phase: Stage;
  readonly opens: Date;
  /** The early bird's last day, and the first after it. */
  readonly last: Date;
  readonly ends: Date;
  readonly offer?: OfferModel;
  readonly giftOrders?: number;
  /** The time of shipping, as a text by itself and in a sentence; left out once that has passed. */
  readonly shipping?: { readonly opens: number; readonly when: string; readonly line: string };
}

/** Reads the stage of a region's pre-order from the clock. */
export function preOrderOf(context: ModelContext, t: PageText): PreOrder {
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
    ...(!clock.hasPassed(shippingPasses(shipping)) && { shipping: shippingText(context, t, shipping) }),
  };
}

function shippingText(context: ModelContext, t: PageText, shipping: Shipping): NonNullable<PreOrder['shipping']> {
  return {
    opens: shipping.opens,
    when: t(`shipping.${shipping.kind}`, shippingDates(shipping)),
    line: shipsText(context, shipping),
  };
}
