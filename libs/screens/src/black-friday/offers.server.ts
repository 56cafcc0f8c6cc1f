import { accountBenefits, blackFriday2024 } from '@kinemorph/content';
import type { DrawPanel, OfferCard } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

export type OfferCardModel = ComponentProps<typeof OfferCard> & { readonly key: string };
export type DrawModel = ComponentProps<typeof DrawPanel>;

/** Returns the offers besides the prices; none before the sale has begun. */
export function offerCards(sale: Sale): OfferCardModel[] {
  const {
    context: { clock, picture, links },
    t,
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
            title: t('offer.cap.title', cap),
            content: t('offer.cap.content', cap),
            picture: picture('cap/light', t('offer.cap.alt')),
          },
        ]),
    ...(accountsAhead.includes(region)
      ? [
          {
            key: 'register',
            title: t('offer.register.title'),
            content: t('offer.register.content', accountBenefits),
            picture: picture('k1-interstellar-scout/cut-out', t('offer.register.alt')),
            action: { label: t('offer.register.label'), href: links.store('/account/register') },
          },
        ]
      : []),
    ...(protection
      ? [
          {
            key: 'protection',
            title: t('offer.protection.title', protection),
            content: t('offer.protection.content', protection),
            picture: picture('grimlock-g1-flagship/cut-out', t('offer.protection.alt')),
            action: { label: t('offer.protection.label'), href: '#premium-protection' },
          },
        ]
      : []),
  ];
}

/** Returns the prize draw; undefined before the sale has begun. */
export function drawModel(sale: Sale): DrawModel | undefined {
  const {
    context: { picture },
    t,
    dates,
    region,
    hasOpened,
    opening,
    ends,
  } = sale;
  if (!hasOpened('early')) return undefined;
  const { winners, announcedBefore } = blackFriday2024.draw;
  return {
    title: t('draw.title'),
    describe: t('draw.describe', { winners: winners[region] ?? 0 }),
    content: t('draw.content', {
      from: dates.day(opening('early')),
      to: dates.lastDay(ends),
      before: dates.fullDay(announcedBefore[region]),
    }),
    picture: picture('black-friday/tall', t('draw.alt')),
    actions: [{ label: t('draw.terms'), href: '#terms-draw', tone: 'outline' }],
  };
}
