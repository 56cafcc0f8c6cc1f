import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../testing/http.ts';
import { serve } from './testing/made-up-site.tsx';

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
const env = (more: Record<string, string> = {}) => ({ API_US: `http://127.0.0.1:${(api.address() as AddressInfo).port}/usapi`, DRAIN_NOTICE_MS: '0', ...more });

describe('a forwarded call', () => {
  it('client’s address: is that of the connection, or what the proxy in front saw', async () => {
    await using direct = await serve({ env: env() });
    await using behindProxy = await serve({ env: env({ PROXIES: '1' }) });
    const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' };
    await ask(direct.origin, '/usapi/account', { headers });
    await ask(behindProxy.origin, '/usapi/account', { headers });
    expect(seen.map((one) => one['x-forwarded-for'])).toEqual(['127.0.0.1', '203.0.113.7']);
  });
});
