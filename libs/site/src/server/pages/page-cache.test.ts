import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EncodedBody } from '../node/platform/encoded-body.ts';
import { PageCache, type CachedPage, type PageCacheOptions } from './page-cache.ts';
import { BusyError } from '../queue/render-admission.ts';

const start = Date.UTC(2025, 0, 1);
const hour = 3_600_000;
const body = (text: string) => EncodedBody.of(text);
const page = (renderedFor: number, expires: number | undefined, text = String(renderedFor)): CachedPage => ({
  status: 200,
  html: body(text),
  json: body(text),
  renderedFor,
  expires,
});
/** The size of a page of these tests. */
const weight = 2 * body(String(start)).weight;
const shown = (one: CachedPage | undefined) => one && new TextDecoder().decode(one.html.ready('identity'));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a cache of pages that expire at these boundaries and take `duration` to render. */
function cache({
  boundaries = [],
  duration = 0,
  ...options
}: Partial<PageCacheOptions> & { boundaries?: readonly number[]; duration?: number } = {}) {
  const render = vi.fn(async (_key: string, now: number): Promise<CachedPage> => {
    if (duration > 0) await new Promise((resolve) => setTimeout(resolve, duration));
    return page(
      now,
      boundaries.find((at) => at > now),
    );
  });
  const errors: unknown[] = [];
  const pages = new PageCache({
    render,
    renderAhead: options.render ?? render,
    now: () => Date.now(),
    memory: Infinity,
    ahead: { earliest: 5000, latest: 5000 },
    onError: (key, error) => errors.push([key, error]),
    ...options,
  });
  return { pages, render, errors };
}

describe('page cache', () => {
  it('renders once for 200 simultaneous requests', async () => {
    const { pages, render } = cache({ duration: 300 });
    const answers = Promise.all(Array.from({ length: 200 }, () => pages.get('us')));
    expect(pages.renders).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(new Set(await answers).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
    expect(pages.renders).toBe(0);
  });

  it('renders each page separately, and only once', async () => {
    const { pages, render } = cache();
    await Promise.all([pages.get('us'), pages.get('de'), pages.get('us')]);
    await vi.advanceTimersByTimeAsync(86_400_000);
    await pages.get('us');
    expect(render.mock.calls.map(([key]) => key)).toEqual(['us', 'de']);
  });

  it('keeps a page until the exact millisecond of the boundary', async () => {
    const boundary = start + 60_000;
    const { pages } = cache({ boundaries: [boundary], ahead: { earliest: 0, latest: 0 } });
    const first = await pages.get('us');
    expect(pages.peek('us', boundary - 1)).toBe(first);
    expect(pages.peek('us', boundary)).toBeUndefined();
  });

  it('does not serve a page before the instant that it was rendered for', async () => {
    const { pages } = cache();
    await pages.get('us');
    expect(pages.peek('us', start - 1)).toBeUndefined();
    expect(pages.peek('us', start)).toBeDefined();
  });

  it('renders the next version ahead, and serves it at the boundary without a render', async () => {
    const boundary = start + 60_000;
    const { pages, render } = cache({ boundaries: [boundary] });
    const first = await pages.get('us');
    await vi.advanceTimersByTimeAsync(54_999);
    expect(render).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(render.mock.calls.map(([, now]) => now)).toEqual([start, boundary]);
    expect(pages.peek('us', boundary - 1)).toBe(first);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown(await pages.get('us'))).toBe(String(boundary));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders ahead at once when the boundary is closer than the lead time', async () => {
    const boundary = start + 1000;
    const { pages, render } = cache({ boundaries: [boundary] });
    await pages.get('us');
    await vi.advanceTimersByTimeAsync(1);
    expect(render.mock.calls.map(([, now]) => now)).toEqual([start, boundary]);
  });

  it('renders ahead for each of several boundaries', async () => {
    const boundaries = [start + 60_000, start + 120_000, start + 180_000];
    const { pages, render } = cache({ boundaries });
    await pages.get('us');
    for (const boundary of boundaries) {
      await vi.advanceTimersByTimeAsync(boundary - Date.now());
      expect(shown(pages.peek('us', boundary))).toBe(String(boundary));
    }
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('pages with the same boundary: are rendered by renderAhead, spread over the minute before it', async () => {
    const boundary = start + 3_600_000;
    const renderAhead = vi.fn((_key: string, now: number) => Promise.resolve(page(now, undefined)));
    const { pages, render } = cache({
      boundaries: [boundary],
      ahead: { earliest: 60_000, latest: 5_000 },
      renderAhead,
    });
    const keys = Array.from({ length: 120 }, (_, i) => `page ${i}`);
    for (const key of keys) await pages.get(key);
    await vi.advanceTimersByTimeAsync(3_540_000 - 1);
    expect(renderAhead).not.toHaveBeenCalled();
    const perSecond: number[] = [];
    for (let second = 0; second < 55; second += 1) {
      const before = renderAhead.mock.calls.length;
      await vi.advanceTimersByTimeAsync(1000);
      perSecond.push(renderAhead.mock.calls.length - before);
    }
    expect(Math.max(...perSecond)).toBeLessThan(15);
    expect(renderAhead.mock.calls.length).toBeGreaterThan(100);
    await vi.advanceTimersByTimeAsync(2);
    expect(renderAhead).toHaveBeenCalledTimes(120);
    await vi.advanceTimersByTimeAsync(5000);
    for (const key of keys) expect(pages.peek(key, Date.now())?.renderedFor).toBe(boundary);
    expect(render).toHaveBeenCalledTimes(120);
  });

  it('page that is warmed: is rendered by renderAhead', async () => {
    const renderAhead = vi.fn((_key: string, now: number) => Promise.resolve(page(now, undefined)));
    const { pages, render } = cache({ renderAhead });
    await pages.warm('us');
    expect(shown(await pages.get('us'))).toBe(String(start));
    expect([render.mock.calls.length, renderAhead.mock.calls.length]).toEqual([0, 1]);
  });

  it('replaces a page by a changed copy, unless the page is rendered again meanwhile', async () => {
    const boundary = start + 60_000;
    const { pages } = cache({ boundaries: [boundary], ahead: undefined });
    const changed = async (one: CachedPage) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return { ...one, html: body('changed') };
    };
    await pages.get('us');
    const first = pages.change('us', changed);
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    expect(shown(pages.peek('us', Date.now()))).toBe('changed');

    vi.setSystemTime(boundary - 500);
    const late = pages.change('us', changed);
    await vi.advanceTimersByTimeAsync(500);
    await pages.get('us');
    await vi.advanceTimersByTimeAsync(500);
    await late;
    expect(shown(pages.peek('us', Date.now()))).toBe(String(boundary));
  });

  it('waits for a boundary that is further away than the longest timer', async () => {
    const boundary = start + 2 ** 31 + 60_000;
    const { pages, render } = cache({ boundaries: [boundary] });
    await pages.get('us');
    await vi.advanceTimersByTimeAsync(2 ** 31 + 54_999);
    expect(render).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('reports a failed render ahead, and renders on demand at the boundary', async () => {
    const boundary = start + 60_000;
    const failure = new Error('the model threw');
    let fails = false;
    const render = vi.fn((_key: string, now: number) =>
      fails ? Promise.reject(failure) : Promise.resolve(page(now, now < boundary ? boundary : undefined)),
    );
    const { pages, errors } = cache({ render });
    await pages.get('us');
    fails = true;
    await vi.advanceTimersByTimeAsync(55_000);
    expect(errors).toEqual([['us', failure]]);
    expect(pages.peek('us', Date.now())).toBeDefined();
    fails = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown(await pages.get('us'))).toBe(String(boundary));
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('failed render: is not repeated for a second, and is reported once', async () => {
    let fails = true;
    const render = vi.fn((_key: string, now: number) =>
      fails ? Promise.reject(new Error('no')) : Promise.resolve(page(now, undefined)),
    );
    const { pages, errors } = cache({ render });
    for (const wait of [0, 500, 499]) {
      await vi.advanceTimersByTimeAsync(wait);
      await Promise.all([1, 2, 3].map(() => expect(pages.get('us')).rejects.toThrow('no')));
    }
    expect([render.mock.calls.length, errors.length, pages.size, pages.renders]).toEqual([1, 1, 0, 0]);
    await expect(pages.get('de')).rejects.toThrow('no');
    fails = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(shown(await pages.get('us'))).toBe(String(start + 1000));
  });

  it('refused render: is repeated by the next request, and is not reported as a failure', async () => {
    let busy = true;
    const render = vi.fn((_key: string, now: number) =>
      busy ? Promise.reject(BusyError.after(1)) : Promise.resolve(page(now, undefined)),
    );
    const { pages, errors } = cache({ render });
    await expect(pages.get('us')).rejects.toBeInstanceOf(BusyError);
    busy = false;
    expect(shown(await pages.get('us'))).toBe(String(start));
    expect(errors).toEqual([]);
  });

  it('request after a boundary: never receives a render that began before it', async () => {
    const boundary = start + 1000;
    const { pages, render } = cache({ boundaries: [boundary], duration: 1500 });
    const early = pages.get('us');
    await vi.advanceTimersByTimeAsync(1200);
    const late = pages.get('us');
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown(await early)).toBe(String(start));
    expect(Number(shown(await late))).toBeGreaterThanOrEqual(boundary);
    expect(render.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('removes the least recently used page when its memory is full', async () => {
    const { pages, render } = cache({ memory: 3 * weight });
    for (const key of ['a', 'b', 'c']) await pages.get(key);
    await pages.get('a');
    await pages.get('d');
    expect([pages.size, pages.weight]).toEqual([3, 3 * weight]);
    expect(['a', 'b', 'c', 'd'].filter((key) => pages.peek(key, Date.now()))).toEqual(['a', 'c', 'd']);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('next version: counts towards the memory limit, and displaces other pages', async () => {
    const boundary = start + 60_000;
    const { pages } = cache({ boundaries: [boundary], memory: 3 * weight });
    await pages.get('a');
    await vi.advanceTimersByTimeAsync(1000);
    await pages.get('b');
    await vi.advanceTimersByTimeAsync(54_000);
    expect(pages.weight).toBeLessThanOrEqual(3 * weight);
    expect(pages.size).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    await pages.get('b');
    expect(pages.weight).toBe(pages.size * weight);
    pages.clear();
    expect(pages.weight).toBe(0);
  });

  it('next version of a page that was removed: is dropped', async () => {
    const renderAhead = async (_key: string, now: number) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return page(now, undefined);
    };
    const { pages } = cache({ boundaries: [start + 60_000], memory: weight, renderAhead });
    await pages.get('a');
    await vi.advanceTimersByTimeAsync(55_500);
    await pages.get('b');
    await vi.advanceTimersByTimeAsync(600);
    expect([pages.size, pages.weight]).toEqual([1, weight]);
  });

  it('never exceeds its memory limit, but always keeps the page in use', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5 }),
        fc.array(fc.constantFrom(...Array.from('abcdefgh')), { maxLength: 40 }),
        async (limit, keys) => {
          const { pages } = cache({ memory: limit * weight });
          for (const key of keys) {
            await pages.get(key);
            expect(pages.weight).toBe(pages.size * weight);
            expect(pages.weight).toBeLessThanOrEqual(Math.max(limit, 1) * weight);
            expect(pages.peek(key, Date.now())).toBeDefined();
          }
          pages.clear();
        },
      ),
    );
  });

  it('leaves no timer for removed pages, nor after it is cleared', async () => {
    const { pages } = cache({ boundaries: [start + 60_000], memory: weight });
    await pages.get('a');
    await pages.get('b');
    expect(vi.getTimerCount()).toBe(1);
    pages.clear();
    expect(vi.getTimerCount()).toBe(0);
    expect(pages.size).toBe(0);
  });

  it('clock that is set forward by hours: serves no page past its boundary', async () => {
    const boundary = start + 60_000;
    const { pages } = cache({ boundaries: [boundary] });
    await pages.get('us');
    vi.setSystemTime(boundary + 5 * hour);
    expect(pages.peek('us', Date.now())).toBeUndefined();
    expect(shown(await pages.get('us'))).toBe(String(boundary + 5 * hour));
    // The timer of the skipped boundary still fires, and has no effect.
    await vi.advanceTimersByTimeAsync(120_000);
    expect(shown(await pages.get('us'))).toBe(String(boundary + 5 * hour));
  });

  it('clock that is set back by hours: serves no page before its time, and passes the boundary again', async () => {
    const boundary = start + 60_000;
    const { pages } = cache({ boundaries: [boundary] });
    await pages.get('us');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown(await pages.get('us'))).toBe(String(boundary));
    vi.setSystemTime(boundary - 5 * hour);
    expect(shown(await pages.get('us'))).toBe(String(boundary - 5 * hour));
    await vi.advanceTimersByTimeAsync(5 * hour - 1);
    expect(shown(pages.peek('us', Date.now()))).toBe(String(boundary - 5 * hour));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown(await pages.get('us'))).toBe(String(boundary));
  });

  it('clock that is set back by hours: does not keep an old failure', async () => {
    let fails = true;
    const render = vi.fn((_key: string, now: number) =>
      fails ? Promise.reject(new Error('no')) : Promise.resolve(page(now, undefined)),
    );
    const { pages } = cache({ render });
    await expect(pages.get('us')).rejects.toThrow('no');
    vi.setSystemTime(start - 5 * hour);
    await expect(pages.get('us')).rejects.toThrow('no');
    expect(render).toHaveBeenCalledTimes(2);
    fails = false;
    await vi.advanceTimersByTimeAsync(999);
    await expect(pages.get('us')).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown(await pages.get('us'))).toBe(String(start - 5 * hour + 1000));
  });

  it('serves at every instant what a fresh render would, also when the clock is changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
        fc.array(fc.record({ pass: fc.integer({ min: 0, max: 15 }), step: fc.integer({ min: -60, max: 60 }) }), {
          maxLength: 12,
        }),
        async (offsets, moves) => {
          vi.setSystemTime(start);
          const boundaries = offsets.map((offset) => start + offset * 1000).sort((a, b) => a - b);
          const era = (now: number) => boundaries.filter((at) => at <= now).length;
          const render = (_key: string, now: number) =>
            Promise.resolve(
              page(
                now,
                boundaries.find((at) => at > now),
                String(era(now)),
              ),
            );
          const { pages } = cache({ render });
          for (const { pass, step } of moves) {
            await vi.advanceTimersByTimeAsync(pass * 1000);
            vi.setSystemTime(Date.now() + step * 1000);
            expect(shown(await pages.get('us'))).toBe(String(era(Date.now())));
          }
          pages.clear();
        },
      ),
      { numRuns: 200 },
    );
  });

  it('serves at every instant what a fresh render would, for any lead time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 15 }),
        fc.integer({ min: 0, max: 12 }),
        async (offsets, steps, lead) => {
          vi.setSystemTime(start);
          const boundaries = offsets.map((offset) => start + offset * 1000).sort((a, b) => a - b);
          const era = (now: number) => boundaries.filter((at) => at <= now).length;
          const render = (_key: string, now: number) =>
            Promise.resolve(
              page(
                now,
                boundaries.find((at) => at > now),
                String(era(now)),
              ),
            );
          const pages = new PageCache({
            render,
            renderAhead: render,
            now: () => Date.now(),
            memory: Infinity,
            ahead: { earliest: lead * 2000, latest: lead * 1000 },
          });
          for (const step of steps) {
            await vi.advanceTimersByTimeAsync(step * 1000);
            expect(shown(await pages.get('us'))).toBe(String(era(Date.now())));
          }
          pages.clear();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('boundary: reports how long the first request waited, and whether the next version was ready', async () => {
    const boundary = start + 60_000;
    const onBoundary = vi.fn();
    const ahead = cache({ boundaries: [boundary], onBoundary });
    await ahead.pages.get('us');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(onBoundary).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await ahead.pages.get('us');
    await ahead.pages.get('us');
    expect(onBoundary.mock.calls).toEqual([[{ lateness: 0, version: 'ahead' }]]);

    vi.setSystemTime(start);
    onBoundary.mockClear();
    const demand = cache({
      boundaries: [boundary],
      duration: 300,
      renderAhead: () => Promise.reject(new Error('fails')),
      onBoundary,
    });
    void demand.pages.get('us');
    await vi.advanceTimersByTimeAsync(100_000);
    const late = demand.pages.get('us');
    await vi.advanceTimersByTimeAsync(300);
    await late;
    expect(onBoundary.mock.calls).toEqual([[{ lateness: 300, version: 'demand' }]]);
  });
});
