import { christmas2024 } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';

/** Returns the last day to order for a delivery before Christmas; undefined before the sale and after that day. */
export function orderUntilText({ clock, region: { id }, text }: ModelContext): string | undefined {
  if (!christmas2024.isIn(id)) return undefined;
  const closes = christmas2024.orderUntil[id];
  return clock.isOpen({ opens: christmas2024.opensIn(id), closes })
    ? text('label.orderUntil', { last: new Date(closes - 1) })
    : undefined;
}
