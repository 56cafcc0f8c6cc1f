import { background, backgroundFigures, timesOfQuiet } from '../background.ts';
import { largest } from '../figures.ts';
import { outcomeOf } from '../load/drive.ts';
import type { Answered, Driven, Load } from '../load/load.ts';
import { measuredDrive, type MeasuredDrive } from '../measured-drive.ts';
import type { Phase, PhaseResult } from '../phase.ts';
import { startControl, withSiteAlone } from '../servers.ts';
import { readPages } from '../site-paths.ts';
import { rowsFor, type MachineShare, type Row } from '../verdict.ts';

const about = 'cold pages';
/** Renders side by side when they are requested as fast as they are answered. */
const width = 4;

/**
 * The number of crowds in a full run, each on a new server. One crowd is answered within two seconds: that is too short
 * for a percentile of the cached pages meanwhile, so the requests during all crowds count together.
 */
const crowdsOfFullRun = 5;

/** Every page of the site at once, from a server that has rendered none but its homes. */
export const coldPages: Phase = {
  id: 'cold',
  what: 'every page at once, on a server that has just started',
  run: async ({ isShort, say }) => {
    await using control = await startControl();
    const cold = (origin: string, pages: readonly string[], pace: Load['pace']): Load => ({
      name: 'cold',
      origin,
      requests: { kind: 'paths', paths: pages },
      pace,
      isHeavy: true,
    });
    const full = await withSiteAlone({}, async ({ origin, pid }) => {
      const pages = await readPages(origin);
      say(`capacity: ${pages.length} cold pages that are requested as fast as they are answered`);
      return measuredDrive(pid, { loads: [cold(origin, pages, { eachOnce: width })], seconds: 1 });
    });
    const seconds = { quiet: isShort ? 3 : 10, burst: 2 };
    const count = isShort ? 1 : crowdsOfFullRun;
    const crowd = (number: number) =>
      withSiteAlone({}, async ({ origin, pid }): Promise<Crowd> => {
        const others = background(origin, control.origin, ['/us']);
        const pages = await readPages(origin);
        say(`crowd ${number} of ${count}: cached pages and health checks alone before it`);
        const quiet = await measuredDrive(pid, { loads: others, seconds: seconds.quiet });
        say(`crowd ${number} of ${count}: ${pages.length} cold pages at once`);
        const burst = await measuredDrive(pid, {
          loads: [...others, cold(origin, pages, 'burst')],
          seconds: seconds.burst,
        });
        // Cached pages and health checks also use CPU time, which must not be counted for the renders.
        const cpu = burst.cpu - (quiet.cpu / seconds.quiet) * seconds.burst;
        return { quiet: quiet.driven, burst, cpu };
      });
    const crowds: Crowd[] = [];
    for (let number = 1; number <= count; number += 1) crowds.push(await crowd(number));
    return resultOf(full, crowds);
  },
};

/** A crowd that requests every page at once, and the quiet time before it. */
interface Crowd {
  readonly quiet: Driven;
  readonly burst: MeasuredDrive;
  /** The CPU time of the cold pages, in seconds. */
  readonly cpu: number;
}

/** Returns the number of cold pages that were served: as a page, a redirect, or a "not found" page. */
function goodOf({ driven }: MeasuredDrive): number {
  return outcomeOf(driven, 'cold').answers.filter(isServed).length;
}
const sum = (figures: readonly number[]) => figures.reduce((a, b) => a + b, 0);
const isServed = ({ status }: Answered) => status >= 200 && status < 500;

/** Compares the crowds with the quiet times before them, and with the server's capacity. */
function resultOf(full: MeasuredDrive, crowds: readonly Crowd[]): PhaseResult {
  const bursts = crowds.map(({ burst }) => burst.driven);
  const answers = bursts.flatMap((burst) => outcomeOf(burst, 'cold').answers);
  const during = bursts.map(untilAllAnswered);
  const quiet = crowds.map((crowd) => crowd.quiet);
  const starved = largest(crowds.map(({ burst }) => burst.starved));
  const cpu = sum(crowds.map((crowd) => crowd.cpu));
  const served = sum(crowds.map(({ burst }) => goodOf(burst)));
  const goodput = served / cpu / (goodOf(full) / full.cpu);
  const [cached, calm] = [backgroundFigures(during, 'cached'), backgroundFigures(quiet, 'cached')];
  const [controlled, controlCalm] = [backgroundFigures(during, 'control'), backgroundFigures(quiet, 'control')];
  const livez = backgroundFigures(during, 'livez');
  return {
    rows: [
      ...renderRows(answers, goodput, { control: controlled.p99, starved }),
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
        dependsOnTime: true,
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
      pages: answers.length,
      refused: answers.filter(({ status }) => status === 503).length,
      cpu: full.cpu,
      allAnsweredAfterMs: bursts.map(endOf),
      quiet: { cached: calm, control: controlCalm },
      burst: { cached, livez, control: controlled, lagMs: largest(bursts.map(({ lagMs }) => lagMs)), starved },
    },
  };
}

/**
 * Returns the figures of the cold pages. The queue is long enough for all of them, so that none should be refused:
 * refusals are counted, not averaged.
 */
export function renderRows(answers: readonly Answered[], goodput: number, machine: MachineShare): readonly Row[] {
  const refused = answers.filter(({ status }) => status === 503);
  const failed = answers.filter(
    (answer) => !isServed(answer) && !(answer.status === 503 && Number(answer.retryAfter) >= 1),
  );
  const row = rowsFor(about);
  return [
    {
      ...row('goodput, of the capacity, per CPU second', { atLeast: 0.8 }, goodput, 'share'),
      dependsOnTime: true,
      machine: { ...machine, control: 0 },
    },
    row('served, of all pages', { atLeast: 0.8 }, answers.filter(isServed).length / answers.length, 'share'),
    row('failed, or refused without retry-after', { atMost: 0 }, failed.length, 'count'),
    {
      ...row('refused: slowest', { atMost: 20 }, largest([0, ...refused.map(({ ms }) => ms)]), 'ms'),
      machine,
    },
  ];
}

/** Returns the moment at which all cold pages have been answered, in milliseconds from the start of the drive. */
function endOf(burst: Driven): number {
  return largest(outcomeOf(burst, 'cold').answers.map(({ at, ms }) => at + ms));
}

/** Keeps the requests that were sent while the pages were rendered: those afterwards would hide a pause. */
function untilAllAnswered(burst: Driven): Driven {
  const end = endOf(burst);
  return {
    ...burst,
    outcomes: Object.fromEntries(
      Object.entries(burst.outcomes).map(([name, outcome]) => [
        name,
        { ...outcome, answers: outcome.answers.filter(({ at }) => at <= end) },
      ]),
    ),
  };
}
