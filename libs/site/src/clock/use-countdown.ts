import type { Instant } from '@kinemorph/content/time';
import { use, useCallback, useSyncExternalStore } from 'react';
import { usePage } from '../document/page-context.tsx';
import { onEachSecond } from './site-clock.ts';
import { SiteClockContext } from './site-clock-context.ts';
import { secondsLeft, timeLeft, type TimeLeft } from './time-left.ts';

/**
 * What is left until a moment, counted down on the site's clock. It begins with the instant that the page was
 * rendered for, so that the server's figures hydrate, and stands still where there is no clock.
 */
export function useCountdown(until: Instant): TimeLeft & { readonly over: boolean } {
  const { now } = usePage();
  const clock = use(SiteClockContext);
  const subscribe = useCallback((changed: () => void) => (clock ? onEachSecond(clock, until, changed) : () => undefined), [clock, until]);
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsLeft(until, clock ? clock.now() : now),
    () => secondsLeft(until, now),
  );
  return { ...timeLeft(seconds), over: seconds === 0 };
}
