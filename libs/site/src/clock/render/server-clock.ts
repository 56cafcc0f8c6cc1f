import type { Instant } from '@kinemorph/content/time';

/** Reads the time of a site: the machine's, or one that starts at a set instant and runs on. */
export interface ServerClock {
  (): Instant;
  /** How far it is ahead of the machine's clock, in milliseconds; 0 if left out. */
  readonly offset?: number;
}

/** The server's clock; `startsAt` moves it, for tests, to be that at the machine's instant `since`: servers that are given both agree. */
export function createServerClock(startsAt?: Instant, since: Instant = Date.now()): ServerClock {
  if (startsAt === undefined) return Date.now;
  const offset = startsAt - since;
  return Object.assign(() => Date.now() + offset, { offset });
}
