import { products, returnDays, standardWarrantyYears, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { CallToAction } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

/** Returns the guarantees of an order: the years of warranty, the days for a return, and the stores they require. */
export function guarantees(
  { region, text }: ModelContext,
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
