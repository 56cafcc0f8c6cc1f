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
      const renders = (pace: Load['pace']): Load => ({
        name: 'renders',
        origin,
        requests: { kind: 'previews', paths: pages },
        pace,
        isHeavy: true,
      });
      const measure = (forSeconds: number, pace?: Load['pace']) =>
        measuredDrive(pid, { loads: pace === undefined ? others : [...others, renders(pace)], seconds: forSeconds });
      // The first renders are slower: the server compiles its code.
      await drive({ loads: [renders({ atOnce: 4 })], seconds: isShort ? 2 : 5 });
      say('quiet: cached pages and health checks alone');
      const quiet = await measure(seconds.quiet);
      say('capacity: renders that are requested as fast as they are answered');
      const full = await measure(seconds.capacity, { atOnce: 16 });
      // The capacity with a whole core: on a busy machine the server had less, but may have all of it during the
      // overload.
      const capacity = Math.max(goodOf(full.driven).length / seconds.capacity, goodOf(full.driven).length / full.cpu);
      say(
        `overload: ${Math.round(capacity * overloadFactor)} renders a second are requested, ${Math.round(capacity)} can be done`,
      );
      const over = await measure(seconds.overload, { perSecond: capacity * overloadFactor });
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
  // Compared by the server's CPU time: other processes of the machine slow both measurements, but not equally.
  const goodput = goodOf(over.driven).length / over.cpu / (goodOf(full.driven).length / full.cpu);
  const { starved } = over;
  const { answers, sent } = outcomeOf(over.driven, 'renders');
  const refused = answers.filter(({ status }) => status === 503);
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
      ...refusalRows(over, refused, loud.control),
      ...visitorRows(loud, calm, starved),
    ],
    details: {
      capacity,
      offered: sent / seconds.overload,
      served: goodOf(over.driven).length / seconds.overload,
      refused: refused.length / seconds.overload,
      slowestRefusal: largest(refused.map(({ ms }) => ms)),
      quiet: { cached: calm.cached, control: calm.control },
      overload: { ...loud, lagMs: over.driven.lagMs, starved },
      cores: { capacity: full.cpu / seconds.capacity, overload: over.cpu / seconds.overload },
    },
  };
}

/** Returns the figures of visitors, of health checks and of the control server. */
function visitorsOf(driven: Driven) {
  return {
    cached: backgroundFigures(driven, 'cached'),
    livez: backgroundFigures(driven, 'livez'),
    control: backgroundFigures(driven, 'control'),
  };
}

/** The figures of the refused renders, which exceed the server's capacity. */
function refusalRows(over: MeasuredDrive, refused: readonly Answered[], controlled: BackgroundFigures): readonly Row[] {
  const { starved } = over;
  const unanswered = outcomeOf(over.driven, 'renders').answers.filter(({ status }) => status !== 200 && status !== 503);
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
      measured: quantile(
        refused.map(({ ms }) => ms),
        0.99,
      ),
      unit: 'ms',
      machine: { control: controlled.p99, starved },
    },
    {
      about,
      what: 'refused: median, of that of a served render',
      limit: { atMost: 0.5 },
      measured:
        quantile(
          refused.map(({ ms }) => ms),
          0.5,
        ) / quantile(goodOf(over.driven), 0.5),
      unit: 'share',
      machine: { control: 0, starved },
    },
    {
      about,
      what: 'neither served nor refused',
      limit: { atMost: 0 },
      measured: unanswered.length,
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
  return outcomeOf(driven, 'renders')
    .answers.filter(({ status }) => status === 200)
    .map(({ ms }) => ms);
}
