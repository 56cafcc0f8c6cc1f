import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeLeaving, noticeUnloading, reloadOnce } from './stale-build.ts';

const here = 'https://www.kinemorph.example/us';

/** Creates a tab with its storage; returns the addresses that it loads. */
function tab(storage: 'works' | 'blocked' | 'forgets' = 'works'): readonly string[] {
  const loads: string[] = [];
  const items = new Map<string, string>();
  vi.stubGlobal('location', {
    href: here,
    reload: () => loads.push(here),
    assign: (href: string) => loads.push(new URL(href, here).href),
  });
  vi.stubGlobal('sessionStorage', {
    getItem(key: string) {
      if (storage === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (storage === 'works') items.set(key, value);
    },
  });
  return loads;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the reload of a document', () => {
  it('loads the intended page, once for each reason [ER-5]', () => {
    const loads = tab();
    expect(reloadOnce('one', '/us/manuals')).toBe(true);
    expect(reloadOnce('one', '/us/manuals')).toBe(false);
    expect(reloadOnce('two', '/us')).toBe(true);
    expect(loads).toEqual([`${here}/manuals`, here]);
  });

  it('happens exactly once for each reason, even if several builds respond in turn [ER-5]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'ab', 'b', 'a at 5', 'a at 55')), (reasons) => {
        const loads = tab();
        for (const reason of reasons) reloadOnce(reason, here);
        expect(loads).toHaveLength(new Set(reasons).size);
      }),
    );
  });

  it.each(['blocked', 'forgets'] as const)(
    'with the storage state %s: does not happen while the document is new, to prevent a loop',
    (storage) => {
      const loads = tab(storage);
      expect(reloadOnce('one', here)).toBe(false);
      expect(loads).toEqual([]);
    },
  );

  it('with blocked storage: happens after one minute, since that is not a loop', () => {
    const loads = tab('blocked');
    vi.advanceTimersByTime(60_000);
    expect(reloadOnce('one', here)).toBe(true);
    expect(loads).toEqual([here]);
  });

  describe('while the visitor navigates', () => {
    /** Lets the browser navigate; returns a controller that cancels the navigation. */
    function go({
      url = `${here}/faq`,
      sameDocument = false,
      downloadRequest = null as string | null,
    } = {}): AbortController {
      const navigation = new EventTarget();
      vi.stubGlobal('navigation', navigation);
      noticeLeaving();
      const way = new AbortController();
      navigation.dispatchEvent(
        Object.assign(new Event('navigate'), {
          destination: { url, sameDocument },
          downloadRequest,
          signal: way.signal,
        }),
      );
      return way;
    }

    it('to another document: does not happen until the navigation is cancelled [ER-5]', () => {
      const loads = tab();
      const way = go();
      expect(reloadOnce('one', here)).toBe(true);
      expect(loads).toEqual([]);
      way.abort();
      expect(reloadOnce('one', here)).toBe(true);
      expect(loads).toEqual([here]);
    });

    it('to an address that the browser opens itself: does not happen while scripts load [ER-5]', () => {
      vi.stubGlobal('onbeforeunload', null);
      const unload = () => (globalThis as unknown as Window).onbeforeunload?.(new Event('beforeunload'));
      const loads = tab();
      const stop = noticeUnloading();
      unload();
      expect(reloadOnce('one', here)).toBe(true);
      expect(loads).toEqual([]);
      stop();
      unload();
      expect(reloadOnce('one', here)).toBe(true);
      expect(loads).toEqual([here]);
    });

    it.each([
      ['within the document', { sameDocument: true }],
      ['to a page that React shows here', { url: here }],
      ['to a download', { downloadRequest: 'guide.pdf' }],
    ])('%s: happens', (_, way) => {
      const loads = tab();
      go(way);
      reloadOnce('one', here);
      expect(loads).toEqual([here]);
    });
  });
});
