import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { drive, outcomeOf } from './drive.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const paths = { kind: 'paths', paths: ['/a', '/b'] } as const;

describe('a drive', () => {
  it('open loop: keeps sending without responses, and waits for them at the end', async () => {
    const held: (() => void)[] = [];
    let seen = 0;
    const origin = await serve((_request, response) => {
      seen += 1;
      held.push(() => response.end());
      if (seen >= 20) for (const release of held.splice(0)) release();
    });
    const driven = await drive({
      loads: [{ name: 'held', origin, requests: paths, pace: { perSecond: 40 } }],
      seconds: 1,
    });
    const { sent, statuses } = outcomeOf(driven, 'held');
    expect(sent).toBeGreaterThanOrEqual(20);
    expect(statuses).toEqual({ 200: sent });
  });

  it('responses: are reported with their status, time and retry-after', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(503, { 'retry-after': '2' }).end();
      else response.destroy();
    });
    const driven = await drive({ loads: [{ name: 'mixed', origin, requests: paths, pace: 'burst' }], seconds: 1 });
    const { sent, statuses, answers } = outcomeOf(driven, 'mixed');
    expect([sent, statuses]).toEqual([2, { 0: 1, 503: 1 }]);
    expect(answers.find(({ status }) => status === 503)?.retryAfter).toBe('2');
    for (const { ms, at } of answers) expect(ms + at).toBeGreaterThan(0);
  });

  it('each once: sends every request once, with at most the given number at a time', async () => {
    const seen: string[] = [];
    let running = 0;
    let most = 0;
    const origin = await serve((request, response) => {
      seen.push(request.url ?? '');
      most = Math.max(most, (running += 1));
      setTimeout(() => {
        running -= 1;
        response.end();
      }, 5);
    });
    const each = Array.from({ length: 9 }, (_, index) => `/${index}`);
    const requests = { kind: 'paths', paths: each } as const;
    const driven = await drive({ loads: [{ name: 'each', origin, requests, pace: { eachOnce: 2 } }], seconds: 1 });
    expect([seen.toSorted(), most]).toEqual([each, 2]);
    expect(
      outcomeOf(driven, 'each')
        .answers.map(({ path }) => path)
        .toSorted(),
    ).toEqual(each);
  });

  it('closed loop: keeps to its number of concurrent requests, and lists none with countOnly', async () => {
    let running = 0;
    let most = 0;
    const origin = await serve((_request, response) => {
      most = Math.max(most, (running += 1));
      setTimeout(() => {
        running -= 1;
        response.end();
      }, 5);
    });
    const driven = await drive({
      loads: [{ name: 'three', origin, requests: paths, pace: { atOnce: 3 }, countOnly: true }],
      seconds: 0.5,
    });
    const { sent, statuses, answers } = outcomeOf(driven, 'three');
    expect([most, answers.length, statuses[200]]).toEqual([3, 0, sent]);
    expect(sent).toBeGreaterThan(3);
  });
});
