import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../testing/servers/http.ts';
import { serve } from '../testing/made-up-site.tsx';

let api: Server;
let seen: IncomingHttpHeaders[];
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  api = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().on('end', () => answer(response));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  seen = [];
  answer = (response) => response.end('{"code":2000}');
});
const env = (more: Record<string, string> = {}) => ({
  API_US: `http://127.0.0.1:${(api.address() as AddressInfo).port}/usapi`,
  DRAIN_NOTICE_MS: '0',
  ...more,
});

describe('a forwarded call', () => {
  it('client’s address: is that of the connection, or the one that the proxy in front received', async () => {
    await using direct = await serve({ env: env() });
    await using behindProxy = await serve({ env: env({ PROXIES: '1' }) });
    const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' };
    await ask(direct.origin, '/usapi/account', { headers });
    await ask(behindProxy.origin, '/usapi/account', { headers });
    expect(seen.map((one) => one['x-forwarded-for'])).toEqual(['127.0.0.1', '203.0.113.7']);
  });

  it('API that hangs: receives calls up to the limit; others are refused at once, and pages still work', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => void held.push(response);
    await using server = await serve({ env: env({ MAX_API_CALLS: '5' }) });
    const hanging = Array.from({ length: 5 }, () => ask(server.origin, '/usapi/account'));
    await expect.poll(() => held.length).toBe(5);
    const began = performance.now();
    const refused = await Promise.all(Array.from({ length: 50 }, () => ask(server.origin, '/usapi/account')));
    expect(performance.now() - began).toBeLessThan(2000);
    for (const { status, headers, body } of refused)
      expect([status, headers['retry-after'], headers['cache-control'], JSON.parse(body)]).toEqual([
        503,
        '1',
        'no-store',
        { code: 503, msg: 'The account service is busy.', data: null },
      ]);
    expect([held.length, (await ask(server.origin, '/us')).status]).toEqual([5, 200]);
    for (const response of held) response.end('{"code":2000}');
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    answer = (response) => response.end('{"code":2000}');
    expect((await ask(server.origin, '/usapi/account')).status).toBe(200);
  });

  it('call whose client disconnected or whose API failed: makes room for another', async () => {
    await using server = await serve({ env: env({ MAX_API_CALLS: '1' }) });
    answer = (response) => response.destroy();
    for (let i = 0; i < 3; i += 1) expect((await ask(server.origin, '/usapi/account')).status).toBe(502);
    answer = () => undefined;
    const impatient = request(`${server.origin}/usapi/account`).on('error', () => undefined);
    impatient.end();
    await expect.poll(() => seen.length).toBe(4);
    impatient.destroy();
    answer = (response) => response.end('{"code":2000}');
    await expect.poll(() => ask(server.origin, '/usapi/account').then(({ status }) => status)).toBe(200);
  });
});
