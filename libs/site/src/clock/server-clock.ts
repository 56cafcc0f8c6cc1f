import type { Instant } from '@kinemorph/content/time';

/** Reads the time of a site: the machine's, or one that starts at a set instant and runs on. */
export type ServerClock = () => Instant;

/** The server's clock; `startsAt` moves its start, for tests. */
export function createServerClock(startsAt?: Instant): ServerClock {
  if (startsAt === undefined) return Date.now;
  const offset = startsAt - Date.now();
  return () => Date.now() + offset;
}
