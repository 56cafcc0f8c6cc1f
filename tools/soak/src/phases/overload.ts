import { background, backgroundFigures, timesOfQuiet, type BackgroundFigures } from '../background.ts';
import { largest, quantile } from '../figures.ts';
import { drive, outcomeOf } from '../load/drive.ts';
import type { Answered, Driven, Load } from '../load/load.ts';
import { measuredDrive, type MeasuredDrive } from '../measured-drive.ts';
import type { Phase, PhaseResult } from '../phase.ts';
import { startControl, withSiteAlone } from '../servers.ts';
import type { Row } from '../verdict.ts';

const pages = [
  '/us',
  '/de',
  '/jp/flagship-bumblebee',
  '/fr/manuals',
  '/uk/where-to-buy',
  '/us/elite-optimus-prime',
  '/kr/support',
  '/eu/k1-pro-interstellar-scout',
];
const overloadFactor = 3;
/**
 * The renders a second that are timed during the overload. The generator of visitors sends them, since the other one
 * sends so much that its own delay exceeds the time of a refusal.
 */
const timedRate = 40;
const about = `${overloadFactor} × renders`;

/**
 * Three times the renders that the server can do, in parallel with visitors of cached pages. Only previews can cause
 * unlimited renders.
 */
export const overload: Phase = {
  id: 'overload',
  what: `${overloadFactor} × the renders that the server can do, beside cached pages and health checks`,
  run: async ({ isShort, say }) => {
    const seconds = isShort ? { quiet: 4, capacity: 5, overload: 8 } : { quiet: 15, capacity: 15, overload: 30 };
    await using control = await startControl();
    return await withSiteAlone({ SITE_PREVIEW: '1' }, async ({ origin, pid }) => {
      const others = background(origin, control.origin, ['/us']);
      const previews = { origin, requests: { kind: 'previews', paths: pages } } as const;
      const renders = (pace: Load['pace']): Load => ({ name: 'renders', ...previews, pace, isHeavy: true });
      const timed: Load = { name: 'timed', ...previews, pace: { perSecond: timedRate } };
      const measure = (forSeconds: number, ...loads: readonly Load[]) =>
        measuredDrive(pid, { loads: [...others, ...loads], seconds: forSeconds });
      // The first renders are slower: the server compiles its code.
      await drive({ loads: [renders({ atOnce: 4 })], seconds: isShort ? 2 : 5 });
      say('quiet: cached pages and health checks alone');
      const quiet = await measure(seconds.quiet);
      say('capacity: renders that are requested as fast as they are answered');
      const full = await measure(seconds.capacity, renders({ atOnce: 16 }));
      // The capacity with a whole core: on a busy machine the server had less, but may have all of it during the
      // overload.
      const capacity = Math.max(goodOf(full.driven).length / seconds.capacity, goodOf(full.driven).length / full.cpu);
      say(
        `overload: ${Math.round(capacity * overloadFactor)} renders a second are requested, ${Math.round(capacity)} can be done`,
      );
      const over = await measure(
        seconds.overload,
        renders({ perSecond: Math.max(0, capacity * overloadFactor - timedRate) }),
        timed,
      );
      return resultOf({ quiet, full, over, capacity, seconds });
    });
  },
};

interface Measured {
  /** Visitors alone, then renders as fast as they are answered, then more of them than that. */
  readonly quiet: MeasuredDrive;
  readonly full: MeasuredDrive;
  readonly over: MeasuredDrive;
  /** Renders a second. */
  readonly capacity: number;
  /** How long each was driven. */
  readonly seconds: { readonly capacity: number; readonly overload: number };
}

function resultOf({ quiet, full, over, capacity, seconds }: Measured): PhaseResult {
  const timed = outcomeOf(over.driven, 'timed').answers;
  const answers = [...outcomeOf(over.driven, 'renders').answers, ...timed];
  const served = timesOf(answers, 200).length;
  // Compared by the server's CPU time: other processes of the machine slow both measurements, but not equally.
  const goodput = served / over.cpu / (goodOf(full.driven).length / full.cpu);
  const { starved } = over;
  const [loud, calm] = [visitorsOf(over.driven), visitorsOf(quiet.driven)];
  return {
    rows: [
      {
        about,
        what: 'goodput, of the capacity, per CPU second',
        limit: { atLeast: 0.8 },
        measured: goodput,
        unit: 'share',
        dependsOnTime: true,
        machine: { control: 0, starved },
      },
      ...refusalRows({ answers, timed, starved, control: loud.control }),
      ...visitorRows(loud, calm, starved),
    ],
    details: {
      capacity,
      offered: answers.length / seconds.overload,
      served: served / seconds.overload,
      refused: timesOf(answers, 503).length / seconds.overload,
      slowestRefusal: largest(timesOf(timed, 503)),
      quiet: { cached: calm.cached, control: calm.control },
      overload: { ...loud, lagMs: over.driven.lagMs, starved },
      cores: { capacity: full.cpu / seconds.capacity, overload: over.cpu / seconds.overload },
    },
  };
}

/** Returns the figures of visitors, of health checks and of the control server. */
function visitorsOf(driven: Driven) {
  return {
    cached: backgroundFigures([driven], 'cached'),
    livez: backgroundFigures([driven], 'livez'),
    control: backgroundFigures([driven], 'control'),
  };
}

interface Overloaded {
  /** All answers, and those of the renders that the generator of visitors sent. */
  readonly answers: readonly Answered[];
  readonly timed: readonly Answered[];
  readonly starved: number;
  readonly control: BackgroundFigures;
}

/** The figures of the refused renders, which exceed the server's capacity. */
function refusalRows({ answers, timed, starved, control }: Overloaded): readonly Row[] {
  const refused = answers.filter(({ status }) => status === 503);
  const refusals = timesOf(timed, 503);
  return [
    {
      about,
      what: 'refused with retry-after',
      limit: { atLeast: 1 },
      measured: refused.filter(({ retryAfter }) => Number(retryAfter) >= 1).length / refused.length,
      unit: 'share',
    },
    {
      about,
      what: 'refused: 99 in 100 answered within',
      limit: { atMost: 20 },
      measured: quantile(refusals, 0.99),
      unit: 'ms',
      machine: { control: control.p99, starved },
    },
    {
      about,
      what: 'refused: median, of that of a served render',
      limit: { atMost: 0.5 },
      measured: quantile(refusals, 0.5) / quantile(timesOf(timed, 200), 0.5),
      unit: 'share',
      machine: { control: 0, starved },
    },
    {
      about,
      what: 'neither served nor refused',
      limit: { atMost: 0 },
      measured: answers.filter(({ status }) => status !== 200 && status !== 503).length,
      unit: 'count',
      machine: { control: 0, starved },
    },
  ];
}

type Visitors = ReturnType<typeof visitorsOf>;

function visitorRows(loud: Visitors, calm: Visitors, starved: number): readonly Row[] {
  const { cached, livez, control: controlled } = loud;
  return [
    {
      about,
      what: 'cached pages answered',
      limit: { atLeast: 0.9 },
      measured: cached.kept / calm.cached.kept,
      unit: 'share',
      machine: { control: 0, starved },
    },
    {
      about,
      what: 'cached p99, of that without load',
      limit: { atMost: 3 },
      measured: timesOfQuiet([calm.cached, cached], [calm.control, controlled]),
      unit: 'times',
      dependsOnTime: true,
      machine: { control: 0, starved },
    },
    {
      about,
      what: '/livez answered',
      limit: { atLeast: 1 },
      measured: livez.kept,
      unit: 'share',
      machine: { control: 0, starved },
    },
    {
      about,
      what: '/livez: slowest',
      limit: { atMost: 50 },
      measured: livez.worst,
      unit: 'ms',
      machine: { control: controlled.worst, starved },
    },
  ];
}

/** The milliseconds of the renders that were served. */
function goodOf(driven: Driven): readonly number[] {
  return timesOf(outcomeOf(driven, 'renders').answers, 200);
}

/** The milliseconds of the answers with a status. */
function timesOf(answers: readonly Answered[], wanted: number): readonly number[] {
  return answers.filter(({ status }) => status === wanted).map(({ ms }) => ms);
}
