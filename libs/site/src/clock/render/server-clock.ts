import type { Instant } from '@kinemorph/content/time';

/** Reads the time of a site: the machine's, or one that starts at a set instant and continues from there. */
export interface ServerClock {
  (): Instant;
  /** The time by which it is ahead of the machine's clock, in milliseconds; 0 if left out. */
  readonly offset?: number;
}

/**
 * Creates the server's clock. For tests, `startsAt` sets it to that instant at the machine's instant `since`: servers
 * with the same values of both agree.
 */
export function createServerClock(startsAt?: Instant, since: Instant = Date.now()): ServerClock {
  if (startsAt === undefined) return Date.now;
  const offset = startsAt - since;
  return Object.assign(() => Date.now() + offset, { offset });
}
