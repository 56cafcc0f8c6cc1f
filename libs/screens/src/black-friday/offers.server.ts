import { blackFriday2024 } from '@kinemorph/content';
import type { DrawPanel, OfferCard } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

export type OfferCardModel = ComponentProps<typeof OfferCard> & { readonly key: string };
export type DrawModel = ComponentProps<typeof DrawPanel>;

/** What there is to get beside the prices; nothing before the sale has begun. */
export function offerCards(sale: Sale): OfferCardModel[] {
  const {
    context: { clock, picture, links },
    say,
    dates,
    region,
    hasOpened,
  } = sale;
  const { theFriday, capOrders, accountsAhead } = blackFriday2024;
  if (!hasOpened('early')) return [];
  const friday = theFriday[region];
  const cap = { orders: capOrders[region], day: dates.day(friday.opens ?? 0) };
  const protection = protectionOf(sale);
  return [
    ...(clock.hasPassed(friday.closes ?? 0)
      ? []
      : [
          {
            key: 'cap',
            title: say('offer.cap.title', cap),
            content: say('offer.cap.content', cap),
            picture: picture('cap/light', say('offer.cap.alt')),
          },
        ]),
    ...(accountsAhead.includes(region)
      ? [
          {
            key: 'register',
            title: say('offer.register.title'),
            content: say('offer.register.content'),
            picture: picture('k1-interstellar-scout/cut-out', say('offer.register.alt')),
            action: { label: say('offer.register.label'), href: links.store('/account/register') },
          },
        ]
      : []),
    ...(protection
      ? [
          {
            key: 'protection',
            title: say('offer.protection.title', protection),
            content: say('offer.protection.content', protection),
            picture: picture('grimlock-g1-flagship/cut-out', say('offer.protection.alt')),
            action: { label: say('offer.protection.label'), href: '#premium-protection' },
          },
        ]
      : []),
  ];
}

/** The prize draw; undefined before the sale has begun. */
export function drawModel(sale: Sale): DrawModel | undefined {
  const {
    context: { picture },
    say,
    dates,
    region,
    hasOpened,
    opening,
    ends,
  } = sale;
  if (!hasOpened('early')) return undefined;
  const { winners, announcedBefore } = blackFriday2024.draw;
  return {
    title: say('draw.title'),
    describe: say('draw.describe', { winners: winners[region] ?? 0 }),
    content: say('draw.content', {
      from: dates.day(opening('early')),
      to: dates.lastDay(ends),
      before: dates.fullDay(announcedBefore[region]),
    }),
    picture: picture('black-friday/tall', say('draw.alt')),
    actions: [{ label: say('draw.terms'), href: '#terms-draw', tone: 'outline' }],
  };
}
