import { siteMap, newsItems } from '@kinemorph/content';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { use } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../testing/servers/http.ts';
import { buildRouteTable, nextWindowChange } from '../../routing/route-table.ts';
import type { Assets } from '../node/assets/assets.ts';
import type { SiteHandler } from './handler.ts';
import type { ServerScreen } from '../model/page-data.ts';
import {
  cacheControl,
  cn,
  get,
  Hangs,
  madeUpAssets,
  madeUpSite,
  serve,
  startsAt,
  Throws,
  type SiteOptions,
} from '../testing/made-up-site.tsx';

let folder: string;
let files: Assets;
beforeAll(async () => {
  ({ folder, files } = await madeUpAssets());
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

const site = (options: SiteOptions = {}) => madeUpSite({ files, ...options });

/** The inverse of each encoding. */
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

/** Returns the data in a document. */
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<
    string,
    unknown
  >;

describe('a page', () => {
  it('is rendered completely, with an outline of its data and no inline script [PB-14]', async () => {
    const response = await get(site().handler, '/de');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de-DE"/);
    expect(html).toContain('<h1>home</h1>');
    const outline = dataIn(html);
    expect(outline).toMatchObject({ page: 'home', path: '/de', region: 'de', locale: 'de-DE' });
    expect(outline).not.toHaveProperty('model');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of scripts) expect(attributes).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/);
    expect(html).not.toMatch(/ style="| on\w+="/);
  });

  it('has a model that completes the outline of its document', async () => {
    const { handler } = site();
    const outline = dataIn(await (await get(handler, '/de')).text());
    const model = (await (await get(handler, '/_model/de.json')).json()) as Record<string, unknown>;
    expect(model).toMatchObject({ ...outline, model: { name: 'home' } });
  });

  it.each([
    ['that is missing', '/de/nowhere'],
    ['of a preview', '/de?at=2025-07-01T00:00:00Z'],
  ])('%s contains its complete data in the document', async (_, path) => {
    const { handler } = site({ env: { SITE_PREVIEW: '1' } });
    expect(dataIn(await (await get(handler, path)).text())).toHaveProperty('model');
  });

  it('whose screen shows separately loaded parts includes the assets of those parts', async () => {
    const model: ServerScreen['model'] = {
      model: ({ region }) => ({ region: region.id }),
      head: () => ({ title: '', description: '', keywords: '', alternates: [], index: true }),
      parts: (shown) => ('region' in shown && shown.region === 'kr' ? ['Part.tsx'] : []),
    };
    const { handler, assets } = site({ screens: { home: { model } } });
    await get(handler, '/kr');
    await get(handler, '/us');
    expect(assets.mock.calls).toEqual([
      ['home', ['Part.tsx']],
      ['home', []],
    ]);
  });

  it('may be cached by shared caches, sets no cookie, and has the security policy and the common headers', async () => {
    const response = await get(site().handler, '/us');
    expect(cacheControl(response)).toMatch(
      /^public, max-age=0, s-maxage=\d+, must-revalidate(?:, stale-if-error=\d+)?$/,
    );
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is rendered once for 2000 requests with different queries, cookies and headers', async () => {
    const { handler, modelled } = site();
    const answers = await Promise.all(
      Array.from({ length: 2000 }, (_, i) =>
        get(handler, `/us?utm=${i}&at=now&region=de`, {
          headers: { cookie: `region=de; x=${i}`, 'x-odd': String(i), 'accept-language': `x-${i}` },
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
    expect(modelled.mock.calls).toEqual([['home', 'us']]);
  });

  it('is rendered once for 500 simultaneous first requests', async () => {
    const { handler, modelled } = site();
    await Promise.all(Array.from({ length: 500 }, (_, i) => get(handler, `/fr?${i}`)));
    expect(modelled).toHaveBeenCalledTimes(1);
  });

  it('that is missing is rendered once for 500 different paths', async () => {
    const { handler, modelled } = site();
    const answers = await Promise.all(Array.from({ length: 500 }, (_, i) => get(handler, `/de/no-such-page-${i}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(answers.map(cacheControl))).toEqual(new Set(['no-store']));
    expect(modelled.mock.calls).toEqual([['not-found', 'de']]);
  });

  it('is not sent again to a client that has the current version', async () => {
    const { handler } = site();
    const first = await get(handler, '/us', { headers: { 'accept-encoding': 'br' } });
    const again = await get(handler, '/us', {
      headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('content-encoding')).toBe('br');
  });

  it('is the same in every encoding, and is rendered once', async () => {
    const { handler, modelled } = site();
    const texts = new Set<string>();
    for (const path of ['/us', '/_model/us.json']) {
      for (const encoding of ['gzip', 'br', 'identity', 'gzip'] as const) {
        const response = await get(handler, path, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(response.headers.get('content-length')).toBe(String(bytes.length));
        texts.add(decode[encoding](bytes).toString());
      }
    }
    expect(texts.size).toBe(2);
    expect(modelled).toHaveBeenCalledTimes(1);
  });

  it('responds to HEAD with its length but without a body', async () => {
    const { handler } = site();
    const response = await get(handler, '/us', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  it('expires in shared caches before its boundary, even after a slow render', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const boundary = Date.parse('2025-07-01T07:00:00Z');
    const slow: ServerScreen['load'] = async () => {
      vi.setSystemTime(Date.now() + 1900);
      return () => <p>slow</p>;
    };
    const { handler } = site({
      env: { SITE_CLOCK: new Date(boundary - 6000).toISOString() },
      screens: {
        home: {
          load: slow,
          model: {
            model: ({ clock }) => ({ passed: clock.hasPassed(boundary) }),
            head: () => ({ title: '', description: '', keywords: '', alternates: [], index: true }),
          },
        },
      },
    });
    const response = await get(handler, '/us');
    const life = Number(/s-maxage=(\d+)/.exec(cacheControl(response) ?? '')?.[1] ?? 0);
    expect(life).toBeGreaterThan(0);
    // Sent 1900 ms after its render began; an age is in whole seconds.
    expect(1900 + (life + 1) * 1000).toBeLessThanOrEqual(6000);
  });
});

describe('a model', () => {
  it('contains the data of the page, and is cached as long [PB-9]', async () => {
    const { handler } = site();
    const page = await get(handler, '/uk/choose-your-region');
    const model = await get(handler, '/_model/uk/choose-your-region.json');
    expect(model.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(cacheControl(model)).toBe(cacheControl(page));
    expect(await model.json()).toMatchObject({
      page: 'choose-your-region',
      path: '/uk/choose-your-region',
      region: 'uk',
    });
  });

  it('of the cn site’s home page is at /_model/.json, where a browser requests it', async () => {
    const response = await get(site({ definition: cn }).handler, '/_model/.json');
    expect([response.status, (await response.json()) as object]).toEqual([
      200,
      expect.objectContaining({ page: 'home', path: '/', region: 'cn' }),
    ]);
  });

  it('of an unknown page is a 404 in JSON', async () => {
    const response = await get(site().handler, '/_model/us/no-such-page.json');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(cacheControl(response)).toBe('no-store');
  });

  it.each(['/_model/us', '/_model', '/_model/', '/_model/us.html'])('is not found at %s', async (path) => {
    const response = await get(site().handler, path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('of a page that moved or is on another site returns the new address', async () => {
    const { handler } = site();
    const moved = await get(handler, '/_model/US.json');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/_model/us.json']);
    const elsewhere = await get(handler, '/_model/cn.json');
    expect([elsewhere.status, await elsewhere.json()]).toEqual([409, { leaveFor: 'http://localhost:4300/' }]);
  });
});

describe('a redirect', () => {
  it.each([
    ['/', '', '/us'],
    ['/', 'region=de', '/de'],
    ['/', 'a=1; region=jp; b=2', '/jp'],
    ['/', 'region=cn', '/us'],
    ['/', 'region=xx', '/us'],
    ['/', 'region=de//evil', '/us'],
    ['/', 'myregion=de', '/us'],
    ['/en', 'region=fr', '/fr'],
    ['/choose-your-region', 'region=kr', '/kr/choose-your-region'],
    ['/cn', '', 'http://localhost:4300/'],
  ])('of %s with the cookie "%s" leads to %s, and is not cached [RG-3, RG-4]', async (path, cookie, to) => {
    const response = await get(site().handler, path, { headers: { cookie } });
    expect([response.status, response.headers.get('location'), cacheControl(response)]).toEqual([302, to, 'no-store']);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('to the canonical path of a page is permanent, and drops the query', async () => {
    const response = await get(site().handler, '/US/Choose-Your-Region/?to=//evil');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/us/choose-your-region']);
  });

  it('does not depend on the host or forwarding headers of the request', async () => {
    const { handler } = site({ env: { CN_ORIGIN: 'https://www.kinemorph-cn.example' } });
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      forwarded: 'host=evil.example',
    };
    for (const path of ['/', '/cn', '/us', '/us/no-such-page', '/robots.txt', '/sitemap.xml']) {
      const response = await handler.fetch(new Request(`http://evil.example${path}`, { headers, redirect: 'manual' }));
      expect(`${response.headers.get('location')} ${await response.text()}`).not.toContain('evil');
    }
  });
});

describe('a request for something other than a page', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s: returns 405 without a render',
    async (method) => {
      const { handler, modelled } = site();
      for (const path of ['/us', '/_model/us.json', '/assets/app-abc123.js', '/livez']) {
        const response = await get(handler, path, { method });
        expect([response.status, response.headers.get('allow'), cacheControl(response)]).toEqual([
          405,
          'GET, HEAD',
          'no-store',
        ]);
      }
      expect(modelled).not.toHaveBeenCalled();
    },
  );

  it.each([
    '/assets/gone-123.js',
    '/assets/app-abc123.js.map',
    '/assets/..%2fpackage.json',
    '/assets/app-abc123.js/',
    '/assets/a/b',
    '/assets',
    '/.env',
    '/favicon.ico',
    '/us/app.js',
    '/src/main.ts',
    '/assets/a/b.js',
    '/%2e%2e/package.json',
  ])('%s: returns a 404 that is not cached and not HTML', async (path) => {
    const response = await get(site().handler, path);
    const type = response.headers.get('content-type') ?? '';
    expect([response.status, cacheControl(response)]).toEqual([404, 'no-store']);
    expect(type).not.toContain('html');
  });

  it.each(['/@fs/etc/passwd', '/.git/config', '/src/main', '/us/%2e%2e%2fetc', '/node_modules'])(
    '%s: returns 404',
    async (path) => {
      expect((await get(site().handler, path)).status).toBe(404);
    },
  );

  it('manual: is sent as a PDF without an encoding, since it is already compressed [SC-10]', async () => {
    const response = await get(site().handler, '/assets/guide.de-DE-abc123.pdf', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-encoding'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'application/pdf', null, null]);
    expect(cacheControl(response)).toContain('immutable');
    expect(await response.text()).toMatch(/^%PDF-/);
  });

  it('film: is sent in the parts that a player requests, each cached forever [SC-6]', async () => {
    const { handler } = site();
    const part = (range?: string, more?: RequestInit) =>
      get(handler, '/assets/film-abc123.mp4', {
        headers: { 'accept-encoding': 'gzip, br', ...(range && { range }) },
        ...more,
      });
    const parts = ({ status, headers }: Response) => [
      status,
      ...['content-type', 'accept-ranges', 'content-range', 'content-length', 'content-encoding'].map((name) =>
        headers.get(name),
      ),
    ];
    const whole = await part();
    expect(parts(whole)).toEqual([200, 'video/mp4', 'bytes', null, '1400', null]);
    const first = await part('bytes=0-5');
    expect([...parts(first), await first.text()]).toEqual([
      206,
      'video/mp4',
      'bytes',
      'bytes 0-5/1400',
      '6',
      null,
      'frames',
    ]);
    expect([cacheControl(first), first.headers.get('etag')]).toEqual([
      'public, max-age=31536000, immutable',
      whole.headers.get('etag'),
    ]);
    const last = await part('bytes=-7');
    expect([last.headers.get('content-range'), await last.text()]).toEqual(['bytes 1393-1399/1400', 'frames ']);
    const outside = await part('bytes=1400-');
    expect([outside.status, outside.headers.get('content-range'), cacheControl(outside)]).toEqual([
      416,
      'bytes */1400',
      'no-store',
    ]);
    expect(parts(await part('bytes=0-5', { method: 'HEAD' }))).toEqual(parts(whole));
  });

  it.each(['gzip', 'br', 'identity'] as const)(
    'compressible file: is sent whole in the encoding %s, even if a part is requested',
    async (encoding) => {
      const response = await get(site().handler, '/assets/app-abc123.js', {
        headers: { range: 'bytes=0-5', 'accept-encoding': encoding },
      });
      const { status, headers } = response;
      expect([status, headers.get('accept-ranges'), headers.get('content-range')]).toEqual([200, null, null]);
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(decode[encoding](bytes)).toEqual(await readFile(join(folder, 'app-abc123.js')));
    },
  );

  it('built file: is cached forever, and sent compressed', async () => {
    const { handler } = site();
    const response = await get(handler, '/assets/app-abc123.js?v=1', { headers: { 'accept-encoding': 'gzip' } });
    expect([
      response.status,
      cacheControl(response),
      response.headers.get('content-type'),
      response.headers.get('content-encoding'),
    ]).toEqual([200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8', 'gzip']);
    const again = await get(handler, '/assets/app-abc123.js', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('health checks: distinguish a live server from a ready one', async () => {
    const { handler } = site();
    const checks = async () => [(await get(handler, '/livez')).status, (await get(handler, '/readyz')).status];
    expect(await checks()).toEqual([200, 503]);
    handler.health.ready = true;
    expect(await checks()).toEqual([200, 200]);
    handler.health.draining = true;
    expect(await checks()).toEqual([200, 503]);
    expect(cacheControl(await get(handler, '/readyz'))).toBe('no-store');
  });

  it('timestamp: sets the cookie that remembers the visited region [PB-6, RG-3]', async () => {
    const response = await get(
      site({ env: { PUBLIC_ORIGIN: 'https://www.kinemorph.example' } }).handler,
      '/ssr/timestamp',
      { headers: { region: 'de' } },
    );
    const { data } = (await response.json()) as { data: { timestamp: number } };
    expect(Math.abs(data.timestamp - Date.parse(startsAt))).toBeLessThan(5000);
    expect(response.headers.get('set-cookie')).toContain('region=de;');
    expect(response.headers.get('set-cookie')).toContain('Secure');
    expect(
      (await get(site({ definition: cn }).handler, '/ssr/timestamp', { headers: { region: 'cn' } })).headers.get(
        'set-cookie',
      ),
    ).toBeNull();
  });
});

const vendors = {
  TAG_MANAGER_URL: 'https://tags.example/t.js',
  HEAT_MAP_URL: 'https://heat.example/h.js',
  CAPTCHA_URL: 'https://captcha.example/c.js',
};
const shellOf = async (handler: SiteHandler, path: string) =>
  ((await (await get(handler, path)).json()) as { shell: { consent?: object; site: { vendors?: object } } }).shell;

describe('the files for robots', () => {
  it('newsroom feed: is sent as Atom, and caches drop it when the next item is published', async () => {
    const published = Math.min(...Object.values(newsItems).map((item) => item.published));
    const answer = await get(
      site({ env: { SITE_CLOCK: new Date(published - 600_000).toISOString() } }).handler,
      '/uk/news.atom',
    );
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(Number(/s-maxage=(\d+)/.exec(cacheControl(answer) ?? '')?.[1])).toBeLessThan(600);
    expect(await answer.text()).toMatch(/^<\?xml[^>]*>\n<feed /);
    expect((await get(site().handler, '/us/news.atom')).status).toBe(404);
  });

  it.each(['/sitemap.xml', '/robots.txt'])(
    '%s: is cached by shared caches for as long as a page, and not by browsers',
    async (path) => {
      const life = async (clock: string) => cacheControl(await get(site({ env: { SITE_CLOCK: clock } }).handler, path));
      const opens = nextWindowChange(buildRouteTable(siteMap), 0) ?? 0;
      expect(await life('2023-01-01T00:00:00Z')).toMatch(
        /^public, max-age=0, s-maxage=3600, must-revalidate(?:, stale-if-error=\d+)?$/,
      );
      expect(
        Number(/s-maxage=(\d+)/.exec((await life(new Date(opens - 600_000).toISOString())) ?? '')?.[1]),
      ).toBeLessThan(600);
    },
  );
});

describe('vendors', () => {
  it('are in the data of the page, and its policy allows only them [AP-11]', async () => {
    const { handler } = site({ env: vendors });
    expect(await shellOf(handler, '/_model/de.json')).toMatchObject({
      consent: { rule: 'opt-in', market: 'eu', purposes: ['statistics', 'heatMaps'] },
      site: {
        vendors: { tagManager: vendors.TAG_MANAGER_URL, heatMap: vendors.HEAT_MAP_URL, captcha: vendors.CAPTCHA_URL },
      },
    });
    const [first, second] = await Promise.all(
      ['/de', '/us/no-such-page'].map(async (path) =>
        (await get(handler, path)).headers.get('content-security-policy'),
      ),
    );
    expect(first).toContain("script-src 'self' https://tags.example https://heat.example https://captcha.example;");
    expect(second).toBe(first);
  });

  it('are not in the markup of a document, so that it requests nothing from them [AP-11]', async () => {
    const html = (await (await get(site({ env: vendors }).handler, '/de')).text()).replace(
      /<script type="application\/json".*?<\/script>/s,
      '',
    );
    expect(html).not.toMatch(/tags\.example|heat\.example|captcha\.example/);
  });

  it('are absent if none is configured, and so are the cookie settings [AP-11]', async () => {
    const shell = await shellOf(site().handler, '/_model/de.json');
    expect([shell.consent, shell.site.vendors]).toEqual([undefined, undefined]);
    expect(await (await get(site().handler, '/de')).text()).not.toContain('>Cookie-Einstellungen<');
    expect(await (await get(site({ env: vendors }).handler, '/de')).text()).toContain('>Cookie-Einstellungen</button>');
  });
});

describe('pre-production', () => {
  const env = {
    ...vendors,
    HUB_ORIGIN: 'https://pre-hub.kinemorph.example',
    STUDIO_ORIGIN: 'https://pre-studio.kinemorph.example',
  };

  it('is excluded from search engines by each page and by robots.txt [AP-12]', async () => {
    const { handler } = site({ env });
    for (const path of ['/us', '/de/choose-your-region'])
      expect(await (await get(handler, path)).text()).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await get(handler, '/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect(await (await get(site({ env: vendors }).handler, '/us')).text()).not.toContain('noindex');
  });

  it('loads no vendor [AP-12]', async () => {
    const { handler } = site({ env });
    expect((await shellOf(handler, '/_model/us.json')).site.vendors).toBeUndefined();
    expect((await get(handler, '/us')).headers.get('content-security-policy')).not.toContain('example');
  });
});

describe('the storage proxy', () => {
  it('has a script for stores and a frame for each region, and renders no page [AP-10] [AP-11]', async () => {
    const { handler, modelled } = site({ env: { STORE_ORIGIN: 'https://{region}.shop.example' } });
    expect((await get(handler, '/storage-proxy.js')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const frame = await get(handler, '/fr/storage-proxy');
    expect([frame.status, frame.headers.get('content-security-policy'), cacheControl(frame)]).toEqual([
      200,
      "default-src 'none'; script-src 'self'; frame-ancestors https://fr.shop.example",
      'no-store',
    ]);
    expect(await frame.text()).toContain('data-scope="/eu"');
    expect(modelled).not.toHaveBeenCalled();
    for (const path of ['/storage-proxy', '/cn/storage-proxy', '/xx/storage-proxy', '/fr/storage-proxy/x'])
      expect((await get(handler, path)).headers.get('content-security-policy') ?? '').not.toContain(
        'frame-ancestors https',
      );
  });

  it('allows only its own origin for everything that a store does not load', async () => {
    const { handler } = site();
    for (const path of ['/storage-proxy-frame.js', '/us/storage-proxy', '/us'])
      expect((await get(handler, path)).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('a page that fails', () => {
  it('by throwing returns a 500 in the region’s language without details, and other pages still work', async () => {
    const { handler, log } = site({ screens: { 'choose-your-region': { load: Throws } } });
    const response = await get(handler, '/de/choose-your-region');
    const html = await response.text();
    expect([response.status, cacheControl(response)]).toEqual([500, 'no-store']);
    expect(html).toContain('lang="de-DE"');
    expect(html).toContain('Zur Startseite');
    expect(html).toContain('href="/de"');
    expect(html).not.toMatch(/secret|Error|at \w+ \(/);
    expect(log.error).toHaveBeenCalled();
    expect((await get(handler, '/de')).status).toBe(200);
    const model = await get(handler, '/_model/de/choose-your-region.json');
    expect([model.status, await model.json()]).toEqual([500, { error: 'render' }]);
  });

  it.each(['model', 'messages', 'load'] as const)('in its %s returns a 500 too', async (part) => {
    const fails = () => {
      throw new Error('a secret of the server');
    };
    const broken = {
      model: { model: { model: fails, head: fails } },
      messages: { messages: () => Promise.reject(new Error('a secret')) },
      load: { load: () => Promise.reject(new Error('a secret')) },
    }[part];
    const response = await get(site({ screens: { home: broken } }).handler, '/us');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  it('by hanging returns a 503 with Retry-After within its time limit', { timeout: 10_000 }, async () => {
    const { handler } = site({ screens: { home: { load: Hangs } } });
    const began = performance.now();
    const [response, model] = await Promise.all([get(handler, '/fr'), get(handler, '/_model/fr.json')]);
    expect(performance.now() - began).toBeLessThan(3500);
    expect([response.status, response.headers.get('retry-after'), cacheControl(response)]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(await response.text()).toContain('lang="fr-FR"');
    expect(model.status).toBe(503);
    expect((await get(handler, '/fr/choose-your-region')).status).toBe(200);
  });

  it.each(['load', 'messages'] as const)(
    'by waiting forever for its %s returns a 503 with Retry-After, and delays no other page',
    { timeout: 10_000 },
    async (part) => {
      const { handler } = site({ screens: { home: { [part]: () => new Promise<never>(() => undefined) } } });
      const [response, other] = await Promise.all([get(handler, '/fr'), get(handler, '/fr/choose-your-region')]);
      expect([response.status, response.headers.get('retry-after'), cacheControl(response), other.status]).toEqual([
        503,
        '2',
        'no-store',
        200,
      ]);
      expect(await response.text()).toContain('lang="fr-FR"');
    },
  );

  it('does not fail if it is only slow: it is sent completely, and delays no other page', async () => {
    let finish: () => void = () => undefined;
    const slow = new Promise<string>((resolve) => (finish = () => resolve('after a while')));
    const Slow: ServerScreen['load'] = () => Promise.resolve(() => <p>{use(slow)}</p>);
    const { handler } = site({ screens: { home: { load: Slow } } });
    const waiting = get(handler, '/de');
    expect((await get(handler, '/de/choose-your-region')).status).toBe(200);
    expect((await get(handler, '/livez')).status).toBe(200);
    finish();
    const response = await waiting;
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('after a while')]);
  });

  it('is not cut off if it computes past its limit: it is sent completely, and all others wait', async () => {
    let hasComputed = false;
    const Computes = () => {
      // Past the limit of two seconds.
      for (const end = performance.now() + 2100; performance.now() < end;);
      hasComputed = true;
      return <p>at last</p>;
    };
    const { handler } = site({ screens: { home: { load: () => Promise.resolve(Computes) } } });
    await get(handler, '/de/choose-your-region');
    const waiting = get(handler, '/de');
    const others: boolean[] = [];
    // Requests that arrive during the computation are handled after it.
    setImmediate(() => {
      for (const path of ['/de/choose-your-region', '/livez'])
        void get(handler, path).then(() => others.push(hasComputed));
    });
    const response = await waiting;
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('at last')]);
    await vi.waitFor(() => {
      expect(others).toEqual([true, true]);
    });
  });

  it('is rendered again after one second, and rendered and logged only once until then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let fails = true;
    const load: ServerScreen['load'] = () =>
      fails ? Promise.reject(new Error('not yet')) : Promise.resolve(() => <p>back</p>);
    const { handler, modelled, log } = site({ screens: { home: { load } } });
    for (let i = 0; i < 50; i += 1) expect((await get(handler, i % 2 ? '/us' : '/_model/us.json')).status).toBe(500);
    expect([modelled.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1]);
    fails = false;
    expect((await get(handler, '/us')).status).toBe(500);
    vi.setSystemTime(Date.now() + 1000);
    expect((await get(handler, '/us')).status).toBe(200);
  });
});

describe('a preview', () => {
  it('on Node: has the same response as through fetch', async () => {
    await using server = await serve({ env: { SITE_PREVIEW: '1' } });
    for (const path of [
      '/us?at=2024-11-25T12:00:00Z',
      '/us?at=tomorrow',
      '/us?at=now',
      '/_model/us.json?at=2024-11-25T12:00:00Z',
    ]) {
      const response = await get(server.handler, path);
      const answer = await ask(server.origin, path);
      expect([answer.status, answer.body], path).toEqual([response.status, await response.text()]);
      for (const [name, value] of response.headers)
        if (name !== 'set-cookie' && name !== 'server-timing')
          expect(answer.headers[name], `${path} ${name}`).toBe(value);
      expect(answer.cookies.length, path).toBe(response.headers.getSetCookie().length);
    }
  });

  it('does nothing if it is switched off, and is not part of the page’s cache key', async () => {
    const { handler, modelled } = site();
    for (const query of ['', '?at=2024-11-25T12:00:00Z', '?at=nonsense']) {
      const response = await get(handler, `/us${query}`, { headers: { cookie: 'preview_at=0.0' } });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(modelled).toHaveBeenCalledTimes(1);
  });

  it('shows the page at the instant, is neither cached nor indexed, and sets the timestamp', async () => {
    const { handler } = site({ env: { SITE_PREVIEW: '1' } });
    const response = await get(handler, '/us?at=2024-11-25T12:00:00Z');
    const html = await response.text();
    expect([response.status, cacheControl(response), response.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(html).toContain(`"now":${Date.UTC(2024, 10, 25, 12)}`);
    expect(html).toContain('class="preview-bar"');
    expect(html).toContain('"preview":true');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const stamp = (await (await get(handler, '/ssr/timestamp', { headers: { cookie } })).json()) as {
      data: { timestamp: number };
    };
    expect(Math.abs(stamp.data.timestamp - Date.UTC(2024, 10, 25, 12))).toBeLessThan(5000);
  });

  it('ends with ?at=now, and that response is not cached either', async () => {
    const response = await get(site({ env: { SITE_PREVIEW: '1' } }).handler, '/us?at=now', {
      headers: { cookie: 'preview_at=0.0' },
    });
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(cacheControl(response)).toBe('no-store');
  });

  it('of an invalid instant returns a 400 that shows a valid example', async () => {
    const response = await get(site({ env: { SITE_PREVIEW: '1' } }).handler, '/us?at=tomorrow');
    expect([response.status, cacheControl(response)]).toEqual([400, 'no-store']);
    const text = await response.text();
    expect(text).toContain('?at=2024-11-25T12:00:00Z');
    expect(text).not.toContain('tomorrow');
  });

  it('with a secret: shows the present if it is missing, and rejects a wrong one without a render', async () => {
    const { handler, modelled } = site({ env: { SITE_PREVIEW: '1', PREVIEW_SECRET: 'a-long-enough-secret' } });
    const at = '/us?at=2024-11-25T12:00:00Z';
    const stranger = await get(handler, at);
    expect([stranger.status, stranger.headers.get('set-cookie'), cacheControl(stranger)]).toEqual([
      200,
      null,
      cacheControl(await get(handler, '/us')),
    ]);
    expect(await stranger.text()).not.toContain('preview-bar');
    modelled.mockClear();
    const wrong = await get(handler, `${at}&preview_key=guessed`);
    expect([wrong.status, cacheControl(wrong), wrong.headers.get('set-cookie')]).toEqual([403, 'no-store', null]);
    expect(await wrong.text()).toContain('PREVIEW_SECRET');
    expect(modelled).not.toHaveBeenCalled();
    const shown = await get(handler, `${at}&preview_key=a-long-enough-secret`);
    expect([shown.status, cacheControl(shown)]).toEqual([200, 'no-store']);
    const html = await shown.text();
    expect(html).toContain(`"now":${Date.UTC(2024, 10, 25, 12)}`);
    expect(html).not.toContain('a-long-enough-secret');
    const stamp = async (cookie: string) =>
      (
        (await (await get(handler, '/ssr/timestamp', { headers: { cookie } })).json()) as {
          data: { timestamp: number };
        }
      ).data.timestamp;
    expect(
      Math.abs((await stamp(shown.headers.get('set-cookie')?.split(';')[0] ?? '')) - Date.UTC(2024, 10, 25, 12)),
    ).toBeLessThan(5000);
    expect(Math.abs((await stamp(`preview_at=${Date.UTC(2024, 10, 25, 12)}.0`)) - Date.parse(startsAt))).toBeLessThan(
      5000,
    );
  });

  it('on an https site sets a cookie that is sent over https only', async () => {
    const response = await get(
      site({ env: { SITE_PREVIEW: '1', PUBLIC_ORIGIN: 'https://www.kinemorph.example' } }).handler,
      '/us?at=2024-11-25T12:00:00Z',
    );
    expect(response.headers.get('set-cookie')).toContain('; Secure;');
  });
});
