import type { Clock, Instant } from '@kinemorph/content/time';
import { createRenderClock, type RenderClock } from './render-clock.server.ts';

interface Kept<Value> {
  readonly value: Value;
  /** The boundaries before and after the instant of its creation, among those that it read. */
  readonly changed: Instant | undefined;
  readonly expires: Instant | undefined;
}

/**
 * Keeps values that pages share, by name, until the next boundary that they read. `make` is called with a clock at the
 * instant of the page's clock. The page's clock then records the same two boundaries, so the page expires together with
 * the shared value.
 */
export function keepBetweenBoundaries<Value>(): (
  name: string,
  clock: RenderClock,
  make: (clock: Clock) => Value,
) => Value {
  const keptByName = new Map<string, Kept<Value>>();
  return (name, clock, make) => {
    let kept = keptByName.get(name);
    if (!kept || !isTrueAt(kept, clock.now)) {
      const own = createRenderClock(clock.now);
      const value = make(own);
      kept = { value, changed: own.changed, expires: own.expires };
      keptByName.set(name, kept);
    }
    for (const boundary of [kept.changed, kept.expires]) if (boundary !== undefined) clock.hasPassed(boundary);
    return kept.value;
  };
}

function isTrueAt({ changed, expires }: Kept<unknown>, now: Instant): boolean {
  return (changed === undefined || changed <= now) && (expires === undefined || now < expires);
}
