/**
 * The bands of a list of prices, by their names in the address, the lowest first; a price is at least `from` and below
 * `to`.
 */
export interface PriceBand {
  readonly name: 'lower' | 'middle' | 'upper';
  readonly from: number;
  readonly to: number;
}

/** Returns bands with about as many prices in each, with round limits; bands without a price are left out. */
export function priceBands(amounts: readonly number[]): PriceBand[] {
  const sorted = amounts.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [1 / 3, 2 / 3].map((share) => roundUp(sorted[Math.floor(sorted.length * share)] ?? 0));
  const bands: readonly PriceBand[] = [
    { name: 'lower', from: 0, to: low },
    { name: 'middle', from: low, to: high },
    { name: 'upper', from: high, to: Infinity },
  ];
  return bands.filter(({ from, to }) => sorted.some((amount) => amount >= from && amount < to));
}

/** Rounds up to half a unit of the first digit: 599 to 600, 74,800 to 75,000. */
function roundUp(amount: number): number {
  if (amount <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(amount)) / 2;
  return Math.ceil(amount / step) * step;
}
