import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cacheControl, get, Hangs, madeUpSite } from '../testing/made-up-site.tsx';

const instant = (i: number) => new Date(Date.UTC(2024, 10, 25) + i * 1000).toISOString();

describe('a crowd of requests', () => {
  it('previews beyond the limit: are refused before the others are rendered, in the region’s language', async () => {
    const { handler } = madeUpSite({ env: { SITE_PREVIEW: '1' } });
    const settled: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 250 }, async (_, i) => {
        const response = await get(handler, `/de?at=${instant(i)}`);
        settled.push(response.status);
        return response;
      }),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(150);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    for (const response of refused)
      expect([response.headers.get('retry-after'), cacheControl(response)]).toEqual(['1', 'no-store']);
    expect(await refused[0]?.text()).toContain('lang="de-DE"');
    // Renders run in between, one in each turn of the event loop.
    expect(settled.indexOf(503)).toBeLessThan(60);
    expect(settled.lastIndexOf(503)).toBeLessThan(200);
  });

  it('refusals: use the assets that the warm-up has loaded, so that they wait for no render', async () => {
    const { handler, assets } = madeUpSite({ env: { SITE_PREVIEW: '1' } });
    await handler.pages.warmUp();
    assets.mockClear();
    const answers = await Promise.all(Array.from({ length: 110 }, (_, i) => get(handler, `/de?at=${instant(i)}`)));
    expect(answers.some(({ status }) => status === 503)).toBe(true);
    // The error page takes its styles from the not-found page.
    expect(assets.mock.calls.filter(([screen]) => screen === 'not-found')).toEqual([]);
  });

  it('refusals: are not logged as errors, and are JSON for a model request', async () => {
    const { handler, log } = madeUpSite({ env: { SITE_PREVIEW: '1' } });
    const answers = await Promise.all(
      Array.from({ length: 110 }, (_, i) => get(handler, `/_model/us.json?at=${instant(i)}`)),
    );
    const refused = answers.find(({ status }) => status === 503);
    expect([await refused?.json(), refused?.headers.get('retry-after')]).toEqual([{ error: 'render' }, '1']);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('cached pages and health checks: do not wait for renders', async () => {
    const { handler } = madeUpSite();
    await get(handler, '/us');
    let rendered = 0;
    const crowd = ['uk', 'eu', 'fr', 'de', 'jp', 'kr']
      .flatMap((region) => [`/${region}`, `/${region}/choose-your-region`, `/${region}/no-such-page`])
      .map((path) => get(handler, path).then(() => (rendered += 1)));
    for (const path of ['/us', '/livez', '/readyz']) await get(handler, path);
    expect(rendered).toBeLessThan(3);
    await Promise.all(crowd);
  });

  it('warm-up: caches the home page as a document and as a model', async () => {
    const { handler } = madeUpSite();
    await handler.pages.warmUp();
    const hit = (format: 'html' | 'json') =>
      handler.pages.hit({
        path: '/kr',
        search: '',
        format,
        head: false,
        cookie: null,
        acceptEncoding: 'br',
        ifNoneMatch: null,
      });
    expect([hit('html')?.status, hit('json')?.status]).toEqual([200, 200]);
  });

  it('home after the warm-up: is compressed further, and remains the same page', async () => {
    const words = fc.sample(fc.lorem({ mode: 'sentences', maxCount: 200 }), { numRuns: 20, seed: 1 }).join(' ');
    const { handler } = madeUpSite({ screens: { home: { load: () => Promise.resolve(() => <p>{words}</p>) } } });
    const home = async () => {
      const response = await get(handler, '/kr', { headers: { 'accept-encoding': 'br' } });
      return { bytes: (await response.bytes()).length, etag: response.headers.get('etag') };
    };
    await handler.pages.warmUp();
    const atFirst = await home();
    await handler.pages.compressHomes();
    const { bytes, etag } = await home();
    expect(bytes).toBeLessThan(atFirst.bytes);
    expect(etag).toBe(atFirst.etag);
  });

  it('page that hangs: does not delay other pages', async () => {
    const { handler } = madeUpSite({ screens: { home: { load: Hangs } } });
    const hanging = get(handler, '/fr');
    await nextTurn();
    const began = performance.now();
    expect((await get(handler, '/fr/choose-your-region')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1500);
    expect((await hanging).status).toBe(503);
  });
});
