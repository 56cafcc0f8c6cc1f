import { blackFriday2024, returnDays } from '@kinemorph/content';
import type { TermsBlock } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

export type TermsModel = Pick<ComponentProps<typeof TermsBlock>, 'id' | 'title' | 'content'>;

/** Returns the conditions of the sale and, once it has begun, of its presents and its draw. */
export function termsModels(sale: Sale): TermsModel[] {
  const { t, dates, region, hasOpened, opening, ends } = sale;
  const { draw, deliveryDelayDays, priceGuaranteeDays, capOrders, theFriday } = blackFriday2024;
  const span = { from: dates.day(opening('early')), to: dates.lastDay(ends) };
  const returns = returnDays[region];
  const protection = protectionOf(sale);
  const hasBegun = hasOpened('early');
  const saleTerms = [
    t('terms.sale.dates', { ...span, zone: dates.zone(opening('early')) }),
    t('terms.sale.stages'),
    t('terms.sale.guarantee', { days: priceGuaranteeDays }),
    ...(returns === undefined ? [] : [t('terms.sale.delivery', { ...deliveryDelayDays, returns })]),
    t('terms.sale.warranty'),
    ...(hasBegun
      ? [t('terms.sale.cap', { orders: capOrders[region], day: dates.day(theFriday[region].opens ?? 0) })]
      : []),
    ...(protection ? [t('terms.sale.protection', protection)] : []),
  ];
  const drawTerms = [
    t('terms.draw.who', span),
    t('terms.draw.email'),
    t('terms.draw.winners', {
      winners: draw.winners[region] ?? 0,
      before: dates.fullDay(draw.announcedBefore[region]),
    }),
  ];
  return [
    { id: 'terms', title: t('terms.sale'), content: saleTerms },
    ...(hasBegun ? [{ id: 'terms-draw', title: t('terms.draw'), content: drawTerms }] : []),
  ];
}
