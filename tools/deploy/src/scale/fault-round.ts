import { sites } from '@kinemorph/content';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startCache, type CacheKind } from './caches.ts';
import { driveDuring } from './drive.ts';
import type { Loaded, SeenDocument } from './load.ts';
import { Fleet, type Replica } from './replicas.ts';
import type { Row } from './report.ts';
import { callTargets, pageTargets, warm } from './targets.ts';

const app = 'global-site';
const appFolder = fileURLToPath(new URL(`../../../../apps/${app}`, import.meta.url));
const buildInto = fileURLToPath(new URL('../folder/build-into.ts', import.meta.url));
/** An hour without boundaries. */
const quiet = Date.parse('2025-08-01T12:00:00Z');
const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

export interface FaultOptions {
  readonly kind: CacheKind;
  readonly perSecond: number;
  readonly pages: number;
  /** Time without any replica, in seconds. */
  readonly outage: number;
  /** A second build of the site; no deploy is rolled out without one. */
  readonly nextBuild: string | undefined;
  readonly say: (line: string) => void;
}

/** Builds the site again, with different names for all its files. */
export async function withNextBuild<Result>(work: (dist: string) => Promise<Result>): Promise<Result> {
  const dist = await mkdtemp(join(tmpdir(), 'kinemorph-next-'));
  try {
    await promisify(execFile)(process.execPath, [buildInto, appFolder, dist, 'n-'], {
      env: { PATH: process.env.PATH ?? '' },
    });
    return await work(dist);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** Kills a replica, rolls out a build, and stops all replicas, under load. */
export async function faultRound({
  kind,
  perSecond,
  pages,
  outage,
  nextBuild,
  say,
}: FaultOptions): Promise<readonly Row[]> {
  const machine = Math.floor(Date.now() / 1000) * 1000;
  await using fleet = await Fleet.start({ site: quiet, machine });
  await using cache = await startCache(kind, fleet.ports);
  const [first, second] = fleet.of(app);
  if (!first || !second) throw new Error('A site needs two replicas.');
  const pagesAndData = pageTargets(sites.global.regions, quiet, pages);
  const kept = [...pagesAndData, ...(await warmAll())];
  const during = (targets: typeof kept, happens: () => Promise<void>) =>
    driveDuring({ port: cache.port, targets, perSecond, clockOffset: quiet - machine }, happens);
  const calls = callTargets.filter((call) => call.app === app);
  const rows: Row[] = [];

  say('  a replica is killed');
  const killed = await during([...kept, ...calls], async () => {
    await wait(2);
    second.kill();
    await wait(6);
    await second.start();
    await wait(3);
  });
  rows.push(failedRow(`${kind}: a replica killed`, killed));

  if (nextBuild !== undefined) {
    const load = (happens: () => Promise<void>) => during([...kept, ...calls], happens);
    rows.push(...(await rollOut(nextBuild, { kind, replicas: [first, second], cache, load, say })));
    kept.push(...(await warmAll()));
  }

  say(`  all replicas are gone for ${outage} s`);
  const gone = await during(kept, async () => {
    await wait(1);
    for (const replica of fleet.replicas) replica.kill();
    await wait(outage);
  });
  rows.push(failedRow(`${kind}: no replica for ${outage} s`, gone), {
    about: `${kind}: no replica for ${outage} s`,
    what: 'pages past their boundary',
    limit: { atMost: 0 },
    measured: gone.stale.count,
  });
  return rows;

  async function warmAll() {
    const files = await warm(cache, pagesAndData);
    await warm(cache, files);
    return files;
  }
}

interface RollOut extends Pick<FaultOptions, 'kind' | 'say'> {
  readonly replicas: readonly Replica[];
  readonly cache: Awaited<ReturnType<typeof startCache>>;
  /** Requests pages during an action. */
  readonly load: (happens: () => Promise<void>) => Promise<Loaded>;
}

/** Starts one replica after the other with a new build. */
async function rollOut(next: string, { kind, replicas, cache, load, say }: RollOut): Promise<readonly Row[]> {
  say('  a new build is rolled out');
  const rolled = await load(async () => {
    for (const replica of replicas) {
      await replica.stop();
      await replica.start(next);
      // A rolling deploy continues once the caches have noticed that the replica is back.
      await wait(4);
    }
    await cache.purge();
    await wait(5);
  });
  const [own, other] = await Promise.all([join(appFolder, 'dist'), next].map(readBuild));
  return rollOutRows(`${kind}: a new build rolled out`, rolled, own, other);
}

function rollOutRows(about: string, rolled: Loaded, own: Build | undefined, other: Build | undefined): readonly Row[] {
  return [
    failedRow(about, rolled),
    {
      about,
      what: 'pages of two builds',
      limit: { atMost: 0 },
      measured: rolled.documents.filter((document) => !isWhole(document, [own, other])).length,
      note: `${rolled.documents.length} documents`,
    },
    {
      about,
      what: 'builds that were seen',
      limit: { atLeast: 2 },
      measured: new Set(rolled.documents.map(({ build }) => build)).size,
    },
    {
      about,
      what: 'pages of the old build after the purge',
      limit: { atMost: 0 },
      measured: rolled.lastBuilds.filter((build) => build !== other?.id).length,
    },
  ];
}

interface Build {
  readonly id: string;
  readonly files: ReadonlySet<string>;
}

async function readBuild(dist: string): Promise<Build> {
  const manifest = await readFile(join(dist, 'client/.vite/manifest.json'));
  const lists = await Promise.all(['client', 'server'].map((half) => readdir(join(dist, half, 'assets'))));
  return { id: createHash('sha256').update(manifest).digest('hex').slice(0, 12), files: new Set(lists.flat()) };
}

/** Returns true if all files that a document names belong to the build that rendered it. */
function isWhole({ build, assets }: SeenDocument, builds: readonly (Build | undefined)[]): boolean {
  const files = builds.find((one) => one?.id === build)?.files;
  return files !== undefined && assets.every((asset) => files.has(asset.slice('/assets/'.length)));
}

function failedRow(about: string, { failed, failures, answered, seconds }: Loaded): Row {
  return {
    about,
    what: 'failed requests',
    limit: { atMost: 0 },
    measured: failed,
    note: failures[0] ?? `${answered} answers, ${(answered / seconds).toFixed(0)} a second`,
  };
}
