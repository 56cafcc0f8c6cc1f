import { christmas2024, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import { listText } from '../sections/list-text.server.ts';
import type { Sale } from './sale.server.ts';

/** The facts about Premium Protection, by the placeholder names of the messages. */
type ProtectionValues = {
  readonly years: number;
  readonly value: string;
  /** The names of all products with it. */
  readonly products: string;
};

/** Returns Premium Protection, or that of one product; undefined in regions without it. */
export function protectionOf(
  { text, money, region: { locale } }: ModelContext,
  { region, isOn }: Sale,
  product?: ProductId,
): ProtectionValues | undefined {
  const given = christmas2024.premiumProtection[region];
  const ids: readonly ProductId[] = given?.products ?? [];
  if (!given || !isOn || (product && !ids.includes(product))) return undefined;
  return {
    years: given.extraYears,
    value: money(given.value),
    products: listText(
      locale,
      ids.map((id) => text(`product.${id}.name`)),
    ),
  };
}
