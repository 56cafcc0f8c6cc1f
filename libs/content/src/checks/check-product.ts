import * as v from 'valibot';
import type { Product, RegionalPrice } from '../products/product.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import type { Region } from '../regions/regions.ts';
import { fileOf } from './files.ts';
import { missingPrice, priceProblems } from './prices.ts';
import type { Report } from './problem.ts';
import { regionalPriceSchema } from './schema.ts';

/** The content that a product is checked against. */
interface Surroundings {
  readonly products: Readonly<Record<ProductId, Product>>;
  readonly regions: Readonly<Record<RegionId, Region>>;
}

/**
 * Checks everything about a product that its shape alone does not show; other mistakes in the product hide none of
 * these.
 */
export function checkProduct(
  id: ProductId,
  product: Product,
  { products, regions }: Surroundings,
  report: Report,
): void {
  const file = fileOf.product(id);
  if ((product.addOns ?? []).includes(id)) report(file, 'addOns', id, 'products other than itself');
  const besides = (Object.entries(products) as [ProductId, Product][]).find(
    ([other, { order }]) => other !== id && order === product.order,
  );
  if (besides)
    report(file, 'order', product.order, `a place of its own in menus and lists; ${besides[0]} has this one`);
  // The field may be missing, which the schema reports.
  const nearest = product.nearest as readonly ProductId[] | undefined;
  if (nearest?.includes(id)) report(file, 'nearest', id, 'products other than itself');
  const sold = Array.isArray(product.regions) ? product.regions : [];
  const unsold = (field: string, region: RegionId) => {
    if (!sold.includes(region))
      report(
        file,
        `${field}.${region}`,
        region,
        `a region that sells it: ${sold.join(', ')}`,
        `add "${region}" to regions, or take this out`,
      );
  };
  for (const [region, price] of Object.entries(product.prices ?? {}) as [RegionId, RegionalPrice][]) {
    unsold('prices', region);
    if (!(region in regions) || !v.is(regionalPriceSchema, price)) continue;
    for (const { field, found, expected, fix } of priceProblems(price, regions[region]))
      report(file, `prices.${region}.${field}`, found, expected, fix);
  }
  for (const region of sold as readonly RegionId[])
    if (region in regions && product.prices?.[region] === undefined)
      report(
        file,
        'prices',
        undefined,
        missingPrice(region),
        `add "${region}": { "currency": "${regions[region].currency}", "regular": { "amount": …, "sample": true } } until the real one is known`,
      );
  checkReviews(product, report, file);
  for (const region of Object.keys(product.stock ?? {}) as RegionId[]) unsold('stock', region);
  for (const region of Object.keys(product.preOrder?.regions ?? {}) as RegionId[]) unsold('preOrder.regions', region);
}

/** Reports reviews that are older than the first day on which every region with the page had the product. */
function checkReviews({ since, booking, page, reviews }: Product, report: Report, file: string): void {
  const shipped = (page?.regions ?? []).map((region) => booking?.[region]?.shipping.opens ?? since);
  const first = Math.max(since, ...shipped);
  // The schema reports a list that is missing.
  if (!Array.isArray(reviews?.owners)) return;
  reviews.owners.forEach(({ written }, index) => {
    if (written < first)
      report(
        file,
        `reviews.owners[${index}].written`,
        written,
        `a day from ${new Date(first).toISOString()} on, when every region that shows it had the product`,
      );
  });
}
