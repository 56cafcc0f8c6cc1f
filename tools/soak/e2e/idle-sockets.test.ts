import { ask, startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Other loopback addresses represent other clients; only Linux has them.
describe.runIf(process.platform === 'linux')('idle sockets', () => {
  let site: StartedProcess;
  let sockets: Socket[];
  beforeEach(async () => {
    sockets = [];
    site = await startBuiltSite('global-site');
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await site.stop('SIGKILL');
  });

  /** Opens connections that send nothing, a few hundred at a time, because the queue of new connections is limited. */
  async function openIdle(count: number, localAddress: string): Promise<void> {
    for (let opened = 0; opened < count; opened += 200) {
      await Promise.all(
        Array.from({ length: Math.min(200, count - opened) }, () => {
          const socket = connect({ port: site.port, host: '127.0.0.1', localAddress });
          sockets.push(socket);
          return new Promise<void>((resolve) => socket.once('connect', () => resolve()).once('error', () => resolve()));
        }),
      );
    }
  }

  /** Requests a page over a new connection. Returns the status, or that the connection was closed. */
  const answer = () =>
    ask(site.origin, '/us').then(
      ({ status }) => status,
      () => 'refused' as const,
    );

  it('of one client, 10,000 of them: do not affect other clients', async () => {
    await openIdle(10_000, '127.0.0.2');
    for (let i = 0; i < 20; i += 1) expect((await ask(site.origin, '/us')).status).toBe(200);
    expect((await ask(site.origin, '/livez')).status).toBe(200);
    expect(site.output()).toBe('');
  });

  it(
    'of many clients: block other clients only until the server closes the idle connections',
    { timeout: 60_000 },
    async () => {
      await site.stop();
      site = await startBuiltSite('global-site', { MAX_CONNECTIONS: '2000' });
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      for (let i = 2; i < 7; i += 1) await openIdle(400, `127.0.0.${i}`);
      // When an early connection closes, another idle socket takes its slot.
      const answerOrNone = async () => {
        await openIdle(5, '127.0.0.9');
        return answer();
      };
      await expect.poll(answerOrNone, { interval: 50 }).toBe('refused');
      expect(seconds()).toBeLessThan(5);
      await expect.poll(answerOrNone, { timeout: 30_000, interval: 250 }).toBe(200);
      expect(seconds()).toBeGreaterThan(9);
      expect(seconds()).toBeLessThan(15);
    },
  );
});
