import { isRegionId, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { serialize } from 'hono/utils/cookie';

const year = 365 * 24 * 60 * 60;

/**
 * Returns the site's time, never cached. This answer also stores the visited region: pages are cached, so none of them
 * may set a cookie.
 */
export function timestampAnswer(
  now: Instant,
  requested: string | null,
  regions: readonly RegionId[],
  secure: boolean,
): Response {
  const remembers = regions.length > 1 && requested !== null && isRegionId(requested) && regions.includes(requested);
  return Response.json(
    { code: 2000, msg: 'success', data: { timestamp: Math.round(now) } },
    {
      headers: {
        'cache-control': 'no-store',
        ...(remembers && {
          'set-cookie': serialize('region', requested, { maxAge: year, path: '/', sameSite: 'Lax', secure }),
        }),
      },
    },
  );
}
