import {
  boundaries,
  pathOnSite,
  regions as regionFacts,
  siteMap,
  sites,
  type PageRecord,
  type RegionId,
} from '@kinemorph/content';
import { ask, type Answer } from '@kinemorph/site/testing';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkers } from '../src/build-workers.ts';
import { clockAt, platforms, type ServedSite } from './platforms.ts';

/** An instant without an open campaign. */
const quiet = '2025-08-01T12:00:00Z';
const records: readonly PageRecord[] = siteMap;
const hour = 60 * 60 * 1000;
/** Time before a boundary at which a site is started, in milliseconds: on a busy machine the start takes seconds. */
const ahead = 15_000;

const pagesOf = (regions: readonly RegionId[]) =>
  records.flatMap(({ path, component, regions: having, window }) =>
    component ? regions.filter((id) => having.includes(id) && !window?.[id]).map((id) => pathOnSite(id, path)) : [],
  );

beforeAll(buildWorkers);

describe.each(Object.entries(platforms))('site on %s', (_, start) => {
  let global: ServedSite;
  let cn: ServedSite;
  /** An account API that records its requests. */
  const calls: { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];
  const api = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      calls.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'mine=1' }).end('{"code":2000}');
    });
  });
  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    [global, cn] = await Promise.all([
      start('global-site', { ...clockAt(quiet), API_US: `${apiOrigin}/usapi`, API_EU: 'http://127.0.0.1:9/euapi' }),
      start('cn-site', clockAt(quiet)),
    ]);
  });
  afterAll(async () => {
    api.closeAllConnections();
    api.close();
    await Promise.all([global.stop(), cn.stop()]);
  });
  beforeEach(() => {
    calls.length = 0;
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(global.origin, path, { headers, method });
  const lifeOf = ({ headers }: Answer) => Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);

  describe('routing', () => {
    it('returns every page complete, and each region’s home in its language', async () => {
      for (const id of sites.global.regions) {
        const { status, body } = await get(pathOnSite(id, ''));
        expect([status, body.slice(0, 60)]).toEqual([
          200,
          expect.stringContaining(`<!DOCTYPE html><html lang="${regionFacts[id].locale}"`),
        ]);
      }
      for (const path of pagesOf(sites.global.regions)) {
        const { status, body } = await get(path);
        expect([path, status, body.endsWith('</body></html>')]).toEqual([path, 200, true]);
      }
      for (const path of pagesOf(sites.cn.regions))
        expect([path, (await ask(cn.origin, path)).status]).toEqual([path, 200]);
    });

    it.each([
      ['/', 302, '/us'],
      ['/en/choose-your-region', 302, '/us/choose-your-region'],
      ['/cn', 302, 'http://localhost:4300/'],
      ['/US', 301, '/us'],
      ['//us', 301, '/us'],
      ['/De/Choose-Your-Region//?to=//evil', 301, '/de/choose-your-region'],
      ['/_model/US.json', 301, '/_model/us.json'],
    ])('%s redirects with %i to %s [RG-3, RG-4]', async (path, status, location) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.location, answer.cookies]).toEqual([status, location, []]);
    });

    it('redirects to the region in the cookie if the site has it [RG-3]', async () => {
      for (const [cookie, to] of [
        ['region=jp', '/jp'],
        ['a=1; region=kr; b=2', '/kr'],
        ['region=cn', '/us'],
        ['region=fr/evil', '/us'],
      ] as const)
        expect((await get('/', { cookie })).headers.location, cookie).toBe(to);
    });

    it.each(['/xx', '/de/no-such-page', '/constructor', '//evil.example/us', '/us%00', '/us;x=1', '/_headers'])(
      '%s returns 404, which is not cached [RG-5]',
      async (path) => {
        const { status, headers } = await get(path);
        expect([status, headers['cache-control'], headers.location]).toEqual([404, 'no-store', undefined]);
      },
    );

    it.each(['/.env', '/assets/gone-123.js', '/assets/..%2fworker.js', '/favicon.ico', '/us/app.js'])(
      '%s returns 404 in plain text',
      async (path) => {
        const { status, headers } = await get(path);
        expect([status, headers['cache-control'], headers['content-type']]).toEqual([
          404,
          'no-store',
          'text/plain; charset=utf-8',
        ]);
      },
    );
  });

  it('returns one page and ETag for any query, cookie and host, and 304 for that ETag', async () => {
    const plain = await get('/de');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        get(`/de?utm=${i}&at=2024-11-25T12:00:00Z`, {
          cookie: `region=fr; preview_at=1.1; x=${i}`,
          'x-forwarded-host': 'evil.example',
        }),
      ),
    );
    expect(new Set(answers.map(({ status, headers, body }) => `${status} ${headers.etag} ${body}`))).toEqual(
      new Set([`200 ${plain.headers.etag} ${plain.body}`]),
    );
    const again = await get('/de', { 'if-none-match': plain.headers.etag ?? '' });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', plain.headers.etag]);
    const head = await get('/de', {}, 'HEAD');
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
  });

  describe('headers', () => {
    const common = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    };

    it('are on every response', async () => {
      for (const path of ['/us', '/_model/us.json', '/', '/xx', '/robots.txt', '/sitemap.xml', '/livez', '/gone.js'])
        expect([path, (await get(path)).headers]).toEqual([path, expect.objectContaining(common)]);
    });

    it('of a document contain a policy that allows its style, and a shared cache lifetime', async () => {
      const { headers, body, cookies } = await get('/us');
      const [, style] = /style-src 'self' ('sha256-[^']+')/.exec(headers['content-security-policy'] ?? '') ?? [];
      expect([headers['content-security-policy'], style, cookies]).toEqual([
        expect.stringContaining("default-src 'none'"),
        expect.any(String),
        [],
      ]);
      expect(body).toContain('<style data-sheets=');
      expect(headers.vary).toContain('accept-encoding');
      expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, must-revalidate/);
    });

    it('of the timestamp set only the region cookie and prevent caching [PB-6, RG-3]', async () => {
      const { cookies, headers, body } = await get('/ssr/timestamp', { region: 'de' });
      expect([headers['cache-control'], cookies]).toEqual(['no-store', [expect.stringContaining('region=de;')]]);
      const { data } = JSON.parse(body) as { data: { timestamp: number } };
      expect(Math.abs(data.timestamp - Date.parse(quiet))).toBeLessThan(10 * 60_000);
    });
  });

  it('built files: all that a page names exist and are immutable', async () => {
    const { body } = await get('/us');
    const files = [...new Set(body.match(/\/assets\/[\w.-]+/g))];
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const { status, headers } = await get(file);
      expect([file, status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
        'nosniff',
      ]);
    }
  });

  it('films: are sent in the requested ranges [SC-6]', async () => {
    const pages = await Promise.all(pagesOf(['us']).map((path) => get(path)));
    const film = pages.map(({ body }) => /\/assets\/[\w.-]+\.mp4/.exec(body)?.[0]).find((path) => path !== undefined);
    expect(film).toBeDefined();
    const part = await get(film ?? '', { range: 'bytes=0-99' });
    expect([
      part.status,
      part.headers['content-range'],
      part.headers['content-length'],
      part.headers['content-type'],
    ]).toEqual([206, expect.stringMatching(/^bytes 0-99\/\d+$/), '100', 'video/mp4']);
    expect((await get(film ?? '', { range: 'bytes=99999999-' })).status).toBe(416);
  });

  describe('bad requests', () => {
    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s returns 405', async (method) => {
      for (const path of ['/us', '/_model/us.json', '/livez']) {
        const { status, headers } = await get(path, {}, method);
        expect([path, status, headers.allow, headers['cache-control']]).toEqual([path, 405, 'GET, HEAD', 'no-store']);
      }
    });

    it('with forged host headers do not affect the response', async () => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
      for (const path of ['/us', '/', '/US', '/xx', '/sitemap.xml', '/robots.txt']) {
        const answer = await get(path, headers);
        expect(answer.body + JSON.stringify(answer.headers), path).not.toContain('evil.example');
        expect(answer.status, path).toBe((await get(path)).status);
      }
    });

    it('invalid browser reports are rejected, and a valid one is accepted', async () => {
      const report = (type: string, body: string, headers: Record<string, string> = {}) =>
        ask(global.origin, '/_report', { method: 'POST', headers: { 'content-type': type, ...headers }, body }).then(
          ({ status }) => status,
        );
      expect([
        (await get('/_report')).status,
        await report('text/plain', 'x'),
        await report('application/json', '{'),
        await report('application/json', '{}', { origin: 'https://evil.example' }),
        await report('application/csp-report', '{"csp-report":{"violated-directive":"img-src"}}'),
      ]).toEqual([405, 415, 400, 403, 204]);
    });
  });

  describe('models', () => {
    it('contain the data of their page and expire with it [PB-9]', async () => {
      for (const path of ['/us', '/uk/choose-your-region', '/de/products']) {
        const [page, model] = await Promise.all([get(path), get(`/_model${path}.json`)]);
        const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page.body) ?? [];
        const [outline, whole] = [data, model.body].map((text) => JSON.parse(text) as Record<string, unknown>);
        for (const name of ['page', 'path', 'region', 'locale', 'now', 'expires', 'build'])
          expect([name, whole?.[name]]).toEqual([name, outline?.[name]]);
        expect(whole).toMatchObject({ path, model: expect.anything(), shell: expect.anything() });
        expect([model.headers['content-type'], model.headers['x-valid-until']]).toEqual([
          'application/json; charset=utf-8',
          page.headers['x-valid-until'],
        ]);
      }
    });

    it('of pages on the other site return 409, and of missing pages 404', async () => {
      const elsewhere = await get('/_model/cn.json');
      expect([elsewhere.status, JSON.parse(elsewhere.body)]).toEqual([409, { leaveFor: 'http://localhost:4300/' }]);
      const nowhere = await get('/_model/us/no-such-page.json');
      expect([nowhere.status, nowhere.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      expect((await get('/_model/us')).status).toBe(404);
    });
  });

  it('search: returns the found products and is not cached', async () => {
    const { status, headers, body } = await get('/us/search?q=optimus');
    expect([status, headers['cache-control'], body.includes('Optimus')]).toEqual([200, 'no-store', true]);
  });

  it('files for crawlers: the sitemap lists the site’s pages, and the feed has its type', async () => {
    for (const [{ origin }, { regions }] of [
      [global, sites.global],
      [cn, sites.cn],
    ] as const) {
      const { status, headers, body } = await ask(origin, '/sitemap.xml');
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/xml; charset=utf-8',
        expect.stringContaining('s-maxage='),
      ]);
      const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length) || '/');
      const personal = records.filter(({ personal }) => personal).map(({ path }) => path);
      const lasting = pagesOf(regions).filter((path) => !personal.some((one) => path.endsWith(`/${one}`)));
      expect(listed).toEqual(expect.arrayContaining(lasting));
      for (const path of listed) expect([path, (await ask(origin, path)).status]).toEqual([path, 200]);
    }
    expect((await get('/uk/news.atom')).headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${global.origin}/sitemap.xml`);
  });

  describe('forwarding', () => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      ask(global.origin, path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

    it('passes requests on with the headers of the account API, without cookies', async () => {
      const answer = await post('/usapi/account/login?x=1', '{"a":"é"}', {
        'sec-fetch-site': 'same-origin',
        apptoken: 'token',
        cookie: 'secret=1',
        'x-request-id': 'request-of-the-test',
      });
      expect([answer.status, answer.body, answer.cookies, answer.headers['cache-control']]).toEqual([
        200,
        '{"code":2000}',
        [],
        'no-store',
      ]);
      expect(answer.headers['x-request-id']).toBe('request-of-the-test');
      expect(calls).toMatchObject([
        { url: '/usapi/account/login?x=1', body: '{"a":"é"}', headers: { apptoken: 'token' } },
      ]);
      expect(calls[0]?.headers).toMatchObject({
        traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/),
      });
      expect(calls[0]?.headers.cookie).toBeUndefined();
    });

    it('rejects requests of other sites, without JSON or too large, and does not call the API', async () => {
      expect([
        (await post('/usapi/x', '{}', { 'sec-fetch-site': 'cross-site' })).status,
        (await post('/usapi/x', '{}', { origin: 'https://evil.example' })).status,
        (await post('/usapi/x', 'a=1', { 'content-type': 'text/plain' })).status,
        (await post('/usapi/x', JSON.stringify('x'.repeat(70_000)))).status,
        calls.length,
      ]).toEqual([403, 403, 415, 413, 0]);
    });

    it('returns 502 if the API is down, and 404 for a market without one', async () => {
      const down = await get('/euapi/account');
      expect([down.status, JSON.parse(down.body)]).toEqual([
        502,
        { code: 502, msg: 'The account service does not answer.', data: null },
      ]);
      expect((await get('/cnapi/account')).status).toBe(404);
    });
  });

  describe('windows', () => {
    const [campaign] = records.filter(({ component, window }) => component && window?.us);
    const { opens = 0, closes = 0 } = campaign?.window?.us ?? {};
    const path = pathOnSite('us', campaign?.path ?? '');

    it.each([
      ['before it opens', opens - hour, 302],
      ['while it is open', opens, 200],
      ['when it has closed', closes, 302],
    ])('campaign page and its model have the expected status %s', async (_when, at, status) => {
      const site = await start('global-site', clockAt(at));
      try {
        for (const address of [path, `/_model${path}.json`])
          expect([address, (await ask(site.origin, address)).status]).toEqual([address, status]);
      } finally {
        await site.stop();
      }
    });
  });

  it('boundary: responses are the old page before it and the new one after it, and expire at it', async () => {
    const { at = 0 } = boundaries('us').find((one) => one.at > Date.parse('2025-01-01T00:00:00Z')) ?? {};
    const site = await start('global-site', clockAt(at - ahead));
    try {
      const first = await ask(site.origin, '/us');
      const boundary = Number(first.headers['x-valid-until']) * 1000;
      expect(Date.now() + lifeOf(first) * 1000).toBeLessThanOrEqual(boundary);
      const etags = { before: new Set<string | undefined>(), after: new Set<string | undefined>() };
      for (let now = Date.now(); now < boundary + 1000; now = Date.now()) {
        const { status, headers } = await ask(site.origin, '/us');
        expect(status).toBe(200);
        if (Date.now() < boundary) etags.before.add(headers.etag);
        else if (now >= boundary) etags.after.add(headers.etag);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect([[...etags.before], etags.after.size]).toEqual([[first.headers.etag], 1]);
      expect([...etags.after]).not.toEqual([first.headers.etag]);
    } finally {
      await site.stop();
    }
  });
});
