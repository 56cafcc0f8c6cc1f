import type { Instant } from '@kinemorph/content/time';

/** For how long a shared cache keeps an answer before it asks again, in seconds. */
const longestLife = 3600;
/** For how long, in seconds, a shared cache may show an answer that it cannot renew because no server answers. */
const longestOutage = 24 * 3600;

/**
 * The `Cache-Control` of a page that stays true until `expires`. Shared caches drop it a second early:
 * ages are whole seconds, and a floor alone overshot the boundary by up to one. While no server answers, they may show it for the time
 * that is left, and never past the boundary.
 */
export function cacheControl(now: Instant, expires: Instant | undefined): string {
  const left = expires === undefined ? longestLife + longestOutage : Math.floor((expires - now) / 1000) - 1;
  const life = Math.min(longestLife, left);
  if (life <= 0) return 'no-store';
  const outage = Math.min(longestOutage, left - life);
  return `public, max-age=0, s-maxage=${life}, must-revalidate${outage > 0 ? `, stale-if-error=${outage}` : ''}`;
}

/**
 * The exact end of an answer, for the shared caches of `deploy/`, in the machine's own time: `offset` is how far the site's clock is ahead of it.
 * `x-valid-until` is a Unix time in seconds, with milliseconds. nginx reads whole seconds alone, keeps an answer to the end of the second in
 * `x-accel-expires`, and then reads no `cache-control`: it gets one only where that has no outage to name. Both have to come before `cache-control`.
 */
export function validityHeaders(expires: Instant | undefined, offset: number, control: string): readonly string[] {
  if (expires === undefined) return [];
  const until = expires - offset;
  const validUntil = ['x-valid-until', (until / 1000).toFixed(3)];
  return control.includes('stale-if-error')
    ? validUntil
    : [...validUntil, 'x-accel-expires', `@${Math.floor(until / 1000) - 1}`];
}
