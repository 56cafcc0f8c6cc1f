import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../../testing/servers/http.ts';
import { watchClock } from '../../../clock/clock-watch.ts';
import type { ScreenModel } from '../../../page/page.ts';
import { get, global, Hangs, madeUpSite, serve, Throws, type SiteOptions } from '../../testing/made-up-site.tsx';
import { createMetrics } from './metrics.ts';

const manual = fileURLToPath(new URL('../../../../../../docs/operations.md', import.meta.url));

function measure(handler: ReturnType<typeof madeUpSite>['handler']) {
  const clock = watchClock(handler.now);
  const { registry, listener } = createMetrics({ handler, site: 'global', build: 'abc123', clock });
  handler.telemetry.add(listener);
  /** Returns the value of a series, as Prometheus reads it; undefined if the series does not exist. */
  const value = async (series: string) => {
    const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  return { registry, value };
}

function site(options?: SiteOptions) {
  const made = madeUpSite(options);
  return { ...made, ...measure(made.handler) };
}

async function served(options?: SiteOptions) {
  const server = await serve(options);
  return { ...server, ...measure(server.handler), [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('metrics', () => {
  it('are all documented, and all documented ones exist', async () => {
    const documented = new Set(
      (await readFile(manual, 'utf8'))
        .match(/`(?:kinemorph|process|nodejs)_[a-z\d_]+`/g)
        ?.map((name) => name.slice(1, -1)),
    );
    const { registry } = site();
    const existing = registry.getMetricsAsArray().map(({ name }) => name);
    expect(existing).toEqual(expect.arrayContaining([...documented]));
    expect(existing.filter((name) => name.startsWith('kinemorph_') && !documented.has(name))).toEqual([]);
    expect(existing.filter((name) => !/^(?:kinemorph|process|nodejs)_/.test(name))).toEqual([]);
  });

  it('types and labels: match the documentation', async () => {
    const rows = [
      ...(await readFile(manual, 'utf8')).matchAll(
        /^\| `(kinemorph_\w+)` \| (histogram|counter|gauge)(?:: ([^|]*))? \|/gm,
      ),
    ];
    expect(rows.length).toBeGreaterThan(20);
    const { registry } = site();
    for (const [, name = '', type, labels = ''] of rows) {
      const metric = registry.getSingleMetric(name) as unknown as { type: string; labelNames: string[] };
      expect([name, metric.type, [...metric.labelNames].sort()]).toEqual([
        name,
        type,
        (labels.match(/\w+/g) ?? []).sort(),
      ]);
    }
  });

  it('request: is counted by route, cache and status', async () => {
    await using server = await served({ env: { API_US: 'http://127.0.0.1:1/usapi' } });
    for (const path of [
      '/us',
      '/us',
      '/_model/us.json',
      '/us/no-such-page',
      '/livez',
      '/usapi/x',
      '/nope.js',
      '/ssr/timestamp',
    ])
      await ask(server.origin, path);
    const count = (route: string, cache: string, status: string) =>
      server.value(
        `kinemorph_http_request_duration_seconds_count{route="${route}",cache="${cache}",status="${status}"}`,
      );
    await vi.waitFor(
      async () => {
        expect(await count('time', 'none', '2xx')).toBe(1);
      },
      { timeout: 15_000 },
    );
    expect([
      await count('page', 'miss', '2xx'),
      await count('page', 'hit', '2xx'),
      await count('model', 'hit', '2xx'),
      await count('page', 'miss', '4xx'),
      await count('probe', 'none', '2xx'),
      await count('api', 'none', '5xx'),
      await count('file', 'none', '4xx'),
    ]).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(await server.value('kinemorph_forward_duration_seconds_count{api="us",outcome="unreachable"}')).toBe(1);
  });

  it('renders: are counted by screen and purpose, failed and refused ones separately', async () => {
    const { handler, value } = site({
      env: { SITE_PREVIEW: '1' },
      screens: { 'choose-your-region': { load: Throws } },
    });
    await handler.pages.warmUp();
    await get(handler, '/us/choose-your-region');
    await Promise.all(
      Array.from({ length: 110 }, (_, i) =>
        get(handler, `/us?at=${new Date(Date.UTC(2024, 1, 1) + i * 1000).toISOString()}`),
      ),
    );
    expect(await value('kinemorph_render_duration_seconds_count{screen="home",purpose="ahead"}')).toBe(
      global.regions.length,
    );
    expect(await value('kinemorph_render_duration_seconds_count{screen="home",purpose="preview"}')).toBe(100);
    expect(await value('kinemorph_render_queue_seconds_count{purpose="preview"}')).toBe(100);
    expect(await value('kinemorph_render_failures_total{screen="choose-your-region",purpose="request"}')).toBe(1);
    expect(await value('kinemorph_shed_total{what="preview"}')).toBe(10);
    expect(await value('kinemorph_cached_pages')).toBe(global.regions.length);
    expect(await value('kinemorph_render_queue_length')).toBe(0);
    expect(await value('kinemorph_cached_pages_bytes')).toBe(handler.pages.cache.weight);
  });

  it('searches beyond the limit: are counted as refused pages', async () => {
    const { handler, value } = site();
    const answers = await Promise.all(Array.from({ length: 53 }, (_, i) => get(handler, `/us/search?q=word${i}`)));
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(3);
    expect(await value('kinemorph_shed_total{what="page"}')).toBe(3);
  });

  it('API requests and connections beyond their limits: are counted separately', async () => {
    const held: ServerResponse[] = [];
    const api = createServer((_, response) => void held.push(response)).listen(0, '127.0.0.1');
    await once(api, 'listening');
    await using server = await served({
      env: {
        API_US: `http://127.0.0.1:${(api.address() as AddressInfo).port}/usapi`,
        MAX_API_CALLS: '1',
        MAX_CONNECTIONS_PER_ADDRESS: '3',
        DRAIN_NOTICE_MS: '0',
      },
    });
    const running = ask(server.origin, '/usapi/account');
    await vi.waitFor(() => {
      expect(held).toHaveLength(1);
    });
    expect((await ask(server.origin, '/usapi/account')).status).toBe(503);
    expect(await server.value('kinemorph_shed_total{what="api"}')).toBe(1);
    held[0]?.end('{}');
    await running;
    const sockets = Array.from({ length: 6 }, () => connect(server.port, '127.0.0.1').on('error', () => undefined));
    await vi.waitFor(async () => {
      // The connections of the calls may be kept alive for a while.
      expect(await server.value('kinemorph_shed_total{what="connection"}')).toBeGreaterThanOrEqual(3);
    });
    for (const socket of sockets) socket.destroy();
    api.close();
  });

  it('client that hangs up: is counted by its route', async () => {
    await using server = await served({ screens: { home: { load: Hangs } }, env: { DRAIN_NOTICE_MS: '0' } });
    const aborted = (route: string) => server.value(`kinemorph_http_requests_aborted_total{route="${route}"}`);
    const impatient = request(`${server.origin}/us`).on('error', () => undefined);
    impatient.end();
    await vi.waitFor(() => {
      expect(server.handler.pages.queueLength).toBe(1);
    });
    expect(await aborted('page')).toBeUndefined();
    impatient.destroy();
    await vi.waitFor(async () => {
      expect(await aborted('page')).toBe(1);
    });
    await ask(server.origin, '/livez');
    expect(await aborted('probe')).toBeUndefined();
  });

  it('render queue: its length, saturation and the site’s readiness are reported', async () => {
    const { handler, value } = site({ screens: { home: { load: Hangs } } });
    const hanging = get(handler, '/fr');
    await new Promise(setImmediate);
    expect([
      await value('kinemorph_render_queue_length'),
      await value('kinemorph_render_queue_saturation_ratio'),
    ]).toEqual([1, 1 / 250]);
    const { health } = handler;
    health.ready = true;
    expect(await (await get(handler, '/readyz')).text()).toBe('ready\nrenders in the queue: 1 of 250\n');
    expect(await value('kinemorph_ready')).toBe(1);
    health.draining = true;
    expect([(await get(handler, '/readyz')).status, await value('kinemorph_ready')]).toEqual([503, 0]);
    await hanging;
  });

  it('browser report: is counted by screen, region, build or directive', async () => {
    const { handler, value } = site();
    const send = (report: object) =>
      get(handler, '/_report', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      });
    await send({ kind: 'error', message: 'x', page: '/jp', build: 'test' });
    await send({ kind: 'error', message: 'x', page: '/jp', build: 'older' });
    await send({ kind: 'vital', name: 'LCP', value: 2400, page: '/jp' });
    await send({ kind: 'vital', name: 'CLS', value: 0.3, page: '/jp' });
    await get(handler, '/_report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: '{"csp-report":{"effective-directive":"img-src"}}',
    });
    await get(handler, '/_report');
    expect(await value('kinemorph_client_errors_total{screen="home",region="jp",build="current"}')).toBe(1);
    expect(await value('kinemorph_client_errors_total{screen="home",region="jp",build="other"}')).toBe(1);
    expect([
      await value('kinemorph_web_vital_lcp_seconds_bucket{le="2",screen="home",region="jp"}'),
      await value('kinemorph_web_vital_lcp_seconds_bucket{le="2.5",screen="home",region="jp"}'),
    ]).toEqual([0, 1]);
    expect(await value('kinemorph_web_vital_cls_sum{screen="home",region="jp"}')).toBe(0.3);
    expect(await value('kinemorph_policy_violations_total{directive="img-src"}')).toBe(1);
    expect(await value('kinemorph_reports_refused_total{reason="method"}')).toBe(1);
  });

  it('build and clock offset: are reported', async () => {
    const { value } = site({ env: { SITE_CLOCK: new Date(Date.now() + 3_600_000).toISOString() } });
    expect(await value('kinemorph_build_info{build="abc123",site="global"}')).toBe(1);
    expect(Math.round((await value('kinemorph_clock_offset_seconds')) ?? 0)).toBe(3600);
  });
});

describe('metrics of a clock that is changed', () => {
  it('count each jump, and report the sum of all jumps as drift', async () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 0, 1), toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
    try {
      const { value } = site();
      const steps = () => value('kinemorph_clock_steps_total');
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await steps()).toBe(0);
      for (const step of [3_600_000, -600_000]) {
        vi.setSystemTime(Date.now() + step);
        await vi.advanceTimersByTimeAsync(10_000);
      }
      expect([await steps(), await value('kinemorph_clock_drift_seconds')]).toEqual([2, 3000]);
    } finally {
      vi.useRealTimers();
    }
  });
});

/** Runs turns of the event loop, in which renders take place. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('metrics at a boundary', () => {
  beforeEach(() => {
    // Renders wait for turns of the event loop, which must continue.
    vi.useFakeTimers({ now: Date.UTC(2025, 0, 1), toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('version that was rendered ahead: is counted once as ahead, with a lateness of 0', async () => {
    const boundary = Date.UTC(2025, 0, 1) + 120_000;
    const model: ScreenModel = {
      model: ({ clock }) => ({ open: clock.hasPassed(boundary) }),
      head: () => ({ title: '', description: '', keywords: '', alternates: [], index: true }),
    };
    const { handler, value } = site({ env: { SITE_CLOCK: new Date().toISOString() }, screens: { home: { model } } });
    const lateness = (version: string) => value(`kinemorph_boundary_lateness_seconds_count{version="${version}"}`);
    await get(handler, '/us');
    await vi.advanceTimersByTimeAsync(119_000);
    await turns(20);
    vi.setSystemTime(boundary);
    const response = await get(handler, '/us');
    expect(response.headers.get('server-timing')).toBe('cache;desc=ahead');
    expect([
      await lateness('ahead'),
      await value('kinemorph_boundary_lateness_seconds_sum{version="ahead"}'),
      await lateness('demand'),
    ]).toEqual([1, 0, undefined]);
    await get(handler, '/us');
    expect(await lateness('ahead')).toBe(1);
  });

  it('version that can’t be rendered ahead: counts a failure ahead, and another for the next request', async () => {
    const boundary = Date.UTC(2025, 0, 1) + 120_000;
    const model: ScreenModel = {
      model({ clock }) {
        if (clock.hasPassed(boundary)) throw new Error('not after the boundary');
        return {};
      },
      head: () => ({ title: '', description: '', keywords: '', alternates: [], index: true }),
    };
    const { handler, value } = site({ env: { SITE_CLOCK: new Date().toISOString() }, screens: { home: { model } } });
    const failures = (purpose: string) => value(`kinemorph_render_failures_total{screen="home",purpose="${purpose}"}`);
    await get(handler, '/us');
    await vi.advanceTimersByTimeAsync(119_000);
    await turns(20);
    expect([await failures('ahead'), await failures('request')]).toEqual([1, undefined]);
    vi.setSystemTime(boundary);
    expect((await get(handler, '/us')).status).toBe(500);
    expect(await failures('request')).toBe(1);
  });
});
