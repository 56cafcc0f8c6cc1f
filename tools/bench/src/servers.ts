import { fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../vitest.shared.ts';
import type { PlainAnswer } from './plain-server.ts';

/** A server under measurement. */
export interface BenchedServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const siteMain = `${root}apps/global-site/dist/server/main.js`;
const patienceMs = 30_000;

// Node writes these by itself, on either server.
const nodesOwn = new Set(['date', 'connection', 'keep-alive']);

/** Starts the built global site and waits until it is ready. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<BenchedServer> {
  if (!existsSync(siteMain)) throw new Error('The global site is not built: run `npm run bench`, which builds it first.');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), PUBLIC_ORIGIN: origin, CN_ORIGIN: 'http://localhost:4300', PATH: process.env.PATH ?? '', ...env };
  const child = spawn(process.execPath, [siteMain], { cwd: root, env: settings, stdio: ['ignore', 'inherit', 'inherit'] });
  const server = benched(child, origin);
  const deadline = performance.now() + patienceMs;
  while (!(await isReady(`${origin}/readyz`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await server.stop();
      throw new Error('The global site did not start; what it said is above.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

/** Starts a plain `node:http` server that always gives this answer. */
export async function startPlain(answer: PlainAnswer): Promise<BenchedServer> {
  const child = fork(fileURLToPath(new URL('plain-server.ts', import.meta.url)), { serialization: 'advanced', env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '' } });
  const port = await ask<number>(child, answer);
  return benched(child, `http://127.0.0.1:${port}`);
}

/** Asks for a page as a browser with Brotli does, and takes its bytes and headers as they came. */
export async function takeAnswer(url: string): Promise<PlainAnswer> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  const body = Buffer.concat(await response.toArray());
  const { rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, index): [string, string][] => (index % 2 === 0 && !nodesOwn.has(name.toLowerCase()) ? [[name, rawHeaders[index + 1] ?? '']] : []));
  return { headers, body };
}

/** Sends a child one message and waits for its answer; a child that ends instead is an error. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  child.send(message);
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('exit', (code) => reject(new Error(`${child.spawnargs[1]} ended with exit code ${code}.`)));
  });
}

function benched(child: ChildProcess, origin: string): BenchedServer {
  const ended = once(child, 'exit');
  // A benchmark that is interrupted takes its servers along.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(({ ok }) => ok, () => false);
}
