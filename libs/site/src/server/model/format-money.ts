import type { Money } from '@kinemorph/content';
import { numberFormat } from '@kinemorph/i18n/formats';
import { intlLocale, type Locale } from '@kinemorph/i18n/locales';

/**
 * Formats an amount for the pages of a locale: with the currency's own sign, and decimals only if necessary. The sign
 * that Intl writes in Japanese is as wide as a kanji, which leaves a gap before the figures: this one is as wide as a
 * figure.
 */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return numberFormat(intlLocale(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(amount)
    .replace('￥', '¥');
}
