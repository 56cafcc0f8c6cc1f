import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../../testing/servers/http.ts';
import { global, serve, type SiteOptions } from '../../testing/made-up-site.tsx';
import { startTelemetry } from './start-telemetry.ts';

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: ExportedSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

/** A fake OTLP collector and account API. */
let collector: Server;
let exports: { path: string; type: string | undefined; team: string | undefined; body: Export }[] = [];
let calls: (string | undefined)[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request
      .on('data', (part: Buffer) => (body += part.toString()))
      .on('end', () => {
        if (request.url?.startsWith('/usapi')) calls.push(request.headers.traceparent?.toString());
        else
          exports.push({
            path: request.url ?? '',
            type: request.headers['content-type'],
            team: request.headers['x-team']?.toString(),
            body: JSON.parse(body) as Export,
          });
        response.setHeader('content-type', 'application/json').end('{}');
      });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  exports = [];
  calls = [];
});
const at = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

/** Starts a site on Node that exports traces with these variables. */
async function traced(env: Readonly<Record<string, string>>, options: SiteOptions = {}) {
  // OpenTelemetry's packages read the environment of the process.
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const server = await serve({ ...options, env: { ...env, ...options.env, DRAIN_NOTICE_MS: '0' } });
  const { settings, log } = server;
  const telemetry = await startTelemetry(server.handler, { settings, site: 'global', build: 'abc123', log });
  /** Returns the spans of all requests, once the server has stopped. */
  const spans = async () => {
    await server[Symbol.asyncDispose]();
    await telemetry.close();
    return exports.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  };
  return { ...server, spans };
}

const attribute = (span: ExportedSpan | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];
const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traces', () => {
  it('rendered page: is a child span of the caller’s, with queue and render spans below it', async () => {
    const site = await traced({
      OTEL_EXPORTER_OTLP_ENDPOINT: at(),
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=web',
      OTEL_SERVICE_NAME: 'shop-window',
    });
    await ask(site.origin, '/jp?email=anna@example.com', { headers: { traceparent: parent } });
    await ask(site.origin, '/jp');
    const spans = await site.spans();
    expect(exports[0]).toMatchObject({ path: '/v1/traces', type: 'application/json', team: 'web' });
    const resource = Object.fromEntries(
      exports[0]?.body.resourceSpans[0]?.resource.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ??
        [],
    );
    expect(resource).toMatchObject({ 'service.name': 'shop-window', 'service.version': 'abc123' });
    const [request, hit] = spans.filter(({ name }) => name === 'GET page');
    expect([request?.traceId, request?.parentSpanId]).toEqual(parent.split('-').slice(1, 3));
    expect(['url.path', 'http.response.status_code', 'kinemorph.cache'].map((key) => attribute(request, key))).toEqual([
      '/jp',
      200,
      'miss',
    ]);
    for (const name of ['queue', 'render']) {
      const span = spans.find((one) => one.name === name);
      expect([
        span?.traceId,
        span?.parentSpanId,
        attribute(span, 'kinemorph.screen'),
        attribute(span, 'kinemorph.region'),
      ]).toEqual([request?.traceId, request?.spanId, 'home', 'jp']);
      expect(BigInt(span?.endTimeUnixNano ?? 0) >= BigInt(span?.startTimeUnixNano ?? 1)).toBe(true);
    }
    expect([attribute(hit, 'kinemorph.cache'), hit?.parentSpanId ?? '', spans.length]).toEqual(['hit', '', 4]);
    expect(JSON.stringify(exports)).not.toContain('anna');
  });

  it('forwarded API request: is a span whose id is sent to the API', async () => {
    const site = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: at() }, { env: { API_US: `${at()}/usapi` } });
    await ask(site.origin, '/usapi/account', { headers: { traceparent: parent } });
    const spans = await site.spans();
    const [request, forward] = [
      spans.find(({ name }) => name === 'GET api'),
      spans.find(({ name }) => name === 'forward us'),
    ];
    expect(forward?.parentSpanId).toBe(request?.spanId);
    expect(calls).toEqual([`00-0af7651916cd43dd8448eb211c80319c-${forward?.spanId}-01`]);
    expect(attribute(forward, 'kinemorph.outcome')).toBe('2xx');
  });

  it('each render ahead: starts a new trace', async () => {
    const site = await traced({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${at()}/custom` });
    // A render ahead of a boundary is scheduled during a request.
    const request = site.handler.telemetry.tracer?.begin({ method: 'GET', url: '/us', headers: {} });
    await new Promise<void>((resolve) => request?.run(() => void site.handler.pages.warmUp().then(resolve)));
    const spans = (await site.spans()).filter(({ name }) => name === 'render');
    expect(exports[0]?.path).toBe('/custom');
    expect([
      spans.length,
      new Set(spans.map(({ traceId }) => traceId)).size,
      spans.every((span) => !span.parentSpanId),
    ]).toEqual([global.regions.length, global.regions.length, true]);
  });

  it('sampler always_off: exports no spans, and sends the API an unsampled trace', async () => {
    const site = await traced(
      { OTEL_EXPORTER_OTLP_ENDPOINT: at(), OTEL_TRACES_SAMPLER: 'always_off' },
      { env: { API_US: `${at()}/usapi` } },
    );
    await ask(site.origin, '/usapi/account');
    expect(await site.spans()).toEqual([]);
    expect(calls).toEqual([expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/)]);
  });

  it.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_EXPORTER: 'none' },
  ])('%o: loads no OpenTelemetry code', async (env) => {
    const loaded = vi.fn();
    vi.doMock('./tracing.ts', () => {
      loaded();
      return { startTracing: loaded };
    });
    const site = await traced(env);
    await ask(site.origin, '/us');
    await site.spans();
    expect(loaded).not.toHaveBeenCalled();
    expect(site.handler.telemetry.tracer).toBeUndefined();
    vi.doUnmock('./tracing.ts');
  });

  it('unreachable collector: neither fails a request nor blocks the shutdown', async () => {
    const site = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect((await ask(site.origin, '/us')).status).toBe(200);
    await expect(site.spans()).resolves.toEqual([]);
  });
});
