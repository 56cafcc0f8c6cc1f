/** What a process can tell of its own clock. A machine's clock may be wrong all the same: only its time service knows. */
export interface ClockWatch {
  /** How far the site's clock is ahead of the machine's, in milliseconds. */
  readonly offset: () => number;
  /** How far the machine's clock has moved against its monotonic one since the start, in milliseconds. */
  readonly drift: () => number;
  /** Calls the listener with each jump of the machine's clock, in milliseconds. */
  readonly onStep: (listener: (step: number) => void) => void;
  readonly stop: () => void;
}

/** How often the clocks are compared, in milliseconds. */
const interval = 5_000;
/** What a time service corrects by slowing a clock down or speeding it up is less than this in an interval, in milliseconds. */
const smallestStep = 100;

/** Compares the machine's clock with its monotonic one: one that is set while the site runs moves every boundary. */
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
