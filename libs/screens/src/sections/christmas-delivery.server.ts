import { christmas2024 } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';

/** The last day to order for a delivery before Christmas; undefined before the sale and once it is too late. */
export function orderUntilText({ clock, region: { id }, text }: PageContext): string | undefined {
  if (!christmas2024.isIn(id)) return undefined;
  const closes = christmas2024.orderUntil[id];
  return clock.isOpen({ opens: christmas2024.opensIn(id), closes })
    ? text('label.orderUntil', { last: new Date(closes - 1) })
    : undefined;
}
