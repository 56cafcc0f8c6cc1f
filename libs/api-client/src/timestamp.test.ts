import { describe, expect, it } from 'vitest';
import { fetchTimestamp, timestampTimeoutMs } from './timestamp.ts';
import { envelope, json, raw, startServer } from './testing/server.ts';

const noon = Date.UTC(2024, 10, 25, 12);
const page = { region: 'jp', language: 'ja-JP' };

describe('the server time [AP-4]', () => {
  it('is a number of milliseconds, requested with region and language', async () => {
    await using server = await startServer(envelope(2000, 'success', { timestamp: noon }));
    expect(await fetchTimestamp({ ...page, path: `${server.origin}/ssr/timestamp` })).toBe(noon);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/ssr/timestamp',
      headers: { region: 'jp', 'accept-language': 'jp' },
    });
    expect(server.seen[0]?.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['a text', { timestamp: String(noon) }],
    ['nothing', {}],
    ['null', null],
    ['seconds', { timestamp: noon / 1000 }],
    ['before 2000', { timestamp: Date.UTC(2000, 0, 1) - 1 }],
    ['2100', { timestamp: Date.UTC(2100, 0, 1) }],
  ])('is rejected when it is %s', async (_, data) => {
    await using server = await startServer(envelope(2000, 'success', data));
    await expect(fetchTimestamp({ ...page, path: server.origin })).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is rejected when it is too large for a number', async () => {
    await using server = await startServer(
      raw('{"code":2000,"msg":"","data":{"timestamp":1e999}}', 'application/json'),
    );
    await expect(fetchTimestamp({ ...page, path: server.origin })).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['http', json({ code: 2000, msg: '', data: { timestamp: noon } }, 503)],
    ['malformed', raw('<!doctype html>', 'text/html')],
    ['business', envelope(5000, 'down')],
    ['network', (response: { destroy(): void }) => response.destroy()],
  ])('is rejected with an error of kind %s', async (kind, answer) => {
    await using server = await startServer(answer);
    await expect(fetchTimestamp({ ...page, path: server.origin })).rejects.toMatchObject({ name: 'ApiError', kind });
  });

  it('is not requested from the destination of a redirect', async () => {
    await using elsewhere = await startServer(envelope(2000, '', { timestamp: noon }));
    await using server = await startServer((response) => response.writeHead(302, { location: elsewhere.origin }).end());
    await expect(fetchTimestamp({ ...page, path: server.origin })).rejects.toMatchObject({ kind: 'network' });
    expect(elsewhere.seen).toEqual([]);
  });

  it('has a timeout of ten seconds, and its request ends at the timeout or by its signal', async () => {
    expect(timestampTimeoutMs).toBe(10_000);
    await using server = await startServer(() => undefined);
    await expect(fetchTimestamp({ ...page, path: server.origin, timeoutMs: 50 })).rejects.toMatchObject({
      kind: 'timeout',
    });
    await expect(
      fetchTimestamp({ ...page, path: server.origin, signal: AbortSignal.timeout(50) }),
    ).rejects.toMatchObject({ kind: 'network' });
  });
});
