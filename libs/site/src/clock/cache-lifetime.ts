import type { Instant } from '@kinemorph/content/time';

const longestLife = 3600;

/**
 * The `Cache-Control` of a page that stays true until `expires`. Shared caches drop it a second early:
 * ages are whole seconds, and a floor alone overshot the boundary by up to one.
 */
export function cacheControl(now: Instant, expires: Instant | undefined): string {
  const life = expires === undefined ? longestLife : Math.min(longestLife, Math.floor((expires - now) / 1000) - 1);
  return life > 0 ? `public, max-age=0, s-maxage=${life}, must-revalidate` : 'no-store';
}
