import type { Instant } from '@kinemorph/content/time';

/**
 * The site's time in the browser: set by the server's render, corrected by the timestamp call, and continued by the
 * monotonic clock, so that a wrong clock of the visitor never matters.
 */
export interface SiteClock {
  now(): Instant;
  set(now: Instant): void;
}

export function createSiteClock(seed: Instant, monotonic: () => number = () => performance.now()): SiteClock {
  let known = seed;
  let at = monotonic();
  return {
    now: () => known + (monotonic() - at),
    set(now) {
      known = now;
      at = monotonic();
    },
  };
}

const longestTimer = 60 * 60 * 1000;

/**
 * Calls back once the clock has reached a moment; the returned function cancels. A timer runs an hour at most, since
 * one beyond 2³¹−1 ms fires at once and a sleeping laptop stops them all.
 */
export function whenReached(clock: SiteClock, moment: Instant, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - clock.now();
    if (left <= 0) callback();
    else timer = setTimeout(wait, Math.min(Math.ceil(left), longestTimer));
  };
  timer = setTimeout(wait, 0);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * Calls back each time a whole second less is left until a moment, the last time at the moment itself; the returned
 * function cancels.
 */
export function onEachSecond(clock: SiteClock, until: Instant, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const left = until - clock.now();
    // To the next whole second: a fixed interval of a second would drift.
    if (left > 0) timer = setTimeout(tick, Math.ceil(left % 1000) || 1000);
  };
  const tick = () => {
    callback();
    wait();
  };
  wait();
  return () => {
    clearTimeout(timer);
  };
}
