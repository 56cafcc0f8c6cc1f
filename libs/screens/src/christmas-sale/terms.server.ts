import { christmas2024, returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { TermsBlock } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { warrantyExceptions } from './offers.server.ts';
import { protectionOf } from './protection.server.ts';
import type { Sale } from './sale.server.ts';

export type TermsModel = Pick<ComponentProps<typeof TermsBlock>, 'title' | 'content'>;

/** Returns the conditions of the sale, each with its facts. */
export function termsModel(context: ModelContext, sale: Sale): TermsModel {
  const {
    text,
    money,
    region: { currency },
  } = context;
  const { region, t } = sale;
  const rewards = christmas2024.rewards[region].map(({ gift, over }) =>
    t('terms.reward', { over: money({ amount: over, currency }), gift: t(`rewards.${gift}`) }),
  );
  const exceptions = warrantyExceptions(sale).map(({ product, years }) =>
    t('terms.warranty.except', { product: text(`product.${product}.name`), years }),
  );
  const protection = protectionOf(context, sale);
  const days = returnDays[region];
  return {
    title: t('terms.title'),
    content: [
      t('terms.dates'),
      ...rewards,
      t('terms.shipping'),
      ...(days === undefined ? [] : [t('terms.returns', { days })]),
      [t('terms.warranty', { years: standardWarrantyYears }), ...exceptions].join(' '),
      ...(protection ? [t('terms.protection', protection)] : []),
      t('terms.points'),
      ...(christmas2024.members.welcomeCode[region] === undefined ? [] : [t('terms.welcome')]),
      t('terms.store'),
    ],
  };
}
