import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../../testing/servers/http.ts';
import { serve } from '../testing/made-up-site.tsx';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
const status = (origin: string, path: string) =>
  ask(origin, path).then(
    (answer) => answer.status,
    () => undefined,
  );
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Measures a duration, in milliseconds. */
const timed = async (work: PromiseLike<unknown>) => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

describe('server that is stopping', () => {
  it('DRAIN_NOTICE_MS: still sends responses for that time, while /readyz returns 503', async () => {
    const server = await serve({ env: { DRAIN_NOTICE_MS: '3000', DRAIN_LIMIT_MS: '1000' } });
    await status(server.origin, '/us');
    const ended = timed(server[Symbol.asyncDispose]());
    await wait(700);
    expect([
      await status(server.origin, '/us'),
      await status(server.origin, '/readyz'),
      await status(server.origin, '/livez'),
    ]).toEqual([200, 503, 200]);
    expect(await ended).toBeGreaterThan(2900);
    expect(await status(server.origin, '/livez')).toBeUndefined();
  });

  it('DRAIN_NOTICE_MS of 0: stops at once', async () => {
    const server = await serve({ env: { DRAIN_NOTICE_MS: '0' } });
    expect(await timed(server[Symbol.asyncDispose]())).toBeLessThan(400);
  });

  it('DRAIN_LIMIT_MS: waits for running requests at most that long, then logs a warning', async () => {
    const api = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(api, 'listening');
    closing.push(() => {
      api.closeAllConnections();
      api.close();
    });
    const server = await serve({
      env: {
        DRAIN_NOTICE_MS: '0',
        DRAIN_LIMIT_MS: '600',
        API_US: `http://127.0.0.1:${(api.address() as AddressInfo).port}/usapi`,
      },
    });
    const call = status(server.origin, '/usapi/hangs');
    await wait(100);
    const took = await timed(server[Symbol.asyncDispose]());
    expect(took).toBeGreaterThan(500);
    expect(took).toBeLessThan(2000);
    expect(await call).toBeUndefined();
    expect(server.log.warn).toHaveBeenCalledWith({}, 'requests were still running after the grace period');
  });
});

describe('idle connection', () => {
  it('KEEP_ALIVE_MS: stays open for about that time', async () => {
    await using server = await serve({ env: { KEEP_ALIVE_MS: '500', DRAIN_NOTICE_MS: '0' } });
    const socket = connect(server.port, '127.0.0.1', () => socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'));
    closing.push(() => socket.destroy());
    await new Promise((resolve) => socket.once('data', resolve));
    const idle = await timed(new Promise((resolve) => socket.once('close', resolve)));
    expect(idle).toBeGreaterThan(400);
    // Node adds a second, so that a proxy with the same timeout is not cut off.
    expect(idle).toBeLessThan(3500);
  });
});
