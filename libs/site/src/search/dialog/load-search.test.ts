import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSearch } from './load-search.ts';
import type { SearchIndex } from '../engine/search-index.ts';

const labels = { kinds: {} } as SearchIndex['labels'];
const answer = (index: Omit<SearchIndex, 'labels'>, init?: ResponseInit) =>
  new Response(JSON.stringify({ ...index, labels }), init);
const entry = (title: string) => ({ kind: 'page', title, href: '/', text: '', words: '' }) as const;
const found = async (region: 'us' | 'de', now: number, query: string) =>
  (await loadSearch(region, now)).search(query).length > 0;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the search in the browser', () => {
  it('is loaded once for each region, and again when its index has expired', async () => {
    const fetched = vi.fn((path: string) =>
      Promise.resolve(
        answer(
          {
            expires: fetched.mock.calls.length === 1 ? 1000 : null,
            entries: [entry(fetched.mock.calls.length === 1 ? 'before' : 'after')],
          },
          { headers: { path } },
        ),
      ),
    );
    vi.stubGlobal('fetch', fetched);
    expect(await Promise.all([found('us', 0, 'before'), found('us', 999, 'before')])).toEqual([true, true]);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/_search/us.json']);
    expect([await found('us', 1000, 'before'), await found('us', 5000, 'after')]).toEqual([false, true]);
    expect(fetched).toHaveBeenCalledTimes(2);
    await found('de', 0, 'after');
    expect(fetched.mock.lastCall?.[0]).toBe('/_search/de.json');
  });

  it('is loaded again after a failed attempt', async () => {
    const fetched = vi
      .fn()
      .mockResolvedValueOnce(answer({ expires: null, entries: [] }, { status: 503 }))
      .mockResolvedValueOnce(answer({ expires: null, entries: [entry('there')] }));
    vi.stubGlobal('fetch', fetched);
    await expect(loadSearch('us', undefined)).rejects.toThrow('/_search/us.json: 503');
    expect(await found('us', 0, 'there')).toBe(true);
  });
});
