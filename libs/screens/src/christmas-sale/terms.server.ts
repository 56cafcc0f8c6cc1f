import { christmas2024, returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { TermsBlock } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { warrantyExceptions } from './offers.server.ts';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

export type TermsModel = Pick<ComponentProps<typeof TermsBlock>, 'title' | 'content'>;

/** The conditions of the sale, each from its fact. */
export function termsModel(context: PageContext, sale: Sale): TermsModel {
  const {
    text,
    money,
    region: { currency },
  } = context;
  const { region, say } = sale;
  const rewards = christmas2024.rewards[region].map(({ gift, over }) =>
    say('terms.reward', { over: money({ amount: over, currency }), gift: say(`rewards.${gift}`) }),
  );
  const exceptions = warrantyExceptions(sale).map(({ product, years }) =>
    say('terms.warranty.except', { product: text(`product.${product}.name`), years }),
  );
  const protection = protectionOf(context, sale);
  const days = returnDays[region];
  return {
    title: say('terms.title'),
    content: [
      say('terms.dates'),
      ...rewards,
      say('terms.shipping'),
      ...(days === undefined ? [] : [say('terms.returns', { days })]),
      [say('terms.warranty', { years: standardWarrantyYears }), ...exceptions].join(' '),
      ...(protection ? [say('terms.protection', protection)] : []),
      say('terms.points'),
      ...(christmas2024.members.welcomeCode[region] === undefined ? [] : [say('terms.welcome')]),
      say('terms.store'),
    ],
  };
}
