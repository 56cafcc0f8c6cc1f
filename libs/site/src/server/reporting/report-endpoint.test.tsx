import { describe, expect, it } from 'vitest';
import { ask } from '../../../testing/servers/http.ts';
import type { BrowserReport, ReportRefusal } from '../telemetry/browser-report.ts';
import { cacheControl, get, madeUpSite, serve } from '../testing/made-up-site.tsx';

function site() {
  const made = madeUpSite();
  const reports: BrowserReport[] = [];
  const refused: ReportRefusal[] = [];
  made.handler.telemetry.add({
    reported: (report) => void reports.push(report),
    refusedReport: (reason) => void refused.push(reason),
  });
  const send = (body: BodyInit | null, headers: Record<string, string> = {}, method = 'POST') =>
    get(made.handler, '/_report', {
      method,
      body,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    });
  return { ...made, reports, refused, send };
}
const error = JSON.stringify({ kind: 'error', message: 'Error: no 42', source: '', page: '/de', build: 'test' });
const csp = JSON.stringify({
  'csp-report': {
    'document-uri': 'http://localhost:4200/de',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src',
  },
});

describe('POST /_report', () => {
  it('page error: is accepted, reported and logged without visitor data', async () => {
    const { send, reports, log } = site();
    const response = await send(error, { cookie: 'a=1', 'user-agent': 'a browser' });
    expect([
      response.status,
      await response.text(),
      cacheControl(response),
      response.headers.get('x-content-type-options'),
    ]).toEqual([204, '', 'no-store', 'nosniff']);
    const report = {
      kind: 'error',
      message: 'Error: no #',
      source: '',
      line: undefined,
      build: 'current',
      page: '/de',
      screen: 'home',
      region: 'de',
    };
    expect(reports).toEqual([report]);
    expect(log.warn.mock.calls).toEqual([[report, 'a browser reports an error']]);
  });

  it('policy violation: is accepted in both media types, also from a cross-site request', async () => {
    const { send, reports } = site();
    expect((await send(csp, { 'content-type': 'application/csp-report', 'sec-fetch-site': 'cross-site' })).status).toBe(
      204,
    );
    expect(
      (
        await send(JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }]), {
          'content-type': 'application/reports+json; charset=utf-8',
        })
      ).status,
    ).toBe(204);
    expect(reports.map((report) => report.kind === 'violation' && [report.directive, report.region])).toEqual([
      ['script-src', 'de'],
      ['img-src', 'unknown'],
    ]);
  });

  it.each([
    ['method', 405, 'GET', {}, null],
    ['method', 405, 'PUT', {}, error],
    ['type', 415, 'POST', { 'content-type': 'text/plain' }, error],
    ['type', 415, 'POST', { 'content-type': '' }, error],
    ['origin', 403, 'POST', { 'sec-fetch-site': 'cross-site' }, error],
    ['origin', 403, 'POST', { 'sec-fetch-site': 'same-site' }, error],
    ['size', 413, 'POST', {}, ' '.repeat(17 * 1024)],
    ['size', 413, 'POST', { 'content-length': '17000' }, error],
    ['malformed', 400, 'POST', {}, '{'],
  ] as const)('wrong %s: returns %i, and reports nothing', async (reason, status, method, headers, body) => {
    const { send, reports, refused } = site();
    const response = await send(body, headers, method);
    expect([response.status, cacheControl(response), refused, reports]).toEqual([status, 'no-store', [reason], []]);
    if (status === 405) expect(response.headers.get('allow')).toBe('POST');
  });

  it('body without a stated size: returns 413 beyond the limit', async () => {
    await using server = await serve();
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    expect(
      (await ask(server.origin, '/_report', { method: 'POST', headers, body: JSON.stringify('x'.repeat(20_000)) }))
        .status,
    ).toBe(413);
    expect((await ask(server.origin, '/us')).status).toBe(200);
  });

  it('one client: receives 429 after its burst, while others can still report', async () => {
    const { handler, refused } = site();
    const from = async (address: string) =>
      (
        await handler.fetch(
          new Request('http://localhost:4200/_report', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: error,
          }),
          { address },
        )
      ).status;
    const statuses = await Promise.all(Array.from({ length: 30 }, () => from('203.0.113.7')));
    expect([
      statuses.filter((status) => status === 204).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([20, 10]);
    // All addresses of one network count as one.
    for (let i = 0; i < 20; i += 1) await from(`2001:db8:1:2::${i}`);
    expect([await from('2001:db8:1:2:9::1'), await from('203.0.113.8')]).toEqual([429, 204]);
    expect(refused.every((reason) => reason === 'rate')).toBe(true);
  });

  it('documents: name this endpoint for policy violations, models do not', async () => {
    const { handler } = site();
    for (const path of ['/us', '/us/no-such-page']) {
      const { headers } = await get(handler, path);
      expect(headers.get('reporting-endpoints')).toBe('site="/_report"');
      expect(headers.get('content-security-policy')).toMatch(/; report-to site; report-uri \/_report$/);
    }
    expect((await get(handler, '/_model/us.json')).headers.has('reporting-endpoints')).toBe(false);
  });
});
