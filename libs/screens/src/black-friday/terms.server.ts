import { blackFriday2024, returnDays } from '@kinemorph/content';
import type { TermsBlock } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

export type TermsModel = Pick<ComponentProps<typeof TermsBlock>, 'id' | 'title' | 'content'>;

/** The conditions of the sale and, once it has begun, of its presents and its draw. */
export function termsModels(sale: Sale): TermsModel[] {
  const { say, dates, region, hasOpened, opening, ends } = sale;
  const { draw, deliveryDelayDays, priceGuaranteeDays, capOrders, theFriday } = blackFriday2024;
  const span = { from: dates.day(opening('early')), to: dates.lastDay(ends) };
  const returns = returnDays[region];
  const protection = protectionOf(sale);
  const hasBegun = hasOpened('early');
  const saleTerms = [
    say('terms.sale.dates', { ...span, zone: dates.zone(opening('early')) }),
    say('terms.sale.stages'),
    say('terms.sale.guarantee', { days: priceGuaranteeDays }),
    ...(returns === undefined ? [] : [say('terms.sale.delivery', { ...deliveryDelayDays, returns })]),
    say('terms.sale.warranty'),
    ...(hasBegun
      ? [say('terms.sale.cap', { orders: capOrders[region], day: dates.day(theFriday[region].opens ?? 0) })]
      : []),
    ...(protection ? [say('terms.sale.protection', protection)] : []),
  ];
  const drawTerms = [
    say('terms.draw.who', span),
    say('terms.draw.email'),
    say('terms.draw.winners', {
      winners: draw.winners[region] ?? 0,
      before: dates.fullDay(draw.announcedBefore[region]),
    }),
  ];
  return [
    { id: 'terms', title: say('terms.sale'), content: saleTerms },
    ...(hasBegun ? [{ id: 'terms-draw', title: say('terms.draw'), content: drawTerms }] : []),
  ];
}
