import type { RegionalPrice } from '../products/product.ts';
import type { RegionId } from '../regions/region.ts';
import type { Region } from '../regions/regions.ts';
import { lowestPriceBefore } from '../products/lowest-price.ts';
import type { Window } from '../time/index.ts';

/** A mistake in a price, with its field below `prices.<region>`. */
export interface PriceProblem {
  readonly field: string;
  readonly found: unknown;
  readonly expected: string;
  readonly fix?: string;
}

/**
 * Returns the mistakes in a product's prices in a region: amounts that the currency does not allow, and windows that
 * conflict.
 */
export function priceProblems(
  price: RegionalPrice,
  { id, currency, installments, lowestPriceDays }: Region,
): readonly PriceProblem[] {
  const { regular, next, promotions = [], installment } = price;
  const amounts = [
    ['regular', regular] as const,
    ['next', next] as const,
    ...promotions.map((promotion, index) => [`promotions[${index}].price`, promotion.price] as const),
  ];
  const problems: PriceProblem[] = amounts.flatMap(([field, amount]) =>
    amount !== undefined && hasNoSuchUnit(amount, currency)
      ? [{ field, found: amount, expected: unitOf(currency), fix: 'round it as the store does' }]
      : [],
  );
  if (next !== undefined && (regular === undefined || regular >= next))
    problems.push({
      field: 'next',
      found: next,
      expected: 'a next price above the regular one',
      fix: 'a price that falls is a promotion: give it a window',
    });
  problems.push(...promotions.flatMap((_, index) => promotionProblems(price, index, { id, lowestPriceDays })));
  if (regular === undefined) problems.push(...gaps(price));
  const months = installment?.months;
  if (months !== undefined && months !== installments?.months)
    problems.push({
      field: 'installment.months',
      found: months,
      expected: installments
        ? `${installments.months}, as the store of ${id} offers`
        : `no instalments: the store of ${id} offers none`,
    });
  return problems;
}

/** Returns the mistakes in one promotion of a price: it must be a reduction, end, and not overlap an earlier one. */
function promotionProblems(
  price: RegionalPrice,
  index: number,
  { id, lowestPriceDays }: { readonly id: RegionId; readonly lowestPriceDays: number | undefined },
): readonly PriceProblem[] {
  const { regular, promotions = [] } = price;
  const promotion = promotions[index];
  if (!promotion) return [];
  const problems: PriceProblem[] = [];
  const field = `promotions[${index}]`;
  if (regular !== undefined && promotion.price >= regular)
    problems.push({
      field: `${field}.price`,
      found: promotion.price,
      expected: `promotions below the regular price, which is ${regular}`,
    });
  const { opens, closes } = promotion.window;
  const lowest =
    lowestPriceDays === undefined || opens === undefined ? undefined : lowestPriceBefore(price, opens, lowestPriceDays);
  if (lowest !== undefined && lowest < (regular ?? Infinity) && promotion.price >= lowest)
    problems.push({
      field: `${field}.price`,
      found: promotion.price,
      expected: `a price below the lowest of the ${lowestPriceDays} days before it, which is ${lowest}: ${id} may not call anything else a reduction`,
    });
  if (opens === undefined && closes === undefined)
    problems.push({
      field: `${field}.window`,
      found: promotion.window,
      expected: 'a window with an end: without one the promotion always holds',
      fix: `name a stage that ${id} has, or make this the regular price`,
    });
  promotions.slice(0, index).forEach((earlier, at) => {
    if (overlap(earlier.window, promotion.window))
      problems.push({
        field: `${field}.window`,
        found: promotion.window,
        expected: `a window that does not overlap the one of promotions[${at}]`,
        fix: 'let one close where the other opens',
      });
  });
  return problems;
}

/**
 * Returns the number of decimals of a currency: 2 for dollars, 0 for yen. An invalid code has 2: the check of regions
 * reports it.
 */
function decimalsOf(currency: Region['currency']): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
}

/** Describes the smallest amount of a currency. */
function unitOf(currency: Region['currency']): string {
  const decimals = decimalsOf(currency);
  return decimals === 0
    ? `a whole amount: ${currency} has no smaller unit`
    : `an amount with at most ${decimals} decimals: ${currency} has no smaller unit`;
}

function hasNoSuchUnit(amount: number, currency: Region['currency']): boolean {
  const units = amount * 10 ** decimalsOf(currency);
  return Math.abs(units - Math.round(units)) > 1e-6;
}

function overlap(one: Window, other: Window): boolean {
  return (one.opens ?? -Infinity) < (other.closes ?? Infinity) && (other.opens ?? -Infinity) < (one.closes ?? Infinity);
}

/** Returns the gaps between two promotions in which there is no price, since no regular price is known. */
function gaps({ promotions = [] }: RegionalPrice): readonly PriceProblem[] {
  const order = promotions
    .map(({ window }, index) => ({ window, index }))
    .sort((a, b) => (a.window.opens ?? -Infinity) - (b.window.opens ?? -Infinity));
  return order.flatMap(({ window, index }, at) => {
    const before = order[at - 1]?.window.closes;
    if (before === undefined || window.opens === undefined || window.opens <= before) return [];
    return [
      {
        field: `promotions[${index}].window`,
        found: window,
        expected: 'a window that opens where the one before it closes: between them there is no price',
        fix: 'move one of them, or give the regular price',
      },
    ];
  });
}

/** Describes the missing price of a product in a region that sells it. */
export function missingPrice(region: RegionId): string {
  return `a price in ${region}, which sells it`;
}
