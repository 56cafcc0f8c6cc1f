import { residentMegabytes } from '@kinemorph/bench/memory';
import { growth, largest } from '../figures.ts';
import { outcomeOf } from '../load/drive.ts';
import type { Driven } from '../load/load.ts';
import { measuredDrive } from '../measured-drive.ts';
import type { Phase, PhaseResult } from '../phase.ts';
import { withSite } from '../servers.ts';
import { readAssets, readPages } from '../site-paths.ts';

/** How often memory is read, in milliseconds. */
const interval = 250;
/** A flood of a few seconds ends before memory has settled. */
const mayGrow = { short: 1.25, long: 1.1 };

/**
 * Measures a server's memory under a mixed flood of unique queries, pages that do not exist, models, assets and
 * previews.
 */
const memory = (id: string, about: string, env: Readonly<Record<string, string>>, limit: number): Phase => ({
  id,
  what: `memory of ${about} under a mixed flood`,
  run: async ({ isShort, floodSeconds, say }) =>
    withSite(env, async ({ origin, pid }) => {
      const isPreview = env.SITE_PREVIEW === '1';
      const pages = await readPages(origin);
      const assets = await readAssets(origin, pages);
      const samples: number[] = [];
      const sampling = setInterval(() => samples.push(residentMegabytes(pid)), interval);
      try {
        say(`${Math.round(floodSeconds)} s of mixed requests`);
        const { driven, starved } = await measuredDrive(pid, {
          loads: [
            {
              name: 'flood',
              origin,
              requests: { kind: 'flood', pages, assets, isPreview },
              pace: { atOnce: 64 },
              countOnly: true,
            },
            { name: 'livez', origin, requests: { kind: 'paths', paths: ['/livez'] }, pace: { perSecond: 5 } },
          ],
          seconds: floodSeconds,
        });
        return resultOf(driven, samples, {
          about,
          limit,
          starved,
          growsAtMost: isShort ? mayGrow.short : mayGrow.long,
        });
      } finally {
        clearInterval(sampling);
      }
    }),
});

interface MemoryLimits {
  readonly about: string;
  /** Megabytes. */
  readonly limit: number;
  /** Maximum growth factor of the settled server's memory. */
  readonly growsAtMost: number;
  readonly starved: number;
}

/** Judges a flood by the memory that was read during it, in megabytes. */
function resultOf(
  driven: Driven,
  samples: readonly number[],
  { about, limit, growsAtMost, starved }: MemoryLimits,
): PhaseResult {
  const { sent, statuses } = outcomeOf(driven, 'flood');
  const livez = outcomeOf(driven, 'livez');
  return {
    rows: [
      { about, what: 'memory: most', limit: { atMost: limit }, measured: largest(samples), unit: 'MB' },
      {
        about,
        what: 'memory: growth once settled',
        limit: { atMost: growsAtMost },
        measured: growth(samples),
        unit: 'times',
        machine: { control: 0, starved },
      },
      {
        about,
        what: 'requests that failed',
        limit: { atMost: 0 },
        measured: (statuses['0'] ?? 0) + (statuses['500'] ?? 0),
        unit: 'count',
      },
      {
        about,
        what: '/livez answered',
        limit: { atLeast: 1 },
        measured: (livez.statuses['200'] ?? 0) / livez.sent,
        unit: 'share',
      },
    ],
    details: {
      starved,
      requests: sent,
      statuses,
      samples: samples.filter((_, index) => index % Math.ceil(samples.length / 100) === 0).map(Math.round),
    },
  };
}

export const productionMemory = memory('production', 'a production server', {}, 200);
export const previewMemory = memory('previews', 'a preview server', { SITE_PREVIEW: '1' }, 400);
