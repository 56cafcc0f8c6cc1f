import type { Bar } from '../../api.ts';

/** The filter of the timeline; an empty list shows all. */
export interface Filter {
  readonly regions: readonly string[];
  readonly kinds: readonly string[];
  readonly campaign: string | null;
  readonly product: string | null;
}

/** Returns the bars that match a filter. */
export function filtered(bars: readonly Bar[], { regions, kinds, campaign, product }: Filter): readonly Bar[] {
  return bars.filter(
    (bar) =>
      (regions.length === 0 || regions.includes(bar.region)) &&
      (kinds.length === 0 || kinds.includes(bar.kind)) &&
      (campaign === null || bar.campaign === campaign) &&
      (product === null || bar.product === product),
  );
}

/** A list with an item in it or, when it was there, without it. */
export function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}
