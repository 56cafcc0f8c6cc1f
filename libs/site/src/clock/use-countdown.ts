import type { Instant } from '@kinemorph/content/time';
import { use, useCallback, useSyncExternalStore } from 'react';
import { usePage } from '../page/page-info.tsx';
import { onEachSecond } from './site-clock.ts';
import { SiteClockContext } from './site-clock-context.ts';
import { secondsLeft, timeLeft, type TimeLeft } from './time-left.ts';

/** The figures of a countdown before they are known. */
const unknown = { days: null, hours: null, minutes: null, seconds: null } as const;

/**
 * Returns the time left until a moment, counted down on the site's clock. The figures are null in the server's document
 * and during hydration: a copy of the document may be days old. `over` is known there too, since a document does not
 * outlive that moment.
 */
export function useCountdown(until: Instant): (TimeLeft | typeof unknown) & { readonly over: boolean } {
  const { now } = usePage();
  const clock = use(SiteClockContext);
  const subscribe = useCallback(
    (changed: () => void) => (clock ? onEachSecond(clock, until, changed) : () => undefined),
    [clock, until],
  );
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsLeft(until, clock ? clock.now() : now),
    () => (now < until ? null : 0),
  );
  return seconds === null ? { ...unknown, over: false } : { ...timeLeft(seconds), over: seconds === 0 };
}
