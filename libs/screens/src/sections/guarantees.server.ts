import { products, returnDays, standardWarrantyYears, type ProductId } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { CallToAction } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

/** What stands behind an order: how long the warranty is, how long it may be returned, and where it must be bought for that. */
export function guarantees(
  { region, text }: PageContext,
  id: ProductId,
): Pick<ComponentProps<typeof CallToAction>, 'notice' | 'tips'> {
  const days = returnDays[region.id];
  return {
    notice: {
      title: text(days === undefined ? 'specs.group.warranty' : 'guarantees'),
      items: [
        {
          label: text('specs.warranty'),
          value: text('specs.warranty.value', {
            years: products[id].warrantyYears?.[region.id] ?? standardWarrantyYears,
          }),
        },
        ...(days === undefined
          ? []
          : [{ label: text('guarantees.returns'), value: text('guarantees.returns.value', { days }) }]),
      ],
    },
    tips: [text('guarantees.tip')],
  };
}
