import { background, backgroundFigures, timesOfQuiet } from '../background.ts';
import { largest } from '../figures.ts';
import { outcomeOf } from '../load/drive.ts';
import type { Driven } from '../load/load.ts';
import { measuredDrive } from '../measured-drive.ts';
import type { Phase, PhaseResult } from '../phase.ts';
import { startControl, withSiteAlone } from '../servers.ts';
import { readPages } from '../site-paths.ts';

/** Every page of the site at once, from a server that has rendered none but its homes. */
export const coldPages: Phase = {
  id: 'cold',
  what: 'every page at once, on a server that has just started',
  run: async ({ isShort, say }) => {
    await using control = await startControl();
    return await withSiteAlone({}, async ({ origin, pid }) => {
      const others = background(origin, control.origin, ['/us']);
      const pages = await readPages(origin);
      say('quiet: cached pages and health checks alone');
      const { driven: quiet } = await measuredDrive(pid, { loads: others, seconds: isShort ? 3 : 10 });
      say(`${pages.length} cold pages`);
      const { driven: burst, starved } = await measuredDrive(pid, {
        loads: [
          ...others,
          { name: 'cold', origin, requests: { kind: 'paths', paths: pages }, pace: 'burst', isHeavy: true },
        ],
        seconds: 2,
      });
      return judge(quiet, burst, { pages: pages.length, starved });
    });
  },
};

interface ColdBurst {
  /** How many pages were requested at once. */
  readonly pages: number;
  readonly starved: number;
}

/** Compares the burst with the quiet before it. */
function judge(quiet: Driven, burst: Driven, { pages, starved }: ColdBurst): PhaseResult {
  const { answers } = outcomeOf(burst, 'cold');
  const until = largest(answers.map(({ at, ms }) => at + ms));
  const during = sentBefore(until, burst);
  const [cached, calm] = [backgroundFigures(during, 'cached'), backgroundFigures(quiet, 'cached')];
  const [controlled, controlCalm] = [backgroundFigures(during, 'control'), backgroundFigures(quiet, 'control')];
  const livez = backgroundFigures(during, 'livez');
  const failed = answers.filter(
    ({ status, retryAfter }) => status === 0 || status === 500 || (status === 503 && retryAfter === undefined),
  );
  const about = 'cold pages';
  return {
    rows: [
      {
        about,
        what: 'failed, or refused without retry-after',
        limit: { atMost: 0 },
        measured: failed.length,
        unit: 'count',
      },
      {
        about,
        what: 'cached pages answered',
        limit: { atLeast: 0.9 },
        measured: cached.kept / calm.kept,
        unit: 'share',
      },
      {
        about,
        what: 'cached p99, of that without load',
        limit: { atMost: 3 },
        measured: timesOfQuiet([calm, cached], [controlCalm, controlled]),
        unit: 'times',
        machine: { control: 0, starved },
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
    details: {
      pages,
      allAnsweredAfterMs: until,
      quiet: { cached: calm, control: controlCalm },
      burst: { cached, livez, control: controlled, lagMs: burst.lagMs, starved },
    },
  };
}

/** What was sent while the pages were rendered: the time after it would hide a pause. */
function sentBefore(until: number, driven: Driven): Driven {
  return {
    ...driven,
    outcomes: Object.fromEntries(
      Object.entries(driven.outcomes).map(([name, outcome]) => [
        name,
        { ...outcome, answers: outcome.answers.filter(({ at }) => at <= until) },
      ]),
    ),
  };
}
