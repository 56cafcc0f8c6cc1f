import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenModel } from '../../page/page.ts';
import { madeUpSite } from '../testing/made-up-site.tsx';

const start = Date.UTC(2025, 0, 1);
const head = () => ({ title: '', description: '', keywords: '', alternates: [], index: true });

describe('cached page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Returns a function that requests a cached page, which changes in ten minutes. */
  async function site() {
    const model: ScreenModel = {
      model: ({ clock }) => ({ open: clock.hasPassed(start + 600_000), text: 'robots '.repeat(200) }),
      head,
    };
    const { handler } = madeUpSite({
      env: { SITE_CLOCK: new Date(start).toISOString() },
      screens: { home: { model } },
    });
    await handler.pages.warmUp();
    const hit = (
      more: { head?: boolean; format?: 'html' | 'json'; acceptEncoding?: string; ifNoneMatch?: string } = {},
    ) => {
      const answer = handler.pages.hit({
        path: '/us',
        search: '',
        format: 'html',
        head: false,
        cookie: null,
        acceptEncoding: 'br',
        ifNoneMatch: null,
        ...more,
      });
      const header = (name: string) => answer?.headers[answer.headers.indexOf(name) + 1];
      return {
        status: answer?.status,
        body: answer?.body,
        control: header('cache-control'),
        until: header('x-valid-until'),
        accel: header('x-accel-expires'),
        type: header('content-type'),
        etag: header('etag'),
      };
    };
    return hit;
  }

  it('s-maxage: is the remaining lifetime at each response', async () => {
    const hit = await site();
    const lives = [0, 0, 999, 1001, 300_000].map((ms) => {
      vi.setSystemTime(start + ms);
      return /s-maxage=(\d+)/.exec(hit().control ?? '')?.[1];
    });
    expect(lives).toEqual(['599', '599', '598', '597', '299']);
  });

  it('expiry for shared caches: is the exact boundary in every response, even once it is no-store [ST-4]', async () => {
    const hit = await site();
    for (const ms of [0, 598_500, 599_999]) {
      vi.setSystemTime(start + ms);
      expect(hit()).toMatchObject({ until: `${start / 1000 + 600}.000`, accel: `@${start / 1000 + 599}` });
    }
    expect(hit().control).toBe('no-store');
    expect(hit({ ifNoneMatch: hit().etag ?? '' })).toMatchObject({ status: 304, until: `${start / 1000 + 600}.000` });
  });

  it('conditional, HEAD, model and uncompressed requests: each receive their own response', async () => {
    const hit = await site();
    const first = hit();
    expect([first.status, first.body instanceof Uint8Array]).toEqual([200, true]);
    expect(hit({ ifNoneMatch: first.etag ?? '' })).toMatchObject({ status: 304, body: null });
    expect(hit({ head: true })).toMatchObject({ status: 200, body: null, etag: first.etag });
    expect(hit({ format: 'json' })).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
    expect(hit({ acceptEncoding: '' }).etag).toMatch(/identity/);
    expect(hit()).toEqual(first);
  });
});
