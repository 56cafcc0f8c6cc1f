import { ask } from '@kinemorph/site/testing';
import { execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../vitest.shared.ts';
import { hosts, type App } from './load.ts';

const configuration = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

/** The supported shared caches, each with its program and the command that installs it. */
export const cacheKinds = {
  varnish: { program: 'varnishd', install: 'apt-get install -y varnish' },
  nginx: { program: 'nginx', install: 'apt-get install -y nginx-light' },
} as const;
export type CacheKind = keyof typeof cacheKinds;

/** The ports of the replicas of each site. */
export type ReplicaPorts = Readonly<Record<App, readonly number[]>>;

/** A cache that runs in front of the replicas. */
export interface RunningCache extends AsyncDisposable {
  readonly port: number;
  /** Deletes every page, as after a deploy. */
  readonly purge: () => Promise<void>;
  /** Returns the error output so far. */
  readonly output: () => string;
}

/** Returns true if a cache's program is installed. */
export function isInstalled(kind: CacheKind): boolean {
  try {
    execFileSync(cacheKinds[kind].program, [kind === 'varnish' ? '-V' : '-v'], { stdio: 'ignore', env: programEnv });
    return true;
  } catch {
    return false;
  }
}

/** Debian installs servers in folders that are only in the PATH of administrators. */
const programEnv = { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` };

/** Starts a cache with the configuration of `deploy`; only the files with replicas and ports are replaced. */
export async function startCache(kind: CacheKind, replicas: ReplicaPorts): Promise<RunningCache> {
  const folder = await mkdtemp(join(tmpdir(), `kinemorph-${kind}-`));
  // The workers of nginx run as another user.
  await chmod(folder, 0o755);
  await cp(join(configuration, kind), folder, { recursive: true });
  const port = await freePort();
  const prepared =
    kind === 'varnish' ? await prepareVarnish(folder, port, replicas) : await prepareNginx(folder, port, replicas);
  const child = spawn(cacheKinds[kind].program, prepared.args, { env: programEnv, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await answers(port, () => child.exitCode === null))) {
    await stop();
    throw new Error(`${kind} did not start:\n${output}`);
  }
  return {
    port,
    output: () => output,
    purge: () => prepared.purge(() => child.kill('SIGHUP')),
    [Symbol.asyncDispose]: stop,
  };
}

interface Prepared {
  readonly args: readonly string[];
  readonly purge: (reload: () => void) => Promise<void>;
}

async function prepareVarnish(folder: string, port: number, replicas: ReplicaPorts): Promise<Prepared> {
  const file = join(folder, 'replicas.vcl');
  const ports: Readonly<Record<string, number | undefined>> = {
    global_1: replicas['global-site'][0],
    global_2: replicas['global-site'][1],
    cn_1: replicas['cn-site'][0],
    cn_2: replicas['cn-site'][1],
  };
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replaceAll(
      /backend (\w+) \{ \.host = "[^"]+"; \.port = "\d+";/g,
      (_, name: string) => `backend ${name} { .host = "127.0.0.1"; .port = "${ports[name]}";`,
    ),
  );
  const args = [
    '-F',
    '-j',
    'none',
    '-n',
    join(folder, 'run'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    join(folder, 'sites.vcl'),
    '-p',
    `vcl_path=${folder}`,
    '-p',
    'http_gzip_support=off',
    '-p',
    'backend_idle_timeout=50',
    '-s',
    'malloc,256m',
  ];
  return {
    args,
    purge: async () => {
      const { status } = await ask(`http://127.0.0.1:${port}`, '/', {
        method: 'BAN',
        headers: { host: hosts['global-site'] },
      });
      if (status !== 200) throw new Error(`Varnish refused the purge with ${status}`);
    },
  };
}

async function prepareNginx(folder: string, port: number, replicas: ReplicaPorts): Promise<Prepared> {
  const file = join(folder, 'replicas.conf');
  const left = { global: [...replicas['global-site']], cn: [...replicas['cn-site']] };
  const text = (await readFile(file, 'utf8')).replaceAll(
    /server (global|cn)-\d:8080/g,
    (_, site: 'global' | 'cn') => `server 127.0.0.1:${left[site].shift()}`,
  );
  await writeFile(file, text);
  for (const [name, host] of [
    ['global', hosts['global-site']],
    ['cn', hosts['cn-site']],
  ] as const)
    await writeFile(join(folder, `listen-${name}.conf`), `listen 127.0.0.1:${port};\nserver_name ${host};\n`);
  await writeFile(join(folder, 'listen-other.conf'), `listen 127.0.0.1:${port} default_server;\n`);
  await rm(join(folder, 'plain-http.conf'));
  for (const name of ['temp', 'cache']) await mkdir(join(folder, name));
  let generation = 1;
  return {
    args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    purge: async (reload) => {
      await writeFile(file, text.replace('default 1;', `default ${(generation += 1)};`));
      reload();
      // The workers with the old configuration respond until the new ones have started.
      await new Promise((resolve) => setTimeout(resolve, 1000));
    },
  };
}

async function answers(port: number, isAlive: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline && isAlive()) {
    const status = await ask(`http://127.0.0.1:${port}`, '/__cache/health', {
      headers: { host: hosts['global-site'] },
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
