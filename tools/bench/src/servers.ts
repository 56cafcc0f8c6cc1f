import { fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort, siteFlags, siteMemory } from '../../../vitest.shared.ts';
import type { PlainAnswer } from './plain-server.ts';

/** A server under measurement. */
export interface BenchedServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const siteMain = `${root}apps/global-site/dist/server/main.js`;
const sandboxMain = `${root}tools/sandbox/src/main.ts`;
const patienceMs = 30_000;

// Headers that Node itself sends, on either server.
const nodesOwn = new Set(['date', 'connection', 'keep-alive']);

type Environment = Readonly<Record<string, string>>;

/** Starts the built global site and waits until it is ready. */
export async function startSite(env: Environment = {}): Promise<BenchedServer> {
  const { server } = await launchSite('/readyz', 50, env);
  return server;
}

/** Starts the built global site and returns the milliseconds until it first answered a path with 200. */
export async function timeToFirstPage(
  path: string,
  env: Environment = {},
): Promise<{ server: BenchedServer; ms: number }> {
  return launchSite(path, 5, env);
}

/** Starts the account API and the vendors' stand-ins, and returns the settings that a site needs to use them. */
export async function startSandbox(): Promise<{ server: BenchedServer; settings: Environment }> {
  const port = await freePort();
  const { server } = await launch([sandboxMain], {
    port,
    path: '/livez',
    pollMs: 50,
    env: { SANDBOX_PORT: String(port), SANDBOX_DB: ':memory:' },
  });
  const at = (path: string) => `${server.origin}/${path}`;
  const vendor = (name: string) => at(`__vendors/${name}.js`);
  return {
    server,
    settings: {
      API_US: at('usapi'),
      API_EU: at('euapi'),
      STORE_ORIGIN: at('store/{region}'),
      TAG_MANAGER_URL: vendor('tag-manager'),
      HEAT_MAP_URL: vendor('heat-map'),
      CAPTCHA_URL: vendor('captcha'),
    },
  };
}

async function launchSite(path: string, pollMs: number, env: Environment) {
  if (!existsSync(siteMain))
    throw new Error('The global site is not built: run `npm run bench`, which builds it first.');
  const port = await freePort();
  return launch([...siteFlags, siteMain], {
    port,
    path,
    pollMs,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      CN_ORIGIN: 'http://localhost:4300',
      ...siteMemory,
      ...env,
    },
  });
}

async function launch(
  args: readonly string[],
  { port, path, pollMs, env }: { port: number; path: string; pollMs: number; env: Environment },
) {
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = benched(child, origin);
  while (!(await isReady(origin + path))) {
    if (child.exitCode !== null || performance.now() - startedAt > patienceMs) {
      await server.stop();
      throw new Error(`${args.at(-1)} did not start; its errors are above.`);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return { server, ms: performance.now() - startedAt };
}

/** Starts a plain `node:http` server that always sends this response. */
export async function startPlain(answer: PlainAnswer): Promise<BenchedServer> {
  const child = fork(fileURLToPath(new URL('plain-server.ts', import.meta.url)), {
    serialization: 'advanced',
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '' },
  });
  const port = await ask<number>(child, answer);
  return benched(child, `http://127.0.0.1:${port}`);
}

/** Requests a page as a browser with Brotli does, and returns its bytes and headers unchanged. */
export async function takeAnswer(url: string): Promise<PlainAnswer> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  const body = Buffer.concat(await response.toArray());
  const { rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 && !nodesOwn.has(name.toLowerCase()) ? [[name, rawHeaders[index + 1] ?? '']] : [],
  );
  return { headers, body };
}

/** Starts a proxy that serves a site's pages without their scripts, and everything else unchanged. */
export async function startBare(site: BenchedServer): Promise<BenchedServer> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '' },
  });
  const port = await ask<number>(child, { site: site.origin });
  return benched(child, `http://127.0.0.1:${port}`);
}

/** Runs a measurement with a server, and always stops the server afterwards. */
export async function withServer<Result>(
  starting: Promise<BenchedServer>,
  measure: (server: BenchedServer) => Promise<Result>,
): Promise<Result> {
  const server = await starting;
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** Sends a child one message and waits for its answer; a child that ends instead is an error. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  child.send(message);
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('exit', (code) => reject(new Error(`${child.spawnargs[1]} ended with exit code ${code}.`)));
  });
}

const running = new Set<ChildProcess>();
// If the benchmark is interrupted, its servers end as well.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

function benched(child: ChildProcess, origin: string): BenchedServer {
  const ended = once(child, 'exit');
  running.add(child);
  child.once('exit', () => running.delete(child));
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
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
