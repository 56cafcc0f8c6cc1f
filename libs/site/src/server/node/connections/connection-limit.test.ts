import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ask } from '../../../../testing/servers/http.ts';
import { networkOf } from '../../network/network.ts';
import { serve } from '../../testing/made-up-site.tsx';

const open = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const closed = (socket: Socket, ms: number) =>
  Promise.race([
    once(socket.resume(), 'close').then(() => true),
    new Promise((resolve) => setTimeout(resolve, ms, false)),
  ]);

describe('connection limit', () => {
  it('one address: can open MAX_CONNECTIONS_PER_ADDRESS connections, and another after closing one', async () => {
    await using server = await serve({ env: { MAX_CONNECTIONS_PER_ADDRESS: '3' } });
    const sockets = [await open(server.port), await open(server.port), await open(server.port)];
    const refused = await open(server.port);
    refused.on('error', () => undefined);
    expect(await closed(refused, 2000)).toBe(true);
    await expect(ask(server.origin, '/us')).rejects.toThrow();
    expect(await Promise.all(sockets.map((socket) => closed(socket, 50)))).toEqual([false, false, false]);
    sockets[0]?.destroy();
    await expect
      .poll(() =>
        ask(server.origin, '/us').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('refused connections: do not count towards the limit', async () => {
    await using server = await serve({ env: { MAX_CONNECTIONS_PER_ADDRESS: '1' } });
    const held = await open(server.port);
    for (let i = 0; i < 20; i += 1) await ask(server.origin, '/us').catch(() => undefined);
    held.destroy();
    await expect
      .poll(() =>
        ask(server.origin, '/us').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect((await ask(server.origin, '/us')).status).toBe(200);
  });
});

// Node's own timers, which no test can advance: the two tests wait at the same time.
describe.concurrent('slow client', () => {
  /** Node looks for slow clients once a second; the other two seconds are for a busy machine. */
  const lateBy = 3;

  it(
    'client that sends its headers slowly: is disconnected after about 10 s',
    { timeout: 20_000 },
    async ({ expect: expected }) => {
      await using server = await serve();
      const began = performance.now();
      const [silent, slow] = [await open(server.port), await open(server.port)];
      slow.write('GET /us HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      const drip = setInterval(() => slow.write('a'), 500);
      for (const socket of [silent, slow]) socket.on('error', () => undefined);
      expected(await Promise.all([silent, slow].map((socket) => closed(socket, 15_000)))).toEqual([true, true]);
      clearInterval(drip);
      const seconds = (performance.now() - began) / 1000;
      expected(seconds).toBeGreaterThan(9);
      expected(seconds).toBeLessThan(10 + lateBy);
    },
  );

  it(
    'request sent byte by byte: is closed after about 15 s, reaches no API and blocks no others',
    { timeout: 30_000 },
    async ({ expect: expected }) => {
      await using server = await serve({ env: { API_US: 'http://127.0.0.1:1/usapi', DRAIN_NOTICE_MS: '0' } });
      const began = performance.now();
      const slow = await open(server.port);
      slow.on('error', () => undefined);
      slow.write(
        'POST /usapi/account HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      );
      const drip = setInterval(() => slow.write(' '), 1000);
      expected((await ask(server.origin, '/us')).status).toBe(200);
      expected(await closed(slow, 20_000)).toBe(true);
      clearInterval(drip);
      const seconds = (performance.now() - began) / 1000;
      expected(seconds).toBeGreaterThan(14);
      expected(seconds).toBeLessThan(15 + lateBy);
      expected(server.log.error).not.toHaveBeenCalled();
    },
  );
});

describe('client network', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of the address %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
