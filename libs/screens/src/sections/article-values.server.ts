import {
  accountBenefits,
  addressLines,
  brand,
  deliveryOf,
  newsItems,
  offices,
  products,
  retention,
  returnDays,
  shownPhone,
  standardWarrantyYears,
  team,
  type NewsSlug,
} from '@kinemorph/content';
import { keepNumberInSentence } from '@kinemorph/i18n/line-breaks';
import type { ModelContext } from '@kinemorph/site';

/**
 * Returns the facts that articles interpolate; a region without a return guarantee has none, and its copy does not
 * mention one.
 */
export function articleValues({ region, clock, text, money }: ModelContext) {
  const office = offices[region.id];
  const {
    cost,
    freeFrom,
    dispatchDays,
    transitDays: [transitLeast, transitMost],
  } = deliveryOf(region.id, clock);
  return {
    ...accountBenefits,
    company: brand.name,
    office: office.name,
    address: addressLines(office).join(between[office.country] ?? ', '),
    phone: keepNumberInSentence(shownPhone(office)),
    email: brand.mailboxes.support,
    sales: brand.mailboxes.sales,
    press: brand.mailboxes.press,
    settings: text('consent.settings'),
    deliveryCost: money({ amount: cost, currency: region.currency }),
    freeDeliveryFrom: money({ amount: freeFrom, currency: region.currency }),
    dispatchDays,
    transitLeast,
    transitMost,
    returnDays: returnDays[region.id] ?? 0,
    warrantyYears: standardWarrantyYears,
    eliteWarrantyYears: products.eliteOptimusPrime.warrantyYears?.us ?? standardWarrantyYears,
    ...team,
    ...retention,
  };
}

const between: Readonly<Partial<Record<string, string>>> = { JP: ' ' };

/** Returns the figures of the product of a news item. */
export function newsValues(slug: NewsSlug) {
  const { to } = newsItems[slug];
  return to && 'product' in to ? products[to.product].hardware : {};
}
