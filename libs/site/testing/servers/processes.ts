import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, siteFlags, siteMemory } from '../../../../vitest.shared.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server that a test has started, and must stop. */
export interface StartedProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** The process's output so far. */
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** An app that has been built. */
export type BuiltApp = 'global-site' | 'cn-site';

/**
 * Starts the built server of an app, as `npm start` does, and waits until it is ready. `dist` is the folder of another
 * build of it.
 */
export async function startBuiltSite(
  app: BuiltApp,
  env: Readonly<Record<string, string>> = {},
  dist = join(workspace, 'apps', app, 'dist'),
): Promise<StartedProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  return start([...siteFlags, join(dist, 'server/main.js')], port, '/readyz', {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    // The other site's origin is for alternates only: no request goes to it.
    GLOBAL_ORIGIN: app === 'global-site' ? origin : 'http://localhost:4200',
    CN_ORIGIN: app === 'cn-site' ? origin : 'http://localhost:4300',
    ...siteMemory,
    ...env,
    PORT: String(port),
  });
}

/**
 * Starts an app from its source, as `npm run dev` does with these options, and waits until it is ready. `root` is its
 * checkout.
 */
export async function startSourceSite(
  app: BuiltApp,
  options: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  root = workspace,
): Promise<StartedProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = [join(root, 'libs/site/build/dev.ts'), join(root, 'apps', app), ...options];
  return start(args, port, '/readyz', {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    GLOBAL_ORIGIN: origin,
    CN_ORIGIN: origin,
    ...env,
    PORT: String(port),
  });
}

/** Starts the account API and the sandbox store, with an empty database in memory. */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<StartedProcess> {
  const port = await freePort();
  return start([join(workspace, 'tools/sandbox/src/main.ts')], port, '/livez', {
    SANDBOX_PORT: String(port),
    SANDBOX_DB: ':memory:',
    ...manyVisitors,
    ...env,
  });
}

/** All visitors of a test suite have one address. */
const manyVisitors = { SANDBOX_ACCOUNTS_PER_ADDRESS: '100000', SANDBOX_LOGINS_PER_ADDRESS: '100000' };

/** The longest time for a server to start, in milliseconds. */
const patience = 50_000;

async function start(
  args: readonly string[],
  port: number,
  health: string,
  env: Readonly<Record<string, string>>,
): Promise<StartedProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const started: StartedProcess = {
    origin,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
  const deadline = performance.now() + patience;
  while (performance.now() < deadline && child.exitCode === null) {
    if (await isUp(origin + health)) return started;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${args.at(-1)} did not start:\n${output}`);
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
