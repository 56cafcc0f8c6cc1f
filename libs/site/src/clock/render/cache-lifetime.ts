import type { Instant } from '@kinemorph/content/time';

/** The longest time that a shared cache keeps an answer before it requests it again, in seconds. */
const longestLife = 3600;
/**
 * The longest time, in seconds, for which a shared cache may show an answer that it cannot renew because no server
 * answers.
 */
const longestOutage = 24 * 3600;

/**
 * Returns the `Cache-Control` of a page that stays true until `expires`. Shared caches drop it a second early: ages are
 * whole seconds, and rounding down alone exceeded the boundary by up to one. While no server answers, they may show it
 * for the remaining time, and never past the boundary.
 */
export function cacheControl(now: Instant, expires: Instant | undefined): string {
  const left = secondsLeft(now, expires);
  const life = Math.min(longestLife, left);
  if (life <= 0) return 'no-store';
  const outage = Math.min(longestOutage, left - life);
  return `public, max-age=0, s-maxage=${life}, must-revalidate${outage > 0 ? `, stale-if-error=${outage}` : ''}`;
}

/** Returns the whole seconds for which a shared cache may show a page: `cacheControl` depends on nothing else. */
export function secondsLeft(now: Instant, expires: Instant | undefined): number {
  return expires === undefined ? longestLife + longestOutage : Math.floor((expires - now) / 1000) - 1;
}

/**
 * Returns the headers with the exact end of an answer, for the shared caches of `deploy/`, in the machine's own time:
 * `offset` is how far the site's clock is ahead of it. `x-valid-until` is a Unix time in seconds, with milliseconds.
 * nginx reads only whole seconds, keeps an answer to the end of the second in `x-accel-expires`, and then ignores
 * `cache-control`: it gets that header only if `cache-control` allows no outage. Both have to come before
 * `cache-control`.
 */
export function validityHeaders(expires: Instant | undefined, offset: number, control: string): readonly string[] {
  if (expires === undefined) return [];
  const until = expires - offset;
  const validUntil = ['x-valid-until', (until / 1000).toFixed(3)];
  return control.includes('stale-if-error')
    ? validUntil
    : [...validUntil, 'x-accel-expires', `@${Math.floor(until / 1000) - 1}`];
}
