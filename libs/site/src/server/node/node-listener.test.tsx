import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, say } from '../../../testing/servers/http.ts';
import { listen } from './node-server.ts';
import { temporaryBytes } from './platform/temporary-bytes.ts';
import { get, madeUpAssets, madeUpSite, serve } from '../testing/made-up-site.tsx';

/** The headers that change with time: the response’s date, its page’s remaining lifetime, and its timing. */
const passing = new Set(['date', 'cache-control', 'server-timing']);

describe('site on Node', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let folder: string;
  beforeAll(async () => {
    const assets = await madeUpAssets();
    folder = assets.folder;
    server = await serve({ env: { API_US: 'http://127.0.0.1:1/usapi' }, files: assets.files });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  it('cached page: has the same body and headers as the rendered page', async () => {
    const [cold, warm] = [await ask(server.origin, '/jp'), await ask(server.origin, '/jp?x=1')];
    expect(warm.body).toBe(cold.body);
    const lasting = ({ headers }: typeof cold) => Object.entries(headers).filter(([name]) => !passing.has(name));
    expect(lasting(warm)).toEqual(
      expect.arrayContaining(lasting(cold).filter(([name]) => name !== 'transfer-encoding')),
    );
    expect(warm.headers['cache-control']).toMatch(/^public/);
  });

  it.each([
    '/us',
    '/kr/choose-your-region',
    '/us/no-such-page',
    '/us/no-such-page.js',
    '/de/login/nothing',
    '/US',
    '/us/',
    '/usa',
    '/_model/us.json',
    '/_model/us/no-such-page.json',
    '/_model/nope.json',
    '/_model/us',
    '/assets/app-abc123.js',
    '/assets/film-abc123.mp4',
    '/assets/gone-123.js',
    '/livez',
    '/robots.txt',
    '/sitemap.xml',
    '/storage-proxy.js',
    '/us/storage-proxy',
    '/.well-known/security.txt',
  ])('%s: sends the same response as through fetch, for GET and HEAD', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(server.handler, path, { method });
      const [status, body] = [response.status, await response.text()];
      const answer = await ask(server.origin, path, { method });
      expect([answer.status, answer.body]).toEqual([status, body]);
      for (const [name, value] of response.headers)
        if (!passing.has(name)) expect(answer.headers[name], name).toBe(value);
    }
  });

  it.each(['/us', '/_model/us.json', '/us/no-such-page', '/_model/us/no-such-page.json'])(
    '%s: is served without fetch, whose Request and Response objects take memory',
    async (path) => {
      const { handler, log, settings } = madeUpSite();
      const fetched = vi.fn();
      const running = await listen({ ...handler, fetch: fetched }, { ...settings, port: 0, log });
      try {
        expect([200, 404]).toContain((await ask(`http://127.0.0.1:${running.port}`, path)).status);
        expect(fetched).not.toHaveBeenCalled();
      } finally {
        await running.close();
      }
    },
  );

  it('film: is sent in the byte ranges that a player requests, also from disk [SC-6]', async () => {
    const part = (range?: string) =>
      ask(server.origin, '/assets/long-abc123.mp4', { headers: { ...(range && { range }) } });
    expect((await part()).body).toBe('frames '.repeat(50_000));
    const { status, headers, body } = await part('bytes=7-12');
    expect([
      status,
      headers['content-range'],
      headers['content-length'],
      headers['x-content-type-options'],
      body,
    ]).toEqual([206, 'bytes 7-12/350000', '6', 'nosniff', 'frames']);
    expect((await part('bytes=350000-')).status).toBe(416);
  });

  it('temporary bytes: are freed when they have been sent', async () => {
    const body = temporaryBytes(new TextEncoder().encode('page '.repeat(20_000)));
    vi.spyOn(server.handler.pages, 'hit').mockReturnValueOnce({ status: 200, headers: [], body });
    expect((await ask(server.origin, '/us')).body).toBe('page '.repeat(20_000));
    await vi.waitFor(() => {
      expect(body.byteLength).toBe(0);
    });
  });

  it('uncompressed pages for a client that reads late: arrive complete', async () => {
    const text = 'a robot that becomes a car '.repeat(20_000);
    await using site = await serve({ screens: { home: { load: () => Promise.resolve(() => <h1>{text}</h1>) } } });
    await ask(site.origin, '/us', { headers: { 'accept-encoding': 'br' } });
    const { body } = await ask(site.origin, '/us');
    const count = 20;
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').pause();
    const request = `GET /us HTTP/1.1\r\nhost: localhost\r\naccept-encoding: identity\r\n`;
    socket.write(`${`${request}\r\n`.repeat(count - 1)}${request}connection: close\r\n\r\n`);
    // More than the system takes for a client: the rest waits in the server.
    await setTimeout(500);
    const received = (await socket.toArray()).map(String).join('');
    expect(received.split(text)).toHaveLength(count + 1);
    expect(received.split(body)).toHaveLength(count + 1);
  });

  it('time: has the headers of the response through fetch, stores the region, and is served without fetch', async () => {
    const fetched = vi.spyOn(server.handler, 'fetch');
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(server.origin, '/ssr/timestamp', { method, headers: { region: 'de' } });
      expect(fetched).not.toHaveBeenCalled();
      const response = await get(server.handler, '/ssr/timestamp', { method, headers: { region: 'de' } });
      fetched.mockClear();
      for (const [name, value] of response.headers)
        if (!passing.has(name) && name !== 'set-cookie') expect(answer.headers[name], name).toBe(value);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.cookies).toEqual([response.headers.get('set-cookie')]);
      expect(answer.body === '').toBe(method === 'HEAD');
    }
  });

  it('TRACE, POST, OPTIONS and DELETE: return 405', async () => {
    for (const method of ['TRACE', 'POST', 'OPTIONS', 'DELETE'])
      expect((await ask(server.origin, '/us', { method })).status).toBe(405);
  });

  it.each([
    '//evil',
    '//evil.example/us',
    '//a:99999/',
    '/us/%2e%2e/de',
    '/us/../de',
    '/assets/%2e%2e/us',
    '/%2e%2e/us',
    '/usapi/%2e%2e/us',
    '/usapi/..%2f..%2fus',
    '/us\\..\\de',
    'http://evil.example/no-such-page',
  ])('%s: returns an error, and does not redirect', async (target) => {
    const response = await ask(server.origin, target);
    expect([400, 404, 502]).toContain(response.status);
    expect(response.headers.location).toBeUndefined();
    expect(response.body).not.toContain('evil');
  });

  it.each(['/us/../de', '/us/%2e%2e/de', '/us\\..\\de', '/nope.js', '//evil', 'http://evil.example/no-such-page'])(
    '%s: has the common headers, and is never cached',
    async (target) => {
      const { headers } = await ask(server.origin, target);
      expect(headers).toMatchObject({ ...server.handler.commonHeaders, 'cache-control': 'no-store' });
    },
  );

  it('API request with a body that is too large: returns 413, with or without Content-Length', async () => {
    const body = 'x'.repeat(1_000_000);
    const json = { 'content-type': 'application/json' };
    expect((await ask(server.origin, '/usapi/account', { method: 'POST', body, headers: json })).status).toBe(413);
    expect(
      (
        await ask(server.origin, '/usapi/account', {
          method: 'POST',
          body,
          headers: { ...json, 'transfer-encoding': 'chunked' },
        })
      ).status,
    ).toBe(413);
    expect((await ask(server.origin, '/us')).status).toBe(200);
  });

  it('Host of another site: does not change the response', async () => {
    const response = await ask(server.origin, '/us', { headers: { host: 'evil.example' } });
    expect([response.status, response.body]).toEqual([200, (await ask(server.origin, '/us')).body]);
  });

  it.each(['ß/kr#aa', 'ß/usapi', 'ß', 'a:99999', 'ev il', '['])(
    'Host %s: returns 400 on every path, and is never cached',
    async (host) => {
      const named = Buffer.from(host).toString('latin1');
      for (const path of [
        '/us',
        '/_model/us.json',
        '/us/no-such-page',
        '/assets/app-abc123.js',
        '/livez',
        '/usapi/account',
      ]) {
        const heard = await say(server.port, `GET ${path} HTTP/1.1\r\nHost: ${named}\r\nConnection: close\r\n\r\n`);
        expect(heard, path).toMatch(/^HTTP\/1\.1 400 /);
        expect(heard, path).toContain('cache-control: no-store');
        expect(heard, path).toContain('x-content-type-options: nosniff');
      }
    },
  );

  it('Host of another site: does not appear in the URL that the site reads', async () => {
    const { handler, log, settings } = madeUpSite();
    const running = await listen(
      { ...handler, fetch: (request) => new Response(request.url) },
      { ...settings, port: 0, log },
    );
    try {
      expect((await ask(`http://127.0.0.1:${running.port}`, '/x', { headers: { host: 'evil.example' } })).body).toBe(
        'http://localhost/x',
      );
    } finally {
      await running.close();
    }
  });

  it('two Host headers: return 400', async () => {
    expect(await say(server.port, 'GET /us HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });
});
