import { sites } from '@kinemorph/content';
import { startBuiltSite, startSandbox, type StartedProcess } from '@kinemorph/site/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../vitest.shared.ts';
import { apps, hosts, type App } from './load.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const lateClock = new URL('late-clock.mjs', import.meta.url).href;

/** The number of replicas of each site. */
const replicasOfASite = 2;

/** The time of all replicas: the site's instant at an instant of the machine. */
export interface SharedClock {
  readonly site: number;
  readonly machine: number;
}

/** A replica that can be stopped and started again on the same port. */
export class Replica {
  readonly app: App;
  readonly port: number;
  readonly #env: Readonly<Record<string, string>>;
  readonly #adminPort: number;
  #process: StartedProcess | undefined;

  constructor(app: App, port: number, adminPort: number, env: Readonly<Record<string, string>>) {
    this.app = app;
    this.port = port;
    this.#adminPort = adminPort;
    this.#env = { ...env, PORT: String(port), ADMIN_PORT: String(adminPort) };
  }

  /** Starts it, by default with its own build. */
  async start(dist = join(workspace, 'apps', this.app, 'dist')): Promise<void> {
    const running = await startBuiltSite(this.app, this.#env, dist);
    this.#process = running;
  }

  /** Sends it SIGTERM, and waits until it has ended. */
  async stop(): Promise<void> {
    await this.#process?.stop();
    this.#process = undefined;
  }

  /** Kills it, as in a crash. */
  kill(): void {
    if (this.#process) process.kill(this.#process.pid, 'SIGKILL');
    this.#process = undefined;
  }

  /** How many renders it has made. */
  async renders(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.#adminPort}/metrics`)).text();
    return [...text.matchAll(/^kinemorph_render_duration_seconds_count\{[^}]*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  }
}

/** Two replicas of each site, and the sandbox that replaces all services behind them. */
export class Fleet implements AsyncDisposable {
  readonly replicas: readonly Replica[];
  readonly #sandbox: StartedProcess;
  readonly #folder: string;
  readonly #endWithUs = () => {
    for (const replica of this.replicas) replica.kill();
    process.kill(this.#sandbox.pid, 'SIGKILL');
  };

  private constructor(replicas: readonly Replica[], sandbox: StartedProcess, folder: string) {
    this.replicas = replicas;
    this.#sandbox = sandbox;
    this.#folder = folder;
    process.once('exit', this.#endWithUs);
  }

  /** Starts them all. The second replica of each site may be late by some milliseconds. */
  static async start(clock: SharedClock, { lateByMs = 0 }: { readonly lateByMs?: number } = {}): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), 'kinemorph-fleet-'));
    const sandbox = await startSandbox();
    const origins = Object.fromEntries(
      Object.values(sites).map(({ app, originSetting }) => [originSetting, `http://${hosts[app]}`]),
    );
    const replicas: Replica[] = [];
    for (const app of apps) {
      for (let number = 0; number < replicasOfASite; number += 1) {
        const late =
          number === 1 && lateByMs > 0 ? { LATE_BY_MS: String(lateByMs), NODE_OPTIONS: `--import ${lateClock}` } : {};
        const env = {
          ...origins,
          ...late,
          PUBLIC_ORIGIN: `http://${hosts[app]}`,
          API_US: `${sandbox.origin}/usapi`,
          API_EU: `${sandbox.origin}/euapi`,
          API_CN: `${sandbox.origin}/cnapi`,
          SITE_CLOCK: new Date(clock.site).toISOString(),
          SITE_CLOCK_SINCE: new Date(clock.machine).toISOString(),
          ASSETS_ARCHIVE: join(folder, app),
          PROXIES: '1',
          MAX_CONNECTIONS_PER_ADDRESS: '10000',
          KEEP_ALIVE_MS: '65000',
          DRAIN_NOTICE_MS: '4000',
          LOG_LEVEL: 'error',
        };
        replicas.push(new Replica(app, await freePort(), await freePort(), env));
      }
    }
    const fleet = new Fleet(replicas, sandbox, folder);
    try {
      // Waits until all have started before stopping any, so that none is left running.
      const starts = await Promise.allSettled(replicas.map((replica) => replica.start()));
      for (const start of starts) if (start.status === 'rejected') throw start.reason;
    } catch (error) {
      await fleet[Symbol.asyncDispose]();
      throw error;
    }
    return fleet;
  }

  of(app: App): readonly Replica[] {
    return this.replicas.filter((replica) => replica.app === app);
  }

  get ports(): Readonly<Record<App, readonly number[]>> {
    return {
      'global-site': this.of('global-site').map(({ port }) => port),
      'cn-site': this.of('cn-site').map(({ port }) => port),
    };
  }

  async renders(): Promise<number> {
    return (await Promise.all(this.replicas.map((replica) => replica.renders()))).reduce(
      (sum, count) => sum + count,
      0,
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    process.off('exit', this.#endWithUs);
    for (const replica of this.replicas) replica.kill();
    await this.#sandbox.stop('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
