import { isRegionId, type RegionId } from '@kinemorph/content';
import { serialize } from 'hono/utils/cookie';
import type { ServerClock } from '../../clock/render/server-clock.ts';
import { contentType } from '../answer/answers.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
import { singleBytes } from '../answer/single-bytes.ts';
import type { PreviewReader } from './preview.ts';

export const timestampPath = '/ssr/timestamp';

const year = 365 * 24 * 60 * 60;

interface TimestampOptions {
  readonly now: ServerClock;
  readonly preview: PreviewReader | undefined;
  readonly regions: readonly RegionId[];
  /** True if the site is served by HTTPS only. */
  readonly secure: boolean;
  /** The headers of every answer. */
  readonly common: Readonly<Record<string, string>>;
}

/** The part of a request that the time depends on. */
export interface TimestampQuery {
  readonly search: string;
  readonly cookie: string | null;
  /** The `region` header: the region of the page that requests the time. */
  readonly region: string | null;
  readonly head: boolean;
}

/** Answers with the site's time. */
export type TimestampAnswer = (query: TimestampQuery) => RawAnswer;

/** Reads the part of a request that the time depends on. */
export function timestampQuery(
  search: string,
  method: string | undefined,
  header: (name: string) => string | null,
): TimestampQuery {
  return { search, cookie: header('cookie'), region: header('region'), head: method === 'HEAD' };
}

/**
 * Creates the answer with the site's time, which is never cached. It also stores the visited region: pages are cached,
 * so none of them may set a cookie.
 */
export function createTimestampAnswer({ now, preview, regions, secure, common }: TimestampOptions): TimestampAnswer {
  const remembers = (region: string | null): region is RegionId =>
    regions.length > 1 && region !== null && isRegionId(region) && regions.includes(region);
  return ({ search, cookie, region, head }) => {
    const present = now();
    const requested = preview?.(new URLSearchParams(search), cookie, present);
    const timestamp = Math.round(requested?.kind === 'at' ? requested.now : present);
    return singleBytes(
      200,
      { head, common },
      {
        'content-type': contentType.json,
        'cache-control': 'no-store',
        ...(remembers(region) && {
          'set-cookie': serialize('region', region, { maxAge: year, path: '/', sameSite: 'Lax', secure }),
        }),
      },
      JSON.stringify({ code: 2000, msg: 'success', data: { timestamp } }),
    );
  };
}
