import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchIndex } from '../../search/engine/search-index.ts';
import { buildRouteTable } from '../../routing/route-table.ts';
import { readOpenPages } from '../model/open-pages.ts';
import { cacheControl, cn, get, global, madeUpSite, startsAt, type Models } from '../testing/made-up-site.tsx';

const opens = Date.parse(startsAt) + 600_000;
const head = (title: string) => ({
  title,
  description: `About ${title}.`,
  keywords: 'robot',
  alternates: [],
  index: true,
});
/** A home page whose content grows at an instant. */
const screens: Models = {
  home: {
    model: {
      model: ({ clock }) => ({ sections: [{ heading: clock.hasPassed(opens) ? 'A sealed word' : 'An open word' }] }),
      head: () => head('Front door'),
    },
  },
  search: {
    model: {
      model: ({ search }) => ({
        found: search?.groups.flatMap(({ results }) => results.map(({ title }) => title.join(''))),
        query: search?.query,
      }),
      head: ({ search }) => ({ ...head('Search'), index: search === undefined }),
    },
    load: () =>
      Promise.resolve(({ found, query }: { found?: string[]; query?: string }) => (
        <p>{query === undefined ? 'no query' : `${query}: ${found?.join()}`}</p>
      )),
  },
};
afterEach(() => {
  vi.useRealTimers();
});

/** Returns screens whose search calls back for each rendering of results. */
const withResults = (onRender: (query: string) => void): Models => ({
  ...screens,
  search: {
    ...screens.search,
    load: () =>
      Promise.resolve(({ query }: { query?: string }) => {
        if (query !== undefined) onRender(query);
        return <p>{query}</p>;
      }),
  },
});

const indexOf = async (response: Response) => (await response.json()) as SearchIndex;

describe('the search index of a region', () => {
  it('contains the open pages as JSON, and is cached like a page until its boundary', async () => {
    const { handler } = madeUpSite({ screens });
    const response = await get(handler, '/_search/us.json');
    const index = await indexOf(response);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(cacheControl(response)).toMatch(
      /^public, max-age=0, s-maxage=\d+, must-revalidate(?:, stale-if-error=\d+)?$/,
    );
    expect(index.expires).toBe(opens);
    expect(index.entries.filter(({ href }) => href.startsWith('/us')).map(({ href, title }) => [href, title])).toEqual([
      ['/us', 'Home'],
      ['/us/choose-your-region', 'The choose-your-region'],
    ]);
    expect(JSON.stringify(index)).toContain('An open word');
    expect(JSON.stringify(index)).not.toContain('A sealed word');
  });

  it('is created once for all visitors, and again at its boundary', async () => {
    vi.useFakeTimers({ now: Date.parse(startsAt), toFake: ['Date'] });
    const { handler, modelled } = madeUpSite({ screens });
    const first = await Promise.all(Array.from({ length: 20 }, (_, at) => get(handler, `/_search/us.json?${at}`)));
    expect(modelled.mock.calls.filter(([name]) => name === 'choose-your-region')).toHaveLength(1);
    const again = await get(handler, '/_search/us.json', {
      headers: { 'if-none-match': first[0]?.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    vi.setSystemTime(opens);
    expect(JSON.stringify(await indexOf(await get(handler, '/_search/us.json')))).toContain('A sealed word');
  });

  it('at another instant is not cached, and does not change the normal index', async () => {
    const { handler } = madeUpSite({ screens, env: { SITE_PREVIEW: '1' } });
    const preview = await get(handler, `/_search/us.json?at=${new Date(opens).toISOString()}`);
    expect(cacheControl(preview)).toBe('no-store');
    expect(await preview.text()).toContain('A sealed word');
    expect(await (await get(handler, '/_search/us.json')).text()).not.toContain('A sealed word');
  });

  it.each(['/_search/xx.json', '/_search/cn.json', '/_search/us', '/_search/'])('is not found at %s', async (path) => {
    const response = await get(madeUpSite({ screens }).handler, path);
    expect([response.status, cacheControl(response)]).toEqual([404, 'no-store']);
  });

  it('of the site with one region contains addresses without a prefix', async () => {
    const { entries } = await indexOf(await get(madeUpSite({ screens, definition: cn }).handler, '/_search/cn.json'));
    expect(entries.map(({ href }) => href)).toEqual(expect.arrayContaining(['/', '/choose-your-region']));
  });
});

describe('the list of open pages', () => {
  const sale = {
    path: 'sale',
    component: 'home',
    regions: ['us'],
    window: { us: { opens: 1000, closes: 2000 } },
  } as const;
  const model = { model: () => ({}), head: () => head('Sale') };
  const options = {
    site: global,
    table: buildRouteTable([sale]),
    origins: {},
    screens: { home: { model } },
  } as unknown as Parameters<typeof readOpenPages>[0];

  it('is valid until the next page opens or closes', async () => {
    const read = async (now: number) => {
      const { pages, expires } = await readOpenPages(options, now, () => true);
      return [pages.length, expires];
    };
    expect([await read(999), await read(1000), await read(1999), await read(2000)]).toEqual([
      [0, 1000],
      [1, 2000],
      [1, 2000],
      [0, undefined],
    ]);
  });

  it('excludes pages with a closing time by default, since search engines keep the list', async () => {
    expect((await readOpenPages(options, 1500)).pages).toEqual([]);
  });
});

describe('the search page', () => {
  it('without a query is cached like any other page', async () => {
    const { handler } = madeUpSite({ screens });
    for (const query of ['', '?utm=x', '?q=', '?q=%20']) {
      const response = await get(handler, `/us/search${query}`);
      expect(cacheControl(response)).toMatch(/^public/);
      expect(await response.text()).toContain('no query');
    }
  });

  it('shows the results of a query, which are neither cached nor indexed', async () => {
    const { handler } = madeUpSite({ screens });
    // The page without a query is cached at this point.
    await get(handler, '/us/search');
    const response = await get(handler, '/us/search?q=frnt+door');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(cacheControl(response)).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('frnt door: Home');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(await (await get(handler, '/us/search')).text()).toContain('no query');
  });

  it('escapes markup in a query', async () => {
    const { handler } = madeUpSite({ screens });
    const html = await (
      await get(handler, `/us/search?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`)
    ).text();
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('</script><img');
  });

  it('has a model that is cached and ignores the query', async () => {
    const { handler } = madeUpSite({ screens });
    const response = await get(handler, '/_model/us/search.json?q=front');
    expect(cacheControl(response)).toMatch(/^public/);
    expect(await response.text()).not.toContain('"found":["Home"');
  });

  it('searches the content of the instant of a preview', async () => {
    const { handler } = madeUpSite({ screens, env: { SITE_PREVIEW: '1' } });
    const found = async (at: number) =>
      (await get(handler, `/us/search?q=sealed&at=${new Date(at).toISOString()}`)).text();
    expect(await found(opens - 1000)).not.toContain('sealed: Home');
    expect(await found(opens)).toContain('sealed: Home');
  });

  it('returns a 500 for results that fail, and logs the page and the error without the query', async () => {
    const error = new Error('a broken result');
    const { handler, log } = madeUpSite({
      screens: withResults(() => {
        throw error;
      }),
    });
    const response = await get(handler, '/us/search?q=a+private+word');
    expect(response.status).toBe(500);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/us/search', error }),
      'a page for one request failed to render',
    );
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('private');
  });

  it('renders results that fail once a second, and other results at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const rendered: string[] = [];
    let fails = true;
    const { handler, log } = madeUpSite({
      screens: withResults((query) => {
        rendered.push(query);
        if (fails) throw new Error('a broken result');
      }),
    });
    const status = async (query: string) => (await get(handler, `/us/search?q=${query}`)).status;
    expect([await status('one'), await status('one'), await status('two')]).toEqual([500, 500, 500]);
    expect([new Set(rendered), log.error.mock.calls.length]).toEqual([new Set(['one', 'two']), 2]);
    fails = false;
    expect([await status('one'), await status('three')]).toEqual([500, 200]);
    vi.setSystemTime(Date.now() + 1000);
    expect(await status('one')).toBe(200);
  });

  it('refuses queries beyond its limit, and other pages still work', async () => {
    const { handler } = madeUpSite({ screens });
    await get(handler, '/_search/us.json');
    const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => get(handler, `/us/search?q=door${at}`)));
    const page = await get(handler, '/de');
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.length - refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeLessThanOrEqual(50);
    for (const { headers } of refused)
      expect([headers.get('cache-control'), headers.has('retry-after')]).toEqual(['no-store', true]);
    expect(page.status).toBe(200);
  });
});

describe('the sitemap', () => {
  it('says of no page that it changes later, also when the clock is set back', async () => {
    vi.useFakeTimers({ now: opens, toFake: ['Date'] });
    const { handler } = madeUpSite({ screens, env: { SITE_CLOCK: '' } });
    const hasChange = async () =>
      (await (await get(handler, '/sitemap.xml')).text()).includes(`<lastmod>${new Date(opens).toISOString()}`);
    expect(await hasChange()).toBe(true);
    vi.setSystemTime(opens - 3_600_000);
    expect(await hasChange()).toBe(false);
    vi.setSystemTime(opens);
    expect(await hasChange()).toBe(true);
  });
});
