import { limitedEditionPreOrder, products, standardWarrantyYears, type RegionId } from '@kinemorph/content';
import { stageWindow, type Timeline } from '@kinemorph/content/time';
import type { Text } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import type { CallToAction, EventTimeline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { OfferModel } from '../sections/offer.server.ts';
import type en from './copy/en-US.json';

type PageText = Text<keyof typeof en>;

const { edition = 0, warrantyYears } = products.optimusPrimeRiseOfTheBeastsSignatureLimitedEdition;
const preOrder: Timeline<'earlyBird', RegionId> = limitedEditionPreOrder;

/** Returns the stage of the pre-order in the region. */
export const stageOf = ({ clock, region }: ModelContext) => clock.stage(preOrder, region.id);

/** Returns the days of the pre-order in the region. Throws if the region has none. */
function daysOf({ region }: ModelContext): { readonly opens: Date; readonly last: Date; readonly closes: Date } {
  const { opens, closes } = stageWindow(preOrder, region.id, 'earlyBird') ?? {};
  if (opens === undefined || closes === undefined)
    throw new Error(
      `the pre-order of the limited edition has no dates in ${region.id}: give it some, or take its page out`,
    );
  // A window ends with the first moment after it: copy names the last day.
  return { opens: new Date(opens), last: new Date(closes - 1), closes: new Date(closes) };
}

/** Returns the note beside the price: the start or the end of the pre-order; nothing once it is over. */
export function heroNote(context: ModelContext, t: PageText): { note?: string } {
  const stage = stageOf(context);
  const { opens, last } = daysOf(context);
  if (stage === 'before') return { note: t('hero.before', { opens }) };
  return stage === 'earlyBird' ? { note: t('hero.open', { last }) } : {};
}

/** Returns the stage of the pre-order, or that no piece is left. */
const phaseOf = (context: ModelContext, offer: OfferModel | undefined) =>
  offer?.state === 'soldOut' ? 'soldOut' : stageOf(context);

/**
 * Returns the days of the pre-order, in order, with the prices of the stages that have opened. Once every piece is
 * sold, all of them are in the past, and none is the current one.
 */
export function timelineModel(
  context: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
): { heading: string; intro: string } & ComponentProps<typeof EventTimeline> {
  const stage = stageOf(context);
  const phase = phaseOf(context, offer);
  const { opens, last, closes } = daysOf(context);
  const { current: price, was, installment } = offer?.price ?? {};
  const retail = stage === 'earlyBird' ? was : price;
  const tense = phase === 'soldOut' ? 'past' : 'open';
  const isOffered = stage === 'earlyBird' && price !== undefined && installment !== undefined;
  return {
    heading: t('timeline.heading'),
    intro: t(`timeline.${phase}`, { edition }),
    label: t('timeline.heading'),
    events: [
      {
        time: t('timeline.date', { day: opens }),
        event: t(`timeline.opens.${tense}`),
        description: isOffered
          ? t('timeline.opens.price', { price, installment })
          : t('timeline.opens.text', { edition }),
        current: phase === 'earlyBird',
      },
      {
        time: t('timeline.date', { day: last }),
        event: t(`timeline.closes.${tense}`),
        description: t(`timeline.closes.text.${tense}`),
      },
      {
        time: t(phase === 'soldOut' ? 'timeline.date' : 'timeline.from', { day: closes }),
        event: t(`timeline.retail.${tense}`),
        ...(retail !== undefined && { description: t('timeline.retail.price', { price: retail }) }),
        current: phase === 'after',
      },
    ],
  };
}

/**
 * Returns the order section: announced, at the pre-order price, or at the retail price with the text that follows it.
 */
export function orderModel(
  context: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
): ComponentProps<typeof CallToAction> {
  const { region, picture, links } = context;
  const stage = stageOf(context);
  const { opens, last, closes } = daysOf(context);
  const retail = offer?.price?.was;
  const dealers = links.to({ page: 'where-to-buy' });
  const phase = phaseOf(context, offer);
  return {
    title: t(`order.${phase}.title`, { edition }),
    text: t(`order.${phase}.text`),
    ...(stage === 'before' && { time: t('order.before.time', { opens }) }),
    ...(stage === 'earlyBird' && {
      badge: { label: t('order.earlyBird.badge'), tone: 'signal' as const },
      time: t('order.earlyBird.time', { last }),
    }),
    price: offer?.price,
    actions: [
      ...(offer?.buy ? [offer.buy] : []),
      ...(offer?.buy && dealers ? [{ label: t('order.dealers'), href: dealers, tone: 'outline' as const }] : []),
    ],
    status: offer?.status,
    picture: picture('optimus-prime-limited-edition/cut-out', ''),
    notice: {
      title: t(phase === 'soldOut' ? 'order.soldOut.notice' : 'order.notice'),
      items: [
        { label: t('order.limit'), value: t('order.limit.value') },
        { label: t('order.edition'), value: t('order.edition.value', { edition }) },
        ...(retail === undefined
          ? []
          : [
              {
                label: t('order.retail'),
                value: t('order.retail.value', { price: retail, day: closes }),
              },
            ]),
        {
          label: t('order.warranty'),
          value: t('order.warranty.value', { years: warrantyYears?.[region.id] ?? standardWarrantyYears }),
        },
      ],
    },
  };
}
