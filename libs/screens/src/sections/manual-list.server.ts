import { brand, offerOf, products, productsOf, type DayText, type Manual } from '@kinemorph/content';
import { intlLocale, type Locale } from '@kinemorph/i18n';
import { dateFormat } from '@kinemorph/i18n/formats';
import { keepName } from '@kinemorph/i18n/line-breaks';
import type { ModelContext } from '@kinemorph/site';
import { measureText } from './measure.server.ts';

/**
 * Returns true if a manual or a firmware is listed: the region sells at least one of its products, alone or in a box,
 * whose pre-order or sale has opened.
 */
export function isListed(manual: Pick<Manual, 'products'>, context: ModelContext): boolean {
  return productsOf(manual, context.region.id).some(
    (id) => offerOf(products[id], context.region, context.clock)?.state !== 'announced',
  );
}

/** Returns the name of a manual in the region's language. */
export function manualName({ kind, series, products: [product] }: Manual, { text }: ModelContext): string {
  if (kind === 'programming' || product === undefined)
    return text('manual.programming', { series: text(`manual.series.${series}`) });
  return text('manual.quickGuide', { product: text(`product.${product}.name`) });
}

/** Returns the name of a manual's saved file. */
export function savedAs({ id }: Manual, locale: Locale): string {
  return `${brand.name}-${id}.${locale}.pdf`;
}

/**
 * Returns a size in whole kilobytes of a thousand bytes, in the region's language, on one line; from a thousand on in
 * megabytes.
 */
export function fileSize(bytes: number, { region }: Pick<ModelContext, 'region'>): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return measureText(region.locale, value, {
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && unit === 'megabyte' ? 1 : 0,
  });
}

/** Returns a day of a list of files in the region's language, on one line. */
export function dayText(day: DayText, { region }: Pick<ModelContext, 'region'>): string {
  const format = dateFormat(intlLocale(region.locale), { dateStyle: 'medium', timeZone: 'UTC' });
  return keepName(format.format(new Date(`${day}T00:00Z`))).replaceAll(' ', '\u00a0');
}
