import { ask } from '@kinemorph/site/testing';
import { background, backgroundFigures } from '../background.ts';
import { outcomeOf } from '../load/drive.ts';
import { measuredDrive, type MeasuredDrive } from '../measured-drive.ts';
import type { Phase, PhaseResult } from '../phase.ts';
import { startControl, withSiteAlone } from '../servers.ts';
import { readPages } from '../site-paths.ts';
import { rowsFor } from '../verdict.ts';

/** The menu changes on every page of most regions at this instant: Flagship Bumblebee's pre-order opens. */
const boundary = Date.parse('2025-03-27T09:00:00Z');
/**
 * For how long pages are requested after the boundary, in seconds: often enough for each to be requested more than
 * once.
 */
const secondsAfter = 3;
/** The minimum number of changed pages for a meaningful result. */
const leastChanged = 100;

/**
 * A boundary that changes every page of its regions. All pages are in the page cache and are requested the whole time.
 */
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
      const ahead = Math.max(0, lead - (performance.now() - begun) / 1000);
      say(`${before.size} pages are in memory; the boundary is ${ahead.toFixed(0)} s ahead`);
      const { driven, starved } = await measuredDrive(pid, {
        loads: background(origin, control.origin, [...before.keys()]),
        seconds: ahead + secondsAfter,
      });
      return resultOf({ driven, starved }, touchedBy(before, await etags()), before.size, ahead * 1000);
    });
  },
};

/** The pages in memory that a boundary changed. */
interface Touched {
  /** Pages whose content has changed. */
  readonly changed: readonly string[];
  /** All pages of the regions in which a page has changed. */
  readonly expected: readonly string[];
}

/** Compares the ETags of pages before a boundary with those after it. */
export function touchedBy(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Touched {
  const regionOf = (path: string) => path.split('/')[1];
  const changed = [...before].filter(([path, etag]) => after.get(path) !== etag).map(([path]) => path);
  const regions = new Set(changed.map(regionOf));
  return { changed, expected: [...before.keys()].filter((path) => regions.has(regionOf(path))) };
}

/**
 * Compares the figures of a boundary with their limits; it was `boundaryAt` milliseconds after the start of the drive,
 * or shortly before.
 */
function resultOf(
  { driven, starved }: Pick<MeasuredDrive, 'driven' | 'starved'>,
  { changed, expected }: Touched,
  pages: number,
  boundaryAt: number,
): PhaseResult {
  const [cached, livez, control] = [
    backgroundFigures([driven], 'cached'),
    backgroundFigures([driven], 'livez'),
    backgroundFigures([driven], 'control'),
  ];
  const requested = new Set(
    outcomeOf(driven, 'cached')
      .answers.filter(({ at, status }) => at >= boundaryAt && status === 200)
      .map(({ path }) => path),
  );
  const machine = { control: control.worst, starved };
  const row = rowsFor('boundary');
  return {
    rows: [
      row('pages that changed', { atLeast: leastChanged }, changed.length, 'count'),
      row('pages that changed, of those of their regions', { atLeast: 1 }, changed.length / expected.length, 'share'),
      row(
        `changed pages that were requested within ${secondsAfter} s of it`,
        { atLeast: 1 },
        changed.filter((path) => requested.has(path)).length / changed.length,
        'share',
      ),
      row('cached pages answered', { atLeast: 1 }, cached.kept, 'share'),
      { ...row('cached: slowest', { atMost: 50 }, cached.worst, 'ms'), machine },
      row('/livez answered', { atLeast: 1 }, livez.kept, 'share'),
      { ...row('/livez: slowest', { atMost: 50 }, livez.worst, 'ms'), machine },
    ],
    details: { pages, changed: changed.length, cached, livez, control, lagMs: driven.lagMs, starved },
  };
}

/** Requests every page, and returns the ETags of existing ones; afterwards all of them are in the page cache. */
async function readEtags(origin: string, pages: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of pages) {
    const { status, headers } = await ask(origin, path, { headers: { 'accept-encoding': 'br' } });
    if (status === 200 && headers.etag) found.set(path, headers.etag);
  }
  return found;
}
