import { startBuiltSite, type BuiltApp, type StartedProcess } from '@kinemorph/site/testing';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../vitest.shared.ts';
import { buildNextVersion } from './next-version/build-next-version.ts';

export type Version = 'today' | 'next';

/** Two versions of the site, each in its own folder. */
export interface Versions {
  readonly app: BuiltApp;
  readonly folder: string;
  readonly dist: Readonly<Record<Version, string>>;
  /** The ids in documents and models. */
  readonly build: Readonly<Record<Version, string>>;
  readonly remove: () => Promise<void>;
}

/** Copies a built site and builds its next version. */
export async function buildVersions(app: BuiltApp): Promise<Versions> {
  const folder = await mkdtemp(join(tmpdir(), 'deploys-'));
  const dist = { today: join(folder, 'today'), next: join(folder, 'next') };
  await Promise.all([
    cp(fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url)), dist.today, { recursive: true }),
    buildNextVersion(app, dist.next),
  ]);
  const build = { today: await buildId(dist.today), next: await buildId(dist.next) };
  return { app, folder, dist, build, remove: () => rm(folder, { recursive: true }) };
}

/** Returns the id of a build, as the server computes it. */
async function buildId(dist: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(dist, 'client/.vite/manifest.json')))
    .digest('hex')
    .slice(0, 12);
}

/** A site on one port whose build is replaced during a visit. */
export interface DeployedSite extends AsyncDisposable {
  readonly origin: string;
  readonly versions: Versions;
  /** The archive's folder of assets, if no setting names one. */
  readonly archive: string;
  /** Replaces the current version, as a deploy does: the old process ends, the new one starts on its port. */
  readonly deploy: (version: Version, env?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends the process, and moves its build back. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts today's version of the site in its own folder; without a setting, its archive of assets is beside the build.
 */
export async function deployedSite(
  versions: Versions,
  settings: Readonly<Record<string, string>>,
): Promise<DeployedSite> {
  const { app, folder, dist } = versions;
  const place = await mkdtemp(join(folder, 'site-'));
  const port = String(await freePort());
  const current = join(place, 'dist');
  let running: { readonly site: StartedProcess; readonly version: Version } | undefined;
  const stop = async () => {
    if (!running) return;
    await running.site.stop();
    await rename(current, dist[running.version]);
    running = undefined;
  };
  const deploy: DeployedSite['deploy'] = async (version, env = {}) => {
    await stop();
    await rename(dist[version], current);
    running = {
      version,
      site: await startBuiltSite(app, { ...settings, DRAIN_NOTICE_MS: '0', ...env, PORT: port }, current),
    };
  };
  await deploy('today');
  return {
    origin: `http://127.0.0.1:${port}`,
    versions,
    archive: join(place, '.data/assets'),
    deploy,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** A site whose two versions answer in turn, as during a rolling deploy. */
export interface RollingPair extends AsyncDisposable {
  readonly origin: string;
}

/** Starts both versions behind one port, with a separate archive each or a shared one. */
export async function rollingPair(
  { app, folder, dist }: Versions,
  settings: Readonly<Record<string, string>>,
  archive: 'shared' | 'apart',
): Promise<RollingPair> {
  const proxy = createServer();
  const port = await freePort();
  const place = await mkdtemp(join(folder, 'pair-'));
  const start = (version: Version) =>
    startBuiltSite(
      app,
      {
        ...settings,
        DRAIN_NOTICE_MS: '0',
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        ASSETS_ARCHIVE: join(place, archive === 'shared' ? 'assets' : version),
      },
      dist[version],
    );
  // As in a deploy, today's version starts before the next one.
  const sites = [await start('today'), await start('next')];
  let turn = 0;
  proxy.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { port: to } = sites[(turn += 1) % sites.length] ?? { port };
    const forwarded = request(
      { port: to, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
}
