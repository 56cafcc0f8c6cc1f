import { blackFriday2024, groupsIn, products, returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { Benefits } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { Sale } from './sale.server.ts';

export type BenefitsModel = ComponentProps<typeof Benefits>;

/** Returns the benefits of every order of the sale. */
export function benefitsModel({ context: { text }, t, region, hasOpened }: Sale): BenefitsModel {
  const { priceGuaranteeDays, deliveryDelayDays, freeShippingFrom, timeline } = blackFriday2024;
  const sold = groupsIn(blackFriday2024, region).flatMap((group) => group.products);
  const other = sold.flatMap((id) => {
    const years = products[id].warrantyYears?.[region];
    return years === undefined ? [] : [t('benefits.warranty.except', { product: text(`product.${id}.name`), years })];
  });
  const freeFrom = freeShippingFrom?.[region];
  const isFree = freeFrom !== undefined && (freeFrom === timeline.stages[0] || hasOpened(freeFrom));
  const days = returnDays[region];
  return {
    label: t('benefits.label'),
    items: [
      { icon: 'tag', label: t('benefits.price', { days: priceGuaranteeDays }), text: t('benefits.price.text') },
      {
        icon: 'shield',
        label: t('benefits.warranty', { years: standardWarrantyYears }),
        text: other.join(', ') || t('benefits.warranty.text'),
      },
      {
        icon: 'truck',
        label: t('benefits.shipping'),
        text: t(isFree ? 'benefits.shipping.all' : 'benefits.shipping.some'),
      },
      ...(days === undefined
        ? []
        : [{ icon: 'return' as const, label: t('benefits.returns', { days }), text: t('benefits.returns.text') }]),
      { icon: 'package', label: t('benefits.delivery', deliveryDelayDays), text: t('benefits.delivery.text') },
    ],
  };
}
