import { brand, offerOf, products, productsOf, type DayText, type Manual, type ProductId } from '@kinemorph/content';
import { intlLocale, type Locale } from '@kinemorph/i18n';
import { dateFormat } from '@kinemorph/i18n/formats';
import { keepName } from '@kinemorph/i18n/line-breaks';
import type { PageContext } from '@kinemorph/site';
import { measureText } from './measure.server.ts';

/** Whether a region's store lists a product that is announced. */
export function isAnnounced(id: ProductId, { region, clock }: PageContext): boolean {
  return products[id].regions.includes(region.id) && offerOf(products[id], region, clock)?.state !== 'announced';
}

/** Whether a manual is listed: something that it serves is sold in the region, and announced. */
export function isListed(manual: Manual, context: PageContext): boolean {
  return productsOf(manual, context.region.id).some(
    (id) => offerOf(products[id], context.region, context.clock)?.state !== 'announced',
  );
}

/** The name of a manual in the region's language. */
export function manualName({ kind, series, products: [product] }: Manual, { text }: PageContext): string {
  if (kind === 'programming' || product === undefined)
    return text('manual.programming', { series: text(`manual.series.${series}`) });
  return text('manual.quickGuide', { product: text(`product.${product}.name`) });
}

/** The name of a manual's file once it is saved. */
export function savedAs({ id }: Manual, locale: Locale): string {
  return `${brand.name}-${id}.${locale}.pdf`;
}

/** A size in whole kilobytes of a thousand bytes, as the region's language writes them, on one line; from a thousand on in megabytes. */
export function fileSize(bytes: number, { region }: Pick<PageContext, 'region'>): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return measureText(region.locale, value, {
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && unit === 'megabyte' ? 1 : 0,
  });
}

/** A day of a list of files as the region's language writes it, on one line. */
export function dayText(day: DayText, { region }: Pick<PageContext, 'region'>): string {
  const format = dateFormat(intlLocale(region.locale), { dateStyle: 'medium', timeZone: 'UTC' });
  return keepName(format.format(new Date(`${day}T00:00Z`))).replaceAll(' ', '\u00a0');
}
