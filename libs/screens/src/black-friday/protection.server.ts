import { blackFriday2024, type ProductId } from '@kinemorph/content';
import { listText } from '../sections/list-text.server.ts';
import type { Sale } from './sale.server.ts';

/** The facts about premium protection, by the placeholder names of the messages. */
type ProtectionValues = {
  readonly years: number;
  readonly value: string;
  /** The names of all products with it, as a list. */
  readonly products: string;
  readonly opens: string;
};

/** Returns premium protection, or that of one product; undefined in regions without it, and before its stage. */
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
    products: listText(locale, names),
    opens: sale.whenOpens(given.stage),
  };
}
