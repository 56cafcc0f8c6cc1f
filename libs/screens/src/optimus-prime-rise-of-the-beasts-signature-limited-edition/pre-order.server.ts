import { limitedEditionPreOrder, products, standardWarrantyYears, type RegionId } from '@kinemorph/content';
import { stageWindow, type Timeline } from '@kinemorph/content/time';
import type { Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { CallToAction, EventTimeline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { OfferModel } from '../sections/offer.server.ts';
import type en from './copy/en-US.json';

type Say = Text<keyof typeof en>;

const { edition = 0, warrantyYears } = products.optimusPrimeRiseOfTheBeastsSignatureLimitedEdition;
const preOrder: Timeline<'earlyBird', RegionId> = limitedEditionPreOrder;

/** Returns where the pre-order stands in the region. */
export const stageOf = ({ clock, region }: PageContext) => clock.stage(preOrder, region.id);

/** Returns the days of the pre-order in the region. Throws where the region has none. */
function daysOf({ region }: PageContext): { readonly opens: Date; readonly last: Date; readonly closes: Date } {
  const { opens, closes } = stageWindow(preOrder, region.id, 'earlyBird') ?? {};
  if (opens === undefined || closes === undefined)
    throw new Error(
      `the pre-order of the limited edition has no dates in ${region.id}: give it some, or take its page out`,
    );
  // A window ends with the first moment after it: copy names the last day.
  return { opens: new Date(opens), last: new Date(closes - 1), closes: new Date(closes) };
}

/** Beside the price: from when, or until when, the pre-order is open; nothing once it is over. */
export function heroNote(context: PageContext, say: Say): { note?: string } {
  const stage = stageOf(context);
  const { opens, last } = daysOf(context);
  if (stage === 'before') return { note: say('hero.before', { opens }) };
  return stage === 'earlyBird' ? { note: say('hero.open', { last }) } : {};
}

/** The days of the pre-order, in order; prices only of what has opened. */
export function timelineModel(
  context: PageContext,
  say: Say,
  offer: OfferModel | undefined,
): { heading: string; intro: string } & ComponentProps<typeof EventTimeline> {
  const stage = stageOf(context);
  const { opens, last, closes } = daysOf(context);
  const { current: price, was, installment } = offer?.price ?? {};
  const retail = stage === 'earlyBird' ? was : price;
  const isOffered = stage === 'earlyBird' && price !== undefined && installment !== undefined;
  return {
    heading: say('timeline.heading'),
    intro: say(`timeline.${stage}`),
    label: say('timeline.heading'),
    events: [
      {
        time: say('timeline.date', { day: opens }),
        event: say('timeline.opens'),
        description: isOffered
          ? say('timeline.opens.price', { price, installment })
          : say('timeline.opens.text', { edition }),
        current: stage === 'earlyBird',
      },
      {
        time: say('timeline.date', { day: last }),
        event: say('timeline.closes'),
        description: say('timeline.closes.text'),
      },
      {
        time: say('timeline.from', { day: closes }),
        event: say('timeline.retail'),
        ...(retail !== undefined && { description: say('timeline.retail.price', { price: retail }) }),
        current: stage === 'after',
      },
    ],
  };
}

/** How to come by a piece: announced, at the pre-order price, or with the words that follow it at the retail price. */
export function orderModel(
  context: PageContext,
  say: Say,
  offer: OfferModel | undefined,
): ComponentProps<typeof CallToAction> {
  const { region, picture, links } = context;
  const stage = stageOf(context);
  const { opens, last, closes } = daysOf(context);
  const retail = offer?.price?.was;
  const dealers = links.to({ page: 'where-to-buy' });
  const phase = offer?.state === 'soldOut' ? 'soldOut' : stage;
  return {
    title: say(`order.${phase}.title`, { edition }),
    text: say(`order.${phase}.text`),
    ...(stage === 'before' && { time: say('order.before.time', { opens }) }),
    ...(stage === 'earlyBird' && {
      badge: { label: say('order.earlyBird.badge'), tone: 'signal' as const },
      time: say('order.earlyBird.time', { last }),
    }),
    price: offer?.price,
    actions: [
      ...(offer?.buy ? [offer.buy] : []),
      ...(offer?.buy && dealers ? [{ label: say('order.dealers'), href: dealers, tone: 'outline' as const }] : []),
    ],
    status: offer?.status,
    picture: picture('optimus-prime-limited-edition/cut-out', ''),
    notice: {
      title: say('order.notice'),
      items: [
        { label: say('order.limit'), value: say('order.limit.value') },
        { label: say('order.edition'), value: say('order.edition.value', { edition }) },
        ...(retail === undefined
          ? []
          : [
              {
                label: say('order.retail'),
                value: say('order.retail.value', { price: retail, day: closes }),
              },
            ]),
        {
          label: say('order.warranty'),
          value: say('order.warranty.value', { years: warrantyYears?.[region.id] ?? standardWarrantyYears }),
        },
      ],
    },
  };
}
