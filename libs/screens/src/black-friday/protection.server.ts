import { blackFriday2024, type ProductId } from '@kinemorph/content';
import { intlLocale } from '@kinemorph/i18n';
import type { Sale } from './sale.server.ts';

/** What is said of premium protection, by the names that words interpolate it under. */
type ProtectionValues = {
  readonly years: number;
  readonly value: string;
  /** All that it comes with, in a row. */
  readonly products: string;
  readonly opens: string;
};

/** Premium protection, or that of one product; undefined where it is not given, and before its stage. */
export function protectionOf(sale: Sale, product?: ProductId): ProtectionValues | undefined {
  const {
    context: {
      text,
      money,
      region: { locale },
    },
    region,
    hasOpened,
  } = sale;
  const given = blackFriday2024.premiumProtection[region];
  if (!given || !hasOpened(given.stage) || (product && !given.products.includes(product))) return undefined;
  const names = given.products.map((id) => text(`product.${id}.name`));
  return {
    years: given.extraYears,
    value: money(given.value),
    products: new Intl.ListFormat(intlLocale(locale)).format(names),
    opens: sale.whenOpens(given.stage),
  };
}
