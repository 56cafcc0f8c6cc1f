import { background, backgroundFigures, timesOfQuiet } from '../background.ts';
import { largest } from '../figures.ts';
import { outcomeOf } from '../load/drive.ts';
import { measuredDrive } from '../measured-drive.ts';
import type { Phase } from '../phase.ts';
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

      const { answers } = outcomeOf(burst, 'cold');
      // What was sent while they were rendered: the time after it would hide a pause.
      const until = largest(answers.map(({ at, ms }) => at + ms));
      const during = {
        ...burst,
        outcomes: Object.fromEntries(
          Object.entries(burst.outcomes).map(([name, outcome]) => [
            name,
            { ...outcome, answers: outcome.answers.filter(({ at }) => at <= until) },
          ]),
        ),
      };
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
          pages: pages.length,
          allAnsweredAfterMs: until,
          quiet: { cached: calm, control: controlCalm },
          burst: { cached, livez, control: controlled, lagMs: burst.lagMs, starved },
        },
      };
    });
  },
};
