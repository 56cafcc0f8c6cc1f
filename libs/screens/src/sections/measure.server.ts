import { intlLocale } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';

type Locale = PageContext['region']['locale'];

/** Writes an amount with its unit in a region's language, on one line: German puts a plain space between them, at which a line could end. */
export function measureText(locale: Locale, amount: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(intlLocale(locale), { style: 'unit', ...options })
    .format(amount)
    .replaceAll(' ', '\u00a0');
}
