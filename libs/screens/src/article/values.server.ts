import { brand, products, returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';

/** The facts that articles interpolate; a region without a return guarantee of its own has none, and its copy names none. */
export function articleValues({ region }: PageContext) {
  return {
    company: brand.name,
    phone: brand.supportPhone,
    email: brand.mailboxes.support,
    sales: brand.mailboxes.sales,
    press: brand.mailboxes.press,
    returnDays: returnDays[region.id] ?? 0,
    warrantyYears: standardWarrantyYears,
    eliteWarrantyYears: products.eliteOptimusPrime.warrantyYears?.us ?? standardWarrantyYears,
  };
}
