import { ask } from '@kinemorph/site/testing';
import { background, backgroundFigures } from '../background.ts';
import { measuredDrive } from '../measured-drive.ts';
import type { Phase } from '../phase.ts';
import { startControl, withSiteAlone } from '../servers.ts';
import { readPages } from '../site-paths.ts';

/** The menu changes on every page of six regions at this instant: Flagship Bumblebee's pre-order opens. */
const boundary = Date.parse('2025-03-27T09:00:00Z');
/** Pages that must have changed for the phase to mean anything. */
const leastChanged = 100;

/** A boundary that touches nearly every page, all of which are in memory and requested all the while. */
export const boundaryPhase: Phase = {
  id: 'boundary',
  what: 'a boundary that touches every page, all of them in memory',
  run: async ({ isShort, say }) => {
    // Next versions are rendered in the minute before; a short run crowds them into a few seconds.
    const lead = isShort ? 18 : 75;
    await using control = await startControl();
    const env = { SITE_CLOCK: new Date(boundary - lead * 1000).toISOString() };
    return await withSiteAlone(env, async ({ origin, pid }) => {
      const begun = performance.now();
      const pages = await readPages(origin);
      const etags = () => readEtags(origin, pages);
      const before = await etags();
      const seconds = lead + 3 - (performance.now() - begun) / 1000;
      say(`${before.size} pages are in memory; the boundary is ${Math.max(0, seconds - 3).toFixed(0)} s ahead`);
      const { driven, starved } = await measuredDrive(pid, {
        loads: background(origin, control.origin, [...before.keys()]),
        seconds: Math.max(3, seconds),
      });
      const after = await etags();
      const changed = [...before].filter(([path, etag]) => after.get(path) !== etag).length;

      const [cached, livez, controlled] = (['cached', 'livez', 'control'] as const).map((name) =>
        backgroundFigures(driven, name),
      ) as [Figures, Figures, Figures];
      const about = 'boundary';
      return {
        rows: [
          { about, what: 'pages that changed', limit: { atLeast: leastChanged }, measured: changed, unit: 'count' },
          { about, what: 'cached pages answered', limit: { atLeast: 1 }, measured: cached.kept, unit: 'share' },
          {
            about,
            what: 'cached: slowest',
            limit: { atMost: 50 },
            measured: cached.worst,
            unit: 'ms',
            machine: { control: controlled.worst, starved },
          },
          { about, what: '/livez answered', limit: { atLeast: 1 }, measured: livez.kept, unit: 'share' },
          {
            about,
            what: '/livez: slowest',
            limit: { atMost: 50 },
            measured: livez.worst,
            unit: 'ms',
            machine: { control: controlled.worst, starved },
          },
        ],
        details: { pages: before.size, changed, cached, livez, control: controlled, lagMs: driven.lagMs, starved },
      };
    });
  },
};

type Figures = ReturnType<typeof backgroundFigures>;

/** Requests every page, and returns the ETags of those that are there; it leaves them all in memory. */
async function readEtags(origin: string, pages: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of pages) {
    const { status, headers } = await ask(origin, path, { headers: { 'accept-encoding': 'br' } });
    if (status === 200 && headers.etag) found.set(path, headers.etag);
  }
  return found;
}
