import { freePort } from '@kinemorph/commands/free-port';
import { appOfSite, originSettingOf, siteIds, type SiteId } from '@kinemorph/content/site-id';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxyTo } from './proxy.ts';

/**
 * Serves the sites from their source for the desk's frames, with time travel. A proxy on another port of the loopback
 * is in front of them, because the sites forbid frames, and the desk's own page must not share an origin with a
 * preview.
 */
export class Previews {
  readonly #root: string;
  readonly #wanted: number;
  readonly #children: ChildProcess[] = [];
  readonly #ports = new Map<SiteId, number>();
  readonly #server = createServer((request, response) => {
    proxyTo((site) => this.#ports.get(site), request, response);
  });
  #started: Promise<{ readonly port: number }> | undefined;
  #closed = false;

  constructor(root: string, port: number) {
    this.#root = root;
    this.#wanted = port;
  }

  /** The port of the frames: the requested one until it listens. */
  get port(): number {
    return (this.#server.address() as AddressInfo | null)?.port ?? this.#wanted;
  }

  /** Starts both sites with the first call; resolves when they answer. */
  start(): Promise<{ readonly port: number }> {
    this.#started ??= this.#startAll().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  /**
   * Makes the sites read their sources again for the next page: the changed files, or all if files were added or
   * removed. Resolves when that is guaranteed.
   */
  async refresh(all: boolean): Promise<void> {
    await Promise.all(
      this.#children
        .filter((child) => child.connected)
        .map(
          (child) =>
            new Promise<void>((resolve) => {
              const done = () => {
                child.off('message', done);
                child.off('exit', done);
                resolve();
              };
              child.on('message', done);
              child.on('exit', done);
              child.send(all ? 'reload all' : 'reload');
            }),
        ),
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#server.closeAllConnections();
    this.#server.close();
    await Promise.all(
      this.#children.map(
        (child) =>
          new Promise<void>((resolve) => {
            if (child.exitCode !== null) return resolve();
            child.once('exit', () => resolve());
            child.kill('SIGTERM');
          }),
      ),
    );
  }

  /** Opens the port before the sites have started, so that the desk's CSP can contain it. */
  listen(): Promise<void> {
    if (this.#server.listening) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#wanted, '127.0.0.1', () => resolve());
    });
  }

  async #startAll(): Promise<{ readonly port: number }> {
    await this.listen();
    await Promise.all(siteIds.map((site) => this.#startSite(site)));
    return { port: this.port };
  }

  async #startSite(site: SiteId): Promise<void> {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const app = appOfSite(site);
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...Object.fromEntries(siteIds.map((id) => [originSettingOf(id), origin])),
      SITE_PREVIEW: '1',
      SITE_CLOCK: '',
      ADMIN_PORT: '',
      LOG_LEVEL: 'error',
      TAG_MANAGER_URL: '',
      HEAT_MAP_URL: '',
      CAPTCHA_URL: '',
    };
    const child = spawn(process.execPath, ['libs/site/build/dev.ts', `apps/${app}`, '--marked'], {
      cwd: this.#root,
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.push(child);
    let ended = false as boolean;
    child.once('exit', () => (ended = true));
    while (!this.#closed) {
      if (ended) throw new Error(`the ${app} for previews ended; the terminal says why`);
      const ready = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(20_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) break;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    this.#ports.set(site, port);
  }
}
