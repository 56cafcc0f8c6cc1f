import { blackFriday2024, groupsIn, products, returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { Benefits } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { Sale } from './sale.server.ts';

export type BenefitsModel = ComponentProps<typeof Benefits>;

/** What every order of the sale comes with. */
export function benefitsModel({ context: { text }, say, region, hasOpened }: Sale): BenefitsModel {
  const { priceGuaranteeDays, deliveryDelayDays, freeShippingFrom, timeline } = blackFriday2024;
  const sold = groupsIn(blackFriday2024, region).flatMap((group) => group.products);
  const other = sold.flatMap((id) => {
    const years = products[id].warrantyYears?.[region];
    return years === undefined ? [] : [say('benefits.warranty.except', { product: text(`product.${id}.name`), years })];
  });
  const freeFrom = freeShippingFrom?.[region];
  const isFree = freeFrom !== undefined && (freeFrom === timeline.stages[0] || hasOpened(freeFrom));
  const days = returnDays[region];
  return {
    label: say('benefits.label'),
    items: [
      { icon: 'tag', label: say('benefits.price', { days: priceGuaranteeDays }), text: say('benefits.price.text') },
      {
        icon: 'shield',
        label: say('benefits.warranty', { years: standardWarrantyYears }),
        text: other.join(', ') || say('benefits.warranty.text'),
      },
      {
        icon: 'truck',
        label: say('benefits.shipping'),
        text: say(isFree ? 'benefits.shipping.all' : 'benefits.shipping.some'),
      },
      ...(days === undefined
        ? []
        : [{ icon: 'return' as const, label: say('benefits.returns', { days }), text: say('benefits.returns.text') }]),
      { icon: 'package', label: say('benefits.delivery', deliveryDelayDays), text: say('benefits.delivery.text') },
    ],
  };
}
