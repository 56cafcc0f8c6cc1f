import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageStore } from '../../page-store/page-store.ts';

const hooks = vi.hoisted(() => ({ callbacks: [] as ((metric: object) => void)[], report: vi.fn() }));
vi.mock('web-vitals', () => {
  const on = (callback: (metric: object) => void) => void hooks.callbacks.push(callback);
  return { onLCP: on, onINP: on, onCLS: on };
});
vi.mock('../data-layer.ts', () => ({ report: hooks.report }));
const { reportWebVitals } = await import('./web-vitals.ts');

const store = { get: () => ({ data: { path: '/us', region: 'us', build: 'abc123' } }) } as unknown as PageStore;

describe('the web vitals of a visit', () => {
  const sendBeacon = vi.fn((_: string, body: Blob) => body.size > 0);
  let isAllowed = true;
  const visit = (drawn: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn);
    reportWebVitals(store, () => isAllowed);
  };
  const measure = (name: string, value: number) => {
    hooks.callbacks[0]?.({ name, value, rating: 'good' });
  };
  beforeEach(() => {
    vi.stubGlobal('navigator', { sendBeacon });
    isAllowed = true;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    sendBeacon.mockClear();
    hooks.report.mockClear();
    hooks.callbacks.length = 0;
  });

  it('sampled visit: sends a figure and its page to the data layer and to the site', async () => {
    visit(0.09);
    measure('CLS', 0.123_456);
    expect(hooks.report).toHaveBeenCalledWith({
      event: 'webVital',
      name: 'CLS',
      value: 0.1235,
      rating: 'good',
      path: '/us',
      region: 'us',
      build: 'abc123',
    });
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [path, body] = sendBeacon.mock.calls[0] ?? [];
    expect([path, body?.type, JSON.parse((await body?.text()) ?? '')]).toEqual([
      '/_report',
      'application/json',
      { kind: 'vital', name: 'CLS', value: 0.1235, page: '/us' },
    ]);
  });

  it('other visit: sends a figure to the data layer only', () => {
    visit(0.11);
    measure('LCP', 1000);
    expect([hooks.report.mock.calls.length, sendBeacon.mock.calls.length]).toEqual([1, 0]);
  });

  it('consent that is withdrawn before the figure is final: sends nothing to the site', () => {
    visit(0);
    isAllowed = false;
    measure('INP', 80);
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
