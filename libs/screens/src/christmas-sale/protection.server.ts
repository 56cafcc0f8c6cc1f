import { christmas2024, type ProductId } from '@kinemorph/content';
import { intlLocale } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { Sale } from './sale.server.ts';

/** What is said of Premium Protection, by the names that texts interpolate it under. */
type ProtectionValues = {
  readonly years: number;
  readonly value: string;
  /** All products that it comes with. */
  readonly products: string;
};

/** Returns Premium Protection, or that of one product; undefined where it is not given. */
export function protectionOf(
  { text, money, region: { locale } }: PageContext,
  { region, isOn }: Sale,
  product?: ProductId,
): ProtectionValues | undefined {
  const given = christmas2024.premiumProtection[region];
  const ids: readonly ProductId[] = given?.products ?? [];
  if (!given || !isOn || (product && !ids.includes(product))) return undefined;
  return {
    years: given.extraYears,
    value: money(given.value),
    products: new Intl.ListFormat(intlLocale(locale)).format(ids.map((id) => text(`product.${id}.name`))),
  };
}
