import { pathOnSite, regionIds, type RegionId } from '@kinemorph/content';
import type { SharedBoundary } from '../boundaries.ts';
import { mostRenders } from '../capacity/capacity.ts';
import { startCache, type CacheKind } from './caches.ts';
import { driveDuring } from './drive.ts';
import type { Loaded } from './load.ts';
import { Fleet } from './replicas.ts';
import type { Row } from './report.ts';
import { callTargets, pageTargets, warm, type PageTarget } from './targets.ts';

/** How a boundary is crossed. */
export interface RoundOptions {
  readonly kind: CacheKind;
  readonly perSecond: number;
  /** Pages that are requested, each with its data. */
  readonly pages: number;
  /** How long the load lasts before and after the boundary, in seconds. */
  readonly before: number;
  readonly after: number;
  /** How late the clock of the second replica of each site is, in milliseconds. */
  readonly lateByMs?: number;
  readonly say: (line: string) => void;
}

/** The result of a round. */
export interface Round {
  readonly loaded: Loaded;
  /** Renders of all replicas while the load lasted: counted, and as `npm run capacity` computes them. */
  readonly renders: number;
  readonly computedRenders: number;
}

/**
 * Seconds before the load in which replicas, cache and first requests must be ready; doubled if the machine is too
 * slow.
 */
const preparation = 20;
const attempts = 3;
const now = () => Date.now();
const until = (instant: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, instant - now())));

/** Runs replicas behind a cache under load while a boundary passes. */
export async function crossBoundary(boundary: SharedBoundary, options: RoundOptions): Promise<Round> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const round = await tryToCross(boundary, options, preparation * 2 ** attempt);
    if (round) return round;
    options.say('  the machine is too slow for that; once more, with more time');
  }
  throw new Error(`This machine takes more than ${preparation * 2 ** (attempts - 1)} s to start six servers.`);
}

async function tryToCross(
  boundary: SharedBoundary,
  { kind, perSecond, pages, before, after, lateByMs = 0, say }: RoundOptions,
  prepare: number,
): Promise<Round | undefined> {
  // Whole seconds, as the boundaries of a real clock are.
  const machine = Math.ceil(now() / 1000 + prepare + before) * 1000;
  await using fleet = await Fleet.start({ site: boundary.at, machine }, { lateByMs });
  await using cache = await startCache(kind, fleet.ports);
  const targets = pageTargets(boundary.regions, boundary.at, pages);
  await warm(cache, targets);
  if (now() > machine - before * 1000) return undefined;
  say(
    `  ${new Date(boundary.at).toISOString()}: ${targets.length} addresses of ${boundary.regions.join(', ')} are warm`,
  );
  const rendersBefore = await fleet.renders();
  await until(machine - before * 1000);
  const plan = { port: cache.port, targets: spread(targets), perSecond, clockOffset: boundary.at - machine };
  const loaded = await driveDuring(plan, () => until(machine + after * 1000));
  const renders = (await fleet.renders()) - rendersBefore;
  const pagesOf = countPages(targets);
  const facts = { pages: 0, boundaries: [boundary], pagesOf };
  return { loaded, renders, computedRenders: mostRenders(facts, { replicas: replicasOfAPage, deploys: 0 }) };
}

const replicasOfAPage = 2;

/**
 * Counts the pages of each region that its replicas have in memory: those that are requested, and the home, which they
 * render at their start.
 */
function countPages(targets: readonly PageTarget[]): Record<RegionId, number> {
  const documents = targets.filter(({ path }) => !path.startsWith('/_model/'));
  const counts = regionIds.map((region) => {
    const requested = documents.filter((target) => target.region === region).map(({ path }) => path);
    return [region, new Set([pathOnSite(region, ''), ...requested]).size];
  });
  return Object.fromEntries(counts) as Record<RegionId, number>;
}

/** Mixes calls into the targets: all calls after each three passes of the targets. */
function spread<T>(targets: readonly T[]): readonly (T | (typeof callTargets)[number])[] {
  return [...targets, ...targets, ...targets, ...callTargets];
}

/** Returns the figures with limits of rounds with correct clocks. */
export function boundaryRows(
  kind: CacheKind,
  rounds: readonly Round[],
  perSecond: number,
  leastHits = 0.995,
): readonly Row[] {
  const about = `${kind}: boundaries`;
  const sum = (read: (round: Round) => number) => rounds.reduce((total, round) => total + read(round), 0);
  const answered = sum(({ loaded }) => loaded.answered);
  const rate = answered / sum(({ loaded }) => loaded.seconds);
  const note = `${answered} answers across ${rounds.length} boundaries, ${rate.toFixed(0)} a second reached of ${perSecond}`;
  return [
    {
      about,
      what: 'stale answers at or after a boundary',
      limit: { atMost: 0 },
      measured: sum(({ loaded }) => loaded.stale.count),
      note,
    },
    {
      about,
      what: 'answers before their time',
      limit: { atMost: 0 },
      measured: sum(({ loaded }) => loaded.early.count),
    },
    {
      about,
      what: 'failed requests',
      limit: { atMost: 0 },
      measured: sum(({ loaded }) => loaded.failed),
      note: rounds.flatMap(({ loaded }) => loaded.failures)[0] ?? '',
    },
    {
      about,
      what: 'least pages that changed at one',
      limit: { atLeast: 1 },
      measured: Math.min(...rounds.map(({ loaded }) => loaded.changed.length)),
    },
    {
      about,
      what: 'hit ratio',
      limit: { atLeast: leastHits },
      measured: sum(({ loaded }) => loaded.hits) / sum(({ loaded }) => loaded.cacheable),
    },
    {
      about,
      what: 'renders',
      limit: { atMost: sum(({ computedRenders }) => computedRenders) },
      measured: sum(({ renders }) => renders),
      note: 'at most what capacity computes: Σ over boundaries of the pages of their regions × replicas',
    },
  ];
}

/** Returns the figures with limits of a round in which one replica's clock is late. */
export function skewRows(kind: CacheKind, { loaded }: Round, lateByMs: number): readonly Row[] {
  const about = `${kind}: a replica ${lateByMs} ms late`;
  return [
    {
      about,
      what: 'longest that an answer was stale, ms',
      limit: { atMost: lateByMs },
      measured: loaded.stale.worstMs,
      note: `${loaded.stale.count} of ${loaded.answered} answers`,
    },
    { about, what: 'stale answers that a cache had kept', limit: { atMost: 0 }, measured: loaded.stale.fromCache },
    { about, what: 'failed requests', limit: { atMost: 0 }, measured: loaded.failed, note: loaded.failures[0] ?? '' },
    { about, what: 'pages that changed', limit: { atLeast: 1 }, measured: loaded.changed.length },
  ];
}
