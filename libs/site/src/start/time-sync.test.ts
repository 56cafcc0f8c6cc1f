import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteClock } from '../clock/site-clock.ts';
import type { PageData } from '../page/page.ts';
import { createPageStore, type ShownPage } from '../page-store/page-store.ts';
import { keepInTime } from './time-sync.ts';

const start = Date.UTC(2025, 6, 1, 6, 59, 50);
const boundary = start + 10_000;
const page = (facts: Partial<PageData> = {}) =>
  ({ build: 'one', path: '/us', region: 'us', locale: 'en-US', now: start, expires: boundary, ...facts }) as PageData;

const firstPage = (): ShownPage => ({ data: page() });

/**
 * Returns an open tab with a fake server. `random` is the position of the tab's request within the random delay;
 * `delay` is the time that each answer takes, in milliseconds.
 */
function openTab({
  random = 0,
  delay = 0,
  answers = [] as readonly (Partial<PageData> | 'fails' | 'hangs')[],
  first = firstPage(),
  show = () => Promise.resolve(),
} = {}) {
  const requests: number[] = [];
  const loads: string[] = [];
  const items = new Map<string, string>();
  const queue = [...answers];
  vi.spyOn(Math, 'random').mockReturnValue(random);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', {
    href: 'https://www.kinemorph.example/us',
    pathname: '/us',
    reload: () => loads.push('/us'),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const now = () => start + performance.now();
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (path === '/ssr/timestamp')
      return Promise.resolve(new Response(JSON.stringify({ code: 2000, msg: 'success', data: { timestamp: now() } })));
    requests.push(now() - boundary);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === 'fails') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'hangs')
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        }),
      );
    const response = Response.json(page({ now: now(), path: location.pathname, expires: null, ...answer }));
    return new Promise((resolve) => setTimeout(resolve, delay, response));
  });
  const shown: PageData[] = [];
  const store = createPageStore<ShownPage>(first);
  void keepInTime({
    clock: createSiteClock(start),
    store,
    prepare: () => undefined,
    show: async (data) => {
      await show();
      shown.push(data);
      store.set({ data });
    },
  });
  return { requests, loads, shown };
}
/** Runs the tab until a time after the boundary, in milliseconds. */
const runUntil = (after: number) => vi.advanceTimersByTimeAsync(boundary + after - (start + performance.now()));

beforeEach(() => {
  vi.useFakeTimers();
  // Node's own timeout does not follow fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort(new DOMException('timed out', 'TimeoutError'));
    }, ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('open tab at a boundary', () => {
  it('requests the page only after the boundary, at a random moment within half a second [ST-4]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), async (random) => {
        vi.useFakeTimers();
        const { requests, shown } = openTab({ random, answers: [{}] });
        await runUntil(-1);
        expect(requests).toEqual([]);
        await runUntil(501);
        expect(requests).toHaveLength(1);
        expect(requests[0]).toBeGreaterThanOrEqual(0);
        expect(Math.abs((requests[0] ?? Infinity) - random * 500)).toBeLessThan(2);
        expect(shown).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });

  it('response of another build: reloads the document once, without a request loop [ER-5]', async () => {
    const { requests, loads, shown } = openTab({ answers: [{ build: 'two' }] });
    await runUntil(1);
    expect(loads).toEqual(['/us']);
    expect(shown).toEqual([]);
    await runUntil(600_000);
    expect(loads).toHaveLength(1);
    expect(requests.length).toBeLessThan(20);
  });

  it('response of another build after that reload: waits for a response of its own build, and shows it', async () => {
    const tab = openTab({ answers: [{ build: 'two' }, { build: 'two' }, {}] });
    sessionStorage.setItem(`reloaded-for one at ${boundary}`, '1');
    await runUntil(20_000);
    expect(tab.loads).toEqual([]);
    expect(tab.shown).toHaveLength(1);
  });

  it('page that closes then: reloads the document', async () => {
    const { loads } = openTab({ answers: [{ path: '/us/elsewhere' }] });
    await runUntil(1);
    expect(loads).toEqual(['/us']);
  });

  it('error page: reloads the document instead of changing it in place', async () => {
    const { loads, shown } = openTab({ answers: [{}], first: { data: page(), failed: true } });
    await runUntil(1);
    expect([loads, shown]).toEqual([['/us'], []]);
  });

  it('page whose code can’t be loaded: reloads the document', async () => {
    const { loads } = openTab({
      answers: [{}],
      show: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    await runUntil(1);
    expect(loads).toEqual(['/us']);
  });

  it.each([
    ['before', -100, 0],
    ['while the page is requested', 100, 200],
  ])(
    'link that is followed %s: no document is loaded instead, and the page is shown if its visitor stays',
    async (_, from, delay) => {
      const { loads, shown } = openTab({ answers: [{}], delay });
      await runUntil(from);
      vi.stubGlobal('navigation', { transition: {} });
      Object.assign(location, { pathname: '/us/next' });
      await runUntil(1_400);
      expect([loads, shown]).toEqual([[], []]);
      vi.stubGlobal('navigation', { transition: null });
      Object.assign(location, { pathname: '/us' });
      await runUntil(20_000);
      expect(loads).toEqual([]);
      expect(shown).toHaveLength(1);
    },
  );

  it.each([
    ['fails', 5_000],
    ['hangs', 15_000],
  ] as const)('first request that %s: is repeated, and the page is shown', async (trouble, later) => {
    const { requests, loads, shown } = openTab({ answers: [trouble, {}] });
    await runUntil(later);
    expect(requests).toHaveLength(2);
    expect(shown).toHaveLength(1);
    expect(loads).toEqual([]);
  });
});
