import {
  ask,
  readDocument,
  say,
  startBuiltSite,
  startSandbox,
  words,
  type StartedProcess,
} from '@kinemorph/site/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

let site: StartedProcess;

beforeAll(async () => {
  site = await startBuiltSite('global-site', { SITE_CLOCK: afterTheSales });
});
afterAll(() => site.stop());

const usNotFound = `h1: ${words('screens/src/not-found/copy', 'en-US')('title')}`;

describe('path', () => {
  it('whose first segment is not a region returns 404 with the not-found page of us [RG-5]', async () => {
    for (const path of [
      '/xx',
      '/xx/choose-your-region',
      '/nonsense',
      '/us1',
      '/constructor',
      '/__proto__',
      '/toString/valueOf',
      '//evil',
      '//evil.example/us',
      '/us/../de',
      '/%75s',
      '/us%00',
      '/us;x=1',
      '/\u{00e9}'.normalize(),
    ]) {
      const { status, headers, body } = await ask(site.origin, encodeURI(path).replaceAll('%25', '%'));
      expect(status, path).toBe(404);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers.location, path).toBeUndefined();
      if (headers['content-type']?.startsWith('text/html'))
        expect(readDocument(body).headings, path).toContain(usNotFound);
    }
  });

  it.each([
    ['/US', '/us'],
    ['/us/', '/us'],
    ['//us', '/us'],
    ['/De/Choose-Your-Region//', '/de/choose-your-region'],
  ])('%s redirects in one step to its canonical spelling: %s', async (path, to) => {
    const { status, headers } = await ask(site.origin, path);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
    expect((await ask(site.origin, to)).status).toBe(200);
  });

  it.each([
    ['/', '/us'],
    ['/choose-your-region', '/us/choose-your-region'],
    ['/en', '/us'],
    ['/en/choose-your-region', '/us/choose-your-region'],
    ['/en/nonsense', '/us'],
    ['/cn', 'http://localhost:4300/'],
    ['/cn/choose-your-region', 'http://localhost:4300/choose-your-region'],
    ['/cn/nonsense', 'http://localhost:4300/'],
  ])('%s without a region of this site redirects temporarily to %s', async (path, to) => {
    const { status, headers } = await ask(site.origin, path);
    expect(status).toBe(302);
    expect(headers.location).toBe(to);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('without a region follows a valid region cookie, and ignores an invalid one [RG-3]', async () => {
    const follow = async (path: string, cookie: string) =>
      (await ask(site.origin, path, { headers: { cookie } })).headers.location;
    expect(await follow('/', 'region=fr')).toBe('/fr');
    expect(await follow('/', 'a=b; region=jp; c=d')).toBe('/jp');
    expect(await follow('/choose-your-region', 'region=kr')).toBe('/kr/choose-your-region');
    for (const bad of [
      'region=cn',
      'region=en',
      'region=xx',
      'region=',
      'region=FR',
      'region=fr/evil',
      'region=//evil',
      'region=%66r',
      'xregion=fr',
      'region=fr"',
      `region=${'f'.repeat(4000)}`,
      ';;;=;',
    ]) {
      expect(await follow('/', bad), bad).toBe('/us');
    }
  });

  it('returns the same page with any cookies and languages [RG-3]', async () => {
    const plain = await ask(site.origin, '/us');
    const cookied = await ask(site.origin, '/us', {
      headers: { cookie: 'region=fr; preview_at=1.1', 'accept-language': 'fr' },
    });
    expect(cookied.body).toBe(plain.body);
    expect(cookied.headers.etag).toBe(plain.headers.etag);
    expect(plain.cookies).toEqual([]);
  });

  it('returns the same page with the same ETag for 500 different queries', async () => {
    const plain = await ask(site.origin, '/de');
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, i) => ask(site.origin, `/de?utm_source=${i}&at=${i}&x[]=%00&region=us`)),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag ?? ''}`))).toEqual(
      new Set([`200 ${plain.headers.etag ?? ''}`]),
    );
    const all = Array.from({ length: 500 }, (_, i) => `p${i}=v`).join('&');
    expect((await ask(site.origin, `/de?${all}`)).body).toBe(plain.body);
  });

  it('returns 304 for a matching ETag', async () => {
    const { headers } = await ask(site.origin, '/de');
    const again = await ask(site.origin, '/de', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect((await ask(site.origin, '/de', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('ignores forged host headers in pages and redirects', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      'x-original-url': '/de',
    };
    for (const path of ['/us', '/', '/US', '/xx', '/sitemap.xml', '/robots.txt']) {
      const answer = await ask(site.origin, path, { headers });
      expect(answer.body + JSON.stringify(answer.headers), path).not.toContain('evil.example');
      expect(answer.status, path).toBe((await ask(site.origin, path)).status);
    }
  });
});

describe('file', () => {
  const files = [
    '/.env',
    '/.git/config.json',
    '/package.json',
    '/main.js',
    '/server/main.js',
    '/assets/x.js.map',
    '/assets/x.js',
    '/assets/..%2f..%2fserver%2fmain.js',
    '/assets/../../server/main.js',
    '/assets/.vite/manifest.json',
    '/.vite/manifest.json',
    '/dist/server/main.js',
    '/etc/passwd.txt',
    '/wp-login.php',
    '/us/x.js',
    '/favicon.ico',
  ];
  it.each(files)('%s is missing: returns 404, and never HTML', async (path) => {
    const { status, headers, body } = await ask(site.origin, path);
    expect(status).toBe(404);
    expect(headers['content-type']).not.toContain('html');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.length).toBeLessThan(200);
  });

  it.each([
    '/.git/config',
    '/@fs/etc/passwd',
    '/@vite/client',
    '/src/x',
    '/..%2f',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/',
    '/assets',
    '/assets/%00',
    '/node_modules/react',
  ])('%s outside the public files: returns 404', async (path) => {
    const { status, headers, body } = await ask(site.origin, path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('root:x:');
  });

  it.each(['/_model/nope.json', '/_model/us/nope.json', '/_model//evil.json'])(
    '%s is missing: returns 404 as JSON',
    async (path) => {
      const { status, headers, body } = await ask(site.origin, path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(body)).toBeTypeOf('object');
    },
  );

  it('of the build is immutable, and sent with nosniff', async () => {
    const { body } = await ask(site.origin, '/us');
    const addresses = [
      ...new Set([...body.matchAll(/(?:"|, )(\/assets\/[^"# ]+)/g)].map(([, address = '']) => address)),
    ];
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      const { status, headers } = await ask(site.origin, address);
      expect(status, address).toBe(200);
      expect(headers['cache-control'], address).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options'], address).toBe('nosniff');
    }
  });
});

describe('request', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    'with the method %s returns 405 on every path',
    async (method) => {
      for (const path of ['/us', '/', '/assets/x.js', '/ssr/timestamp', '/xx']) {
        const { status, headers, body } = await ask(site.origin, path, { method, headers: { 'x-secret': 'mirror' } });
        expect(status, path).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
        expect(body).not.toContain('mirror');
      }
    },
  );

  it('with HEAD returns the headers of GET without a body', async () => {
    for (const path of ['/us', '/xx', '/robots.txt', '/_model/us.json']) {
      const [get, head] = await Promise.all([ask(site.origin, path), ask(site.origin, path, { method: 'HEAD' })]);
      expect(head.status, path).toBe(get.status);
      expect(head.headers.etag, path).toBe(get.headers.etag);
      expect(head.headers['content-type'], path).toBe(get.headers['content-type']);
      expect(head.body).toBe('');
    }
  });

  it('with 20 KB of headers returns 431', async () => {
    expect(await say(site.port, `GET /us HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a broken header', 'GET /us HTTP/1.1\r\nHost x\r\n\r\n'],
    ['two lengths', 'GET /us HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a length and chunks',
      'POST /us HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('with %s returns 400', async (_, bytes) => {
    expect(await say(site.port, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['a host that is none', 'GET /us HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n', 400],
    ['a host that holds a path', 'GET /_model/us.json HTTP/1.1\r\nHost: \xdf/kr#aa\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /us HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['a target that would be another host', 'GET //a:99999/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['backslashes for slashes', 'GET /..\\..\\etc\\passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    [
      'a whole address as its target',
      'GET http://evil.example/us HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      200,
    ],
    [
      'a cookie of garbage',
      'GET /us HTTP/1.1\r\nHost: x\r\nCookie: =;;region;\x80\xff=\r\nConnection: close\r\n\r\n',
      200,
    ],
    [
      'an encoding that nobody knows',
      'GET /us HTTP/1.1\r\nHost: x\r\nAccept-Encoding: *;q=0, zip;q=banana\r\nConnection: close\r\n\r\n',
      200,
    ],
  ])('with %s returns the expected status, and no foreign host', async (_, bytes, status) => {
    const heard = await say(site.port, bytes);
    expect(heard.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(heard).not.toContain('evil.example');
  });

  it('leaves the server running and its log empty', async () => {
    expect((await ask(site.origin, '/livez')).status).toBe(200);
    expect((await ask(site.origin, '/us')).status).toBe(200);
    expect(site.output()).toBe('');
  });
});

describe('every response', () => {
  it('has the security headers, and a page also its content security policy', async () => {
    for (const path of [
      '/us',
      '/xx',
      '/US',
      '/',
      '/livez',
      '/ssr/timestamp',
      '/robots.txt',
      '/_model/us.json',
      '/assets/x.js',
    ]) {
      const { headers } = await ask(site.origin, path);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    }
    for (const path of ['/us', '/xx']) {
      const { headers, body } = await ask(site.origin, path);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
      expect(body).not.toMatch(/ style="|<style(?! data-sheets)|<script>| on[a-z]+="/);
    }
  });

  it('sets HSTS and secure cookies where the site uses HTTPS', async () => {
    expect((await ask(site.origin, '/us')).headers['strict-transport-security']).toBeUndefined();
    const secure = await startBuiltSite('global-site', { PUBLIC_ORIGIN: 'https://www.kinemorph.example' });
    try {
      expect((await ask(secure.origin, '/us')).headers['strict-transport-security']).toContain('max-age=');
      expect((await ask(secure.origin, '/ssr/timestamp', { headers: { region: 'de' } })).cookies).toEqual([
        expect.stringMatching(/^region=de;.*Secure/),
      ]);
    } finally {
      await secure.stop();
    }
  });
});

describe('time response', () => {
  it('stores a region of this site in a cookie, and nothing else [RG-3][AP-4]', async () => {
    const good = await ask(site.origin, '/ssr/timestamp', { headers: { region: 'de' } });
    expect(good.cookies).toEqual(['region=de; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(good.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(good.body)).toMatchObject({
      code: 2000,
      msg: 'success',
      data: { timestamp: expect.any(Number) as number },
    });
    for (const region of ['cn', 'en', 'DE', 'de;x', 'constructor', ''])
      expect((await ask(site.origin, '/ssr/timestamp', { headers: { region } })).cookies, region).toEqual([]);
  });
});

describe('API call', () => {
  it('without a configured API returns 405, and with one reaches only the API of its market', async () => {
    expect((await ask(site.origin, '/usapi/account/user/subscribe/create', { method: 'POST' })).status).toBe(405);
    const sandbox = await startSandbox();
    const forwarding = await startBuiltSite('global-site', { API_US: `${sandbox.origin}/usapi` });
    try {
      const headers = { 'content-type': 'application/json', region: 'us' };
      const subscribe = (path: string, body: string) => ask(forwarding.origin, path, { method: 'POST', headers, body });
      const ok = await subscribe(
        '/usapi/account/user/subscribe/create',
        '{"email":"a@example.com","source":"home","locale":"en-US"}',
      );
      expect(JSON.parse(ok.body)).toMatchObject({ code: 2000 });
      expect(ok.headers['cache-control']).toBe('no-store');
      expect((await subscribe('/euapi/account/user/subscribe/create', '{}')).status).toBe(405);
      expect((await subscribe('/usapi/account/user/subscribe/create', 'x'.repeat(70_000))).status).toBe(413);
      for (const path of [
        '/usapi/../__sandbox/subscribers',
        '/usapi/%2e%2e/__sandbox/subscribers',
        '/usapi/..%2f__sandbox/subscribers',
        '/usapi//__sandbox/subscribers',
      ]) {
        const { body } = await ask(forwarding.origin, path);
        expect(body, path).not.toContain('a@example.com');
      }
    } finally {
      await Promise.all([forwarding.stop(), sandbox.stop()]);
    }
  });

  it('to an API that is down returns 502 with an error envelope, and the site keeps running', async () => {
    const lonely = await startBuiltSite('global-site', { API_US: 'http://127.0.0.1:9/usapi' });
    try {
      const { status, body } = await ask(lonely.origin, '/usapi/account/user/profile');
      expect(status).toBe(502);
      expect(JSON.parse(body)).toMatchObject({ code: 502, data: null });
      expect((await ask(lonely.origin, '/us')).status).toBe(200);
    } finally {
      await lonely.stop();
    }
  });
});
