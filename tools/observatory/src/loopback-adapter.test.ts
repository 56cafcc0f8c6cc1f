import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loopbackAdapter } from './loopback-adapter.ts';

const seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
const server = createServer(({ method, url, headers }, response) => {
  seen.push({ method, url, headers });
  response.writeHead(302, { location: '/us', 'x-content-type-options': 'nosniff' }).end('moved');
});
let adapter: ReturnType<typeof loopbackAdapter>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  adapter = loopbackAdapter({ 'www.site.example': `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => server.close());

describe('loopback adapter of the analyser', () => {
  it('forwards an https request to the server, and returns its redirect without following it', async () => {
    const request = {
      url: 'https://www.site.example/a?b=c',
      method: 'options',
      headers: { toJSON: () => ({ origin: 'https://observatory.example', nothing: null }) },
    };
    expect(await adapter(request)).toMatchObject({
      status: 302,
      headers: { location: '/us', 'x-content-type-options': 'nosniff' },
      data: 'moved',
      config: request,
    });
    expect(seen.at(-1)).toMatchObject({
      method: 'OPTIONS',
      url: '/a?b=c',
      headers: { origin: 'https://observatory.example' },
    });
  });

  it('redirects http to https on the same host, like the proxy in front of the site', async () => {
    const before = seen.length;
    expect(await adapter({ url: 'http://www.site.example/a?b=c' })).toMatchObject({
      status: 301,
      headers: { location: 'https://www.site.example/a?b=c' },
    });
    expect(seen.length).toBe(before);
  });

  it('rejects any other host, so that no scan leaves this machine', async () => {
    await expect(adapter({ url: 'https://www.mozilla.org/' })).rejects.toThrow(
      'www.mozilla.org is not one of the scanned hosts: www.site.example',
    );
  });
});
