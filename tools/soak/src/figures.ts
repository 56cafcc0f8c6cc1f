/** Returns a quantile: the figure that this share of the figures does not exceed; NaN for an empty list. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? NaN;
}

/** Returns the largest figure; NaN for an empty list. */
export function largest(figures: readonly number[]): number {
  return figures.length > 0 ? figures.reduce((a, b) => Math.max(a, b)) : NaN;
}

/**
 * Returns the growth of memory after it has settled: the median of the last quarter of the samples divided by that of
 * the second. In the first quarter caches fill.
 */
export function growth(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) return NaN;
  return quantile(samples.slice(-quarter), 0.5) / quantile(samples.slice(quarter, 2 * quarter), 0.5);
}
