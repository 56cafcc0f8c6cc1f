import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheControl, validityHeaders } from '../../clock/render/cache-lifetime.ts';
import { PlatformCache, type EdgeCache } from './platform-cache.ts';

const start = Date.UTC(2025, 0, 1);
const hour = 3_600_000;

/**
 * Returns a cache for a site whose clock is ahead of the machine's by `offset`. The cache below it drops its entries
 * after whole seconds.
 */
function cacheAt({ offset = 0 } = {}) {
  const stored = new Map<string, { readonly response: Response; readonly until: number }>();
  const clock = { now: start };
  const platform: EdgeCache = {
    match: (key) => {
      const { response, until = 0 } = stored.get(String(key)) ?? {};
      return Promise.resolve(clock.now - offset < until ? response?.clone() : undefined);
    },
    put: (key, response) => {
      const seconds = Number(/^public, max-age=(\d+)$/.exec(response.headers.get('cache-control') ?? '')?.[1]);
      stored.set(String(key), { response, until: clock.now - offset + seconds * 1000 });
      return Promise.resolve();
    },
  };
  const now = Object.assign(() => clock.now, { offset });
  const cache = new PlatformCache(platform, now, { origin: 'https://site.example', build: 'one' });
  const pageUntil = (expires: number | undefined) => {
    const control = cacheControl(clock.now, expires);
    const headers = new Headers({ 'cache-control': control, etag: '"tag-identity"' });
    const validity = validityHeaders(expires, offset, control);
    for (let i = 0; i < validity.length; i += 2) headers.set(validity[i] ?? '', validity[i + 1] ?? '');
    return new Response('page', { headers });
  };
  return { cache, clock, pageUntil, stored };
}
const visitor = { head: false, ifNoneMatch: null };

describe('pages in the platform’s cache', () => {
  it('any page: is served until the millisecond before its expiry, and no cache may keep it longer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3000, max: hour }),
        fc.oneof(fc.constantFrom(-1, 0), fc.integer({ min: -3000, max: 3000 })),
        fc.integer(),
        async (life, past, offset) => {
          const { cache, clock, pageUntil } = cacheAt({ offset });
          const expires = start + life;
          await cache.keep('/us', pageUntil(expires));
          clock.now = expires + past;
          const kept = await cache.match('/us', visitor);
          expect(kept !== undefined).toBe(past < 0);
          if (!kept) return;
          const seconds = Number(/s-maxage=(\d+)/.exec(kept.headers.get('cache-control') ?? '')?.[1] ?? 0);
          expect(clock.now + seconds * 1000).toBeLessThanOrEqual(expires);
          expect(kept.headers.get('x-valid-until')).toBe(((expires - offset) / 1000).toFixed(3));
        },
      ),
    );
  });

  it('page that never changes: is served for one hour, as by other shared caches', async () => {
    const { cache, clock, pageUntil } = cacheAt();
    await cache.keep('/us', pageUntil(undefined));
    clock.now = start + hour - 1;
    expect(await (await cache.match('/us', visitor))?.text()).toBe('page');
    clock.now = start + hour;
    expect(await cache.match('/us', visitor)).toBeUndefined();
  });

  it('page that is about to change, and error page: are not cached', async () => {
    const { cache, pageUntil, stored } = cacheAt();
    await cache.keep('/us', pageUntil(start + 1500));
    await cache.keep('/us', new Response('', { status: 404, headers: { 'cache-control': 'public, s-maxage=9' } }));
    expect(stored.size).toBe(0);
  });

  it('client that has the page or requests only its headers: receives no body', async () => {
    const { cache, pageUntil } = cacheAt();
    await cache.keep('/us', pageUntil(start + hour));
    const known = await cache.match('/us', { head: false, ifNoneMatch: '"tag-identity"' });
    const head = await cache.match('/us', { head: true, ifNoneMatch: null });
    expect([known?.status, await known?.text(), head?.status, await head?.text()]).toEqual([304, '', 200, '']);
    expect((await cache.match('/us', { head: false, ifNoneMatch: '"other-identity"' }))?.status).toBe(200);
  });
});
