/**
 * A process's measurements of its own clock. They can't show that the machine's clock is wrong: only its time service
 * knows.
 */
export interface ClockWatch {
  /** Returns how far the site's clock is ahead of the machine's, in milliseconds. */
  readonly offset: () => number;
  /** Returns how far the machine's clock has moved against its monotonic one since the start, in milliseconds. */
  readonly drift: () => number;
  /** Calls the listener with each jump of the machine's clock, in milliseconds. */
  readonly onStep: (listener: (step: number) => void) => void;
  readonly stop: () => void;
}

/** The interval between two comparisons of the clocks, in milliseconds. */
const interval = 5_000;
/**
 * The smallest jump, in milliseconds. A time service that slows a clock down or speeds it up corrects less in an
 * interval.
 */
const smallestStep = 100;

/**
 * Compares the machine's clock with its monotonic one: a change of the machine's clock while the site runs moves every
 * boundary.
 */
export function watchClock(siteNow: () => number, monotonic: () => number = () => performance.now()): ClockWatch {
  const difference = () => Date.now() - monotonic();
  const first = difference();
  let last = first;
  const listeners: ((step: number) => void)[] = [];
  const timer = setInterval(() => {
    const now = difference();
    const step = now - last;
    last = now;
    if (Math.abs(step) >= smallestStep) for (const listener of listeners) listener(step);
  }, interval);
  timer.unref();
  return {
    offset: () => siteNow() - Date.now(),
    drift: () => difference() - first,
    onStep: (listener) => void listeners.push(listener),
    stop: () => {
      clearInterval(timer);
    },
  };
}
