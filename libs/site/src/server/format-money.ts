import type { Money } from '@kinemorph/content';
import { intlLocale, type Locale } from '@kinemorph/i18n/locales';

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Writes an amount as the pages of a locale do: with the currency's own sign, and decimals only where there are some. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const key = `${locale} ${currency} ${digits}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(intlLocale(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    moneyFormats.set(key, format);
  }
  return format.format(amount);
}
