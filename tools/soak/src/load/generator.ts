import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answered, Drive, Driven, Load, Outcome } from './load.ts';
import { createRequests, type Target } from './requests.ts';

/** Time limit for a response, in milliseconds; later it counts as unanswered. */
const patienceMs = 20_000;
/** Enough for the JIT compiler to optimise the code. */
const warmUpRequests = 500;
/** How often requests of an open loop are sent, in milliseconds. */
const tickMs = 2;
/**
 * The number of loopback addresses from which requests are sent in turn: visitors come from many networks, and a server
 * limits the connections of each. Only Linux has more than one.
 */
const networks = process.platform === 'linux' ? 16 : 0;

// A separate process: its CPU time is not counted as the server's, and no garbage of an earlier drive slows it.
process.once('disconnect', () => process.exit());
process.once('message', (drive: Drive) => {
  void run(drive).then((driven) => process.send?.(driven, undefined, undefined, () => process.exit()));
});
await warmUp();
process.send?.('ready');

/** Sends requests to a server in this process, so that the generator's code is compiled before it measures. */
async function warmUp(): Promise<void> {
  const server = createServer((_request, response) => response.end('warm')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  for (let i = 0; i < warmUpRequests; i += 1)
    await exchange({ hostname: '127.0.0.1', port: String(port), agent }, { path: '/', encoding: 'br' }, 0);
  agent.destroy();
  server.close();
}

async function run({ loads, seconds }: Drive): Promise<Driven> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const startedAt = performance.now();
  const outcomes = await Promise.all(
    loads.map(async (load) => [load.name, await runLoad(load, startedAt, seconds * 1000)] as const),
  );
  delays.disable();
  return { outcomes: Object.fromEntries(outcomes), lagMs: delays.percentile(99) / 1e6 };
}

async function runLoad(
  { origin, requests, pace, countOnly = false }: Load,
  startedAt: number,
  forMs: number,
): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const next = createRequests(requests);
  const statuses: Record<string, number> = {};
  const answers: Answered[] = [];
  let sent = 0;
  const send = async () => {
    sent += 1;
    const answer = await exchange(
      { hostname, port, agent, ...(networks > 0 && { localAddress: `127.0.0.${2 + (sent % networks)}` }) },
      next(),
      startedAt,
    );
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (!countOnly) answers.push(answer);
  };
  const isOver = () => performance.now() - startedAt >= forMs;

  const count = requests.kind === 'flood' ? 0 : requests.paths.length;

  if (pace === 'burst') {
    await Promise.all(Array.from({ length: count }, send));
  } else if ('eachOnce' in pace) {
    await sendAtOnce(pace.eachOnce, send, () => sent < count);
  } else if ('atOnce' in pace) {
    await sendAtOnce(pace.atOnce, send, () => !isOver());
  } else {
    const running = new Set<Promise<void>>();
    while (!isOver()) {
      const due = ((performance.now() - startedAt) / 1000) * pace.perSecond;
      while (sent < due) {
        const one = send();
        running.add(one);
        void one.finally(() => running.delete(one));
      }
      await wait(tickMs);
    }
    await Promise.all(running);
  }
  agent.destroy();
  return { sent, statuses, answers };
}

/** Sends one request after the other, this many side by side, for as long as there is more to send. */
async function sendAtOnce(width: number, send: () => Promise<void>, hasMore: () => boolean): Promise<void> {
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (hasMore()) await send();
    }),
  );
}

/** Sends one request and reads its answer to the end; never rejects. */
function exchange(
  server: { hostname: string; port: string; agent: Agent; localAddress?: string },
  target: Target,
  startedAt: number,
): Promise<Answered> {
  const { path, encoding } = target;
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) => {
      resolve({
        path,
        status,
        ms: performance.now() - sentAt,
        at: sentAt - startedAt,
        ...(retryAfter !== undefined && { retryAfter }),
      });
    };
    const request = get({ ...server, path, headers: { 'accept-encoding': encoding } }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0, response.headers['retry-after']));
      response.once('error', () => end(0));
    });
    request.setTimeout(patienceMs, () => request.destroy());
    request.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection at the moment of its reuse: clients retry once.
      if (request.reusedSocket && error.code === 'ECONNRESET') void exchange(server, target, startedAt).then(resolve);
      else end(0);
    });
  });
}
