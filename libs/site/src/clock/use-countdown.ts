import type { Instant } from '@kinemorph/content/time';
import { use, useCallback, useSyncExternalStore } from 'react';
import { usePage } from '../document/page-context.tsx';
import { onEachSecond } from './site-clock.ts';
import { SiteClockContext } from './site-clock-context.ts';
import { secondsLeft, timeLeft, type TimeLeft } from './time-left.ts';

/** The figures of a countdown before they are known. */
const unknown = { days: null, hours: null, minutes: null, seconds: null } as const;

/**
 * Returns what is left until a moment, counted down on the site's clock. The figures are null in the server's document and while it
 * is hydrated: a copy of the document may be days old. Whether the moment has come is known there, since a document does not outlive it.
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
