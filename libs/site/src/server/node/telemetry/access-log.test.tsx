import { rm } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { ask } from '../../../../testing/servers/http.ts';
import { Hangs, madeUpAssets, serve, Throws, type SiteOptions } from '../../testing/made-up-site.tsx';
import { createAccessLog, type AccessLogOptions } from './access-log.ts';

type Line = Readonly<Record<string, unknown>>;

/** Starts a site on Node and collects the lines of its access log. */
async function logged({
  options = {},
  ...more
}: Partial<Omit<AccessLogOptions, 'settings'>> & { options?: SiteOptions; mode?: 'sampled' | 'all' | 'off' } = {}) {
  const server = await serve(options);
  const info = vi.fn<(fields: object, message: string) => void>();
  const error = vi.fn<(fields: object, message: string) => void>();
  const { handler } = server;
  handler.telemetry.add(
    createAccessLog({
      settings: { mode: more.mode ?? 'sampled', sample: 0.01 },
      lines: { info, error },
      writesInfo: true,
      pages: handler.pages,
      isAsset: (name) => handler.files.has(name),
      random: () => 0.5,
      ...more,
    }),
  );
  const lines = () => info.mock.calls.map(([fields]) => fields as Line);
  return { ...server, info, error, lines, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('access log', () => {
  it('rendered page: is logged with ids, region, size, time and cache state, but no visitor data [EN-13]', async () => {
    await using site = await logged();
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const { body } = await ask(site.origin, '/de?email=anna@example.com', {
      headers: { traceparent, 'x-request-id': 'edge-1234', cookie: 'session=secret', 'x-forwarded-for': '203.0.113.7' },
    });
    const [line] = site.lines();
    expect(line).toEqual({
      id: 'edge-1234',
      traceparent,
      method: 'GET',
      route: 'page',
      path: '/de',
      region: 'de',
      status: 200,
      bytes: Buffer.byteLength(body),
      ms: expect.any(Number) as number,
      cache: 'miss',
    });
    expect(JSON.stringify(site.info.mock.calls)).not.toMatch(/anna|secret|203\.0|127\.0/);
  });

  it('models, unknown pages and API requests: are logged with their kind and region', async () => {
    await using site = await logged({ options: { env: { API_US: 'http://127.0.0.1:1/usapi' } } });
    for (const path of [
      '/_model/jp.json',
      '/reset/anna@example.com/9f86d081884c7d659a2feaa0c55ad015',
      '/sitemap.xml',
      '/ssr/timestamp',
    ])
      await ask(site.origin, path);
    await ask(site.origin, '/usapi/account/user/1234567');
    await expect.poll(() => site.lines().length + site.error.mock.calls.length).toBe(5);
    expect(site.lines().map(({ route, path, region, status, cache }) => [route, path, region, status, cache])).toEqual([
      ['model', '/_model/jp.json', 'jp', 200, 'miss'],
      ['page', '/reset/<email>/<token>', undefined, 404, 'miss'],
      ['file', '/sitemap.xml', undefined, 200, 'none'],
      ['time', '/ssr/timestamp', undefined, 200, 'none'],
    ]);
    expect(site.error.mock.calls.map(([fields]) => fields as Line)).toMatchObject([
      { route: 'api', path: '/usapi/account/user/#', status: 502 },
    ]);
  });

  it('cached pages, assets and health checks: only a sample is logged', async () => {
    const assets = await madeUpAssets();
    let drawn = 0.5;
    await using site = await logged({ random: () => drawn, options: { files: assets.files } });
    await ask(site.origin, '/us');
    const frequent = ['/us', '/assets/app-abc123.js', '/livez'];
    for (const path of frequent) await ask(site.origin, path);
    expect(site.lines()).toHaveLength(1);
    drawn = 0.009;
    for (const path of frequent) await ask(site.origin, path);
    await expect.poll(() => site.lines()).toHaveLength(4);
    expect(
      site
        .lines()
        .slice(1)
        .map(({ path, cache }) => [path, cache]),
    ).toEqual([
      ['/us', 'hit'],
      ['/assets/app-abc123.js', 'none'],
      ['/livez', 'none'],
    ]);
    await rm(assets.folder, { recursive: true });
  });

  it('mode all: also logs every request for a cached page', async () => {
    await using site = await logged({ mode: 'all' });
    for (let i = 0; i < 150; i += 1) await ask(site.origin, '/us');
    expect(site.lines()).toHaveLength(150);
  });

  it('failures: are logged as errors, even where no other request is logged', async () => {
    await using site = await logged({ writesInfo: false, options: { screens: { home: { load: Throws } } } });
    await ask(site.origin, '/us');
    await ask(site.origin, '/us/no-such-page');
    expect((await ask(site.origin, '/readyz')).status).toBe(503);
    expect(site.lines()).toEqual([]);
    expect(site.error.mock.calls).toEqual([
      [expect.objectContaining({ path: '/us', status: 500, cache: 'none' }), 'request'],
    ]);
  });

  it('flood of one kind: logs 100 lines a second, then the number of lines left out', async () => {
    const now = vi.spyOn(performance, 'now');
    await using site = await logged();
    now.mockReturnValue(1000);
    for (let i = 0; i < 130; i += 1) await ask(site.origin, '/nope.js');
    await ask(site.origin, '/ssr/timestamp');
    await expect.poll(() => site.lines()).toHaveLength(101);
    now.mockReturnValue(2500);
    await ask(site.origin, '/nope.js');
    await expect.poll(() => site.lines().at(-1)).toMatchObject({ status: 404, leftOut: 30 });
    now.mockRestore();
  });

  it('client that hangs up: is logged as aborted', async () => {
    await using site = await logged({ options: { screens: { home: { load: Hangs } } } });
    const gone = new AbortController();
    const waiting = fetch(`${site.origin}/_model/us.json`, { signal: gone.signal }).catch(() => undefined);
    setTimeout(() => {
      gone.abort();
    }, 100);
    await waiting;
    await expect.poll(() => site.lines()).toMatchObject([{ route: 'model', aborted: true }]);
  });

  it('mode off: logs nothing', () => {
    expect(createAccessLog({ settings: { mode: 'off', sample: 1 } } as AccessLogOptions)).toEqual({});
  });
});
