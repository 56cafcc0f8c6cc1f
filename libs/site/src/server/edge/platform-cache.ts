import type { Instant } from '@kinemorph/content/time';
import { cacheControl, validityHeaders } from '../../clock/render/cache-lifetime.ts';
import type { ServerClock } from '../../clock/render/server-clock.ts';
import { isSameCopy } from '../answer/encoding.ts';

/** The platform's cache, which the isolates of one location share. */
export type EdgeCache = Pick<Cache, 'match' | 'put'>;

interface Conditions {
  readonly head: boolean;
  readonly ifNoneMatch: string | null;
}

/** Returns the site's instant at which an answer expires; undefined if it has none. */
function expiryOf({ headers }: Response, offset: number): Instant | undefined {
  const until = headers.get('x-valid-until');
  return until === null ? undefined : Math.round(Number(until) * 1000) + offset;
}

/**
 * Pages in the platform's cache. The cache counts lifetimes in whole seconds, so it keeps a page to the end of its last
 * second, but the page is not shown from its expiry on.
 */
export class PlatformCache {
  readonly #cache: EdgeCache;
  readonly #now: ServerClock;
  readonly #prefix: string;

  /** `origin` and `build` are in each page's key: a new build finds no page of an old one. */
  constructor(cache: EdgeCache, now: ServerClock, { origin, build }: { origin: string; build: string }) {
    this.#cache = cache;
    this.#now = now;
    this.#prefix = `${origin}/_pages/${build}`;
  }

  /**
   * Returns the page of a path if it is cached and still true, with its remaining lifetime; 304 to a client that has it
   * already.
   */
  async match(path: string, { head, ifNoneMatch }: Conditions): Promise<Response | undefined> {
    const kept = await this.#cache.match(this.#prefix + path);
    if (!kept) return undefined;
    const now = this.#now();
    const { offset = 0 } = this.#now;
    const expires = expiryOf(kept, offset);
    if (expires !== undefined && expires <= now) {
      void kept.body?.cancel();
      return undefined;
    }
    const headers = new Headers(kept.headers);
    for (const name of ['age', 'cf-cache-status', 'x-accel-expires']) headers.delete(name);
    const control = cacheControl(now, expires);
    const validity = validityHeaders(expires, offset, control);
    for (let i = 0; i < validity.length; i += 2) headers.set(validity[i] ?? '', validity[i + 1] ?? '');
    headers.set('cache-control', control);
    const [, etag = ''] = /^"(.*)-identity"$/.exec(headers.get('etag') ?? '') ?? [];
    if (etag !== '' && isSameCopy(ifNoneMatch, etag)) {
      void kept.body?.cancel();
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    if (!head) return new Response(kept.body, { status: kept.status, headers });
    void kept.body?.cancel();
    return new Response(null, { status: kept.status, headers });
  }

  /** Caches a page that shared caches may keep. */
  async keep(path: string, page: Response): Promise<void> {
    const control = page.headers.get('cache-control') ?? '';
    const [, seconds] = /s-maxage=(\d+)/.exec(control) ?? [];
    if (page.status !== 200 || seconds === undefined) return;
    const expires = expiryOf(page, this.#now.offset ?? 0);
    const left = expires === undefined ? Number(seconds) : Math.ceil((expires - this.#now()) / 1000);
    const headers = new Headers(page.headers);
    headers.set('cache-control', `public, max-age=${left}`);
    await this.#cache.put(this.#prefix + path, new Response(page.body, { status: page.status, headers }));
  }
}
