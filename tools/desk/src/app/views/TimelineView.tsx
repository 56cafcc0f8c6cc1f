import type { Instant } from '@kinemorph/content/time';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Bar, DeskTimeline, Edge } from '../../api.ts';
import type { ViewProps } from '../parts/view-props.ts';
import { instantParam, readInstant, useAddress, withQuery, type SetQuery } from '../state/address.ts';
import { BarPanel } from '../timeline/BarPanel.tsx';
import { Board } from '../timeline/Board.tsx';
import { Calendars } from '../timeline/Calendars.tsx';
import { Filters } from '../timeline/Filters.tsx';
import { filtered, type Filter } from '../timeline/filter.ts';
import { Findings } from '../timeline/Findings.tsx';
import { InstantPanel } from '../timeline/InstantPanel.tsx';
import { grouped } from '../timeline/lanes.ts';
import { boundariesOf } from '../timeline/next.ts';
import { NextList } from '../timeline/NextList.tsx';
import { around, firstRange, spans, type Range, type SpanName } from '../timeline/range.ts';
import type { ClockName } from '../timeline/say-time.ts';
import { TimelineTools } from '../timeline/TimelineTools.tsx';
import * as styles from './TimelineView.css.ts';

const settleMs = 250;

/** Returns the range of the URL and keeps both in sync: moving and zooming update the URL when they end. */
function useRange(query: URLSearchParams, set: SetQuery, first: () => Range): readonly [Range, (range: Range) => void] {
  const [from, to] = [readInstant(query, 'from'), readInstant(query, 'to')];
  const [moved, setMoved] = useState<Range>();
  const [begun] = useState(first);
  const range = useMemo(
    () => moved ?? (from !== undefined && to !== undefined && to > from ? { from, to } : begun),
    [moved, from, to, begun],
  );
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      set({ from: instantParam(moved.from), to: instantParam(moved.to) }, { replace: true });
      setMoved(undefined);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [moved, set]);
  return [range, setMoved];
}

/** Reads the filter from the URL. */
function useFilter(query: URLSearchParams): Filter {
  const key = ['regions', 'kinds', 'campaign', 'product'].map((name) => query.get(name) ?? '').join('|');
  return useMemo<Filter>(() => {
    const [regions = '', kinds = '', campaign = '', product = ''] = key.split('|');
    return {
      regions: regions.split(',').filter(Boolean),
      kinds: kinds.split(',').filter(Boolean),
      campaign: campaign || null,
      product: product || null,
    };
  }, [key]);
}

/** The bar that the address chose, first, with those that are drawn as one with it. */
function useChosenBars(chosen: string | null, bars: readonly Bar[], all: readonly Bar[]): readonly Bar[] {
  return useMemo(() => {
    if (chosen === null) return [];
    const group = grouped(bars.filter(({ region }) => chosen.startsWith(`${region}.`))).find((one) =>
      one.bars.some(({ id }) => id === chosen),
    );
    const found = group?.bars ?? all.filter(({ id }) => id === chosen);
    return found.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  }, [bars, chosen, all]);
}

/** Moves to the previous or next boundary, and scrolls the calendar if it is not visible. */
function useStep(bars: readonly Bar[], at: Instant, range: Range, set: SetQuery): (direction: 1 | -1) => void {
  return useCallback(
    (direction) => {
      const all = boundariesOf(bars);
      const next = direction === 1 ? all.find((moment) => moment > at) : all.findLast((moment) => moment < at);
      if (next === undefined) return;
      const inside = next > range.from && next < range.to;
      const there = inside ? range : around(next, range.to - range.from);
      set({ at: instantParam(next), from: instantParam(there.from), to: instantParam(there.to) });
    },
    [at, bars, range, set],
  );
}

interface Dropped {
  readonly bar: string;
  readonly edge: Edge;
  readonly to: Instant;
}

const readClock = (name: string | null): ClockName => (name === 'utc' || name === 'beijing' ? name : 'local');

/** Every campaign of every region on one calendar. */
export function TimelineView({ timeline, now }: ViewProps) {
  const { query, set } = useAddress();
  const requested = readInstant(query, 'at');
  const at = requested ?? now;
  // The lines move by less than a pixel a minute: the rows need not be drawn each second.
  const minute = Math.floor(now / 60_000) * 60_000;
  const clock = readClock(query.get('clock'));
  const filter = useFilter(query);
  const bars = useMemo(() => filtered(timeline.bars, filter), [timeline.bars, filter]);
  const regions = useMemo(
    () => timeline.regions.filter(({ id }) => filter.regions.length === 0 || filter.regions.includes(id)),
    [timeline.regions, filter],
  );
  const [range, setRange] = useRange(query, set, () => firstRange(timeline.bars, at));
  const [dropped, setDropped] = useState<Dropped>();
  const chosen = query.get('bar');
  const onAt = useCallback((instant: Instant) => set({ at: instantParam(instant) }), [set]);
  const onDrop = useCallback(
    (bar: Bar, edge: Edge, to: Instant) => {
      setDropped({ bar: bar.id, edge, to });
      set({ bar: bar.id });
    },
    [set],
  );
  const href = `/?${query.toString()}`;
  const hrefOf = useCallback((id: string) => withQuery(href, { bar: id }), [href]);
  const step = useStep(bars, at, range, set);
  useStepKeys(step);
  const onSpan = (name: SpanName) => {
    const there = around(at, spans[name]);
    set({ from: instantParam(there.from), to: instantParam(there.to) });
  };
  return (
    <div className={styles.view}>
      <div className={styles.wide}>
        <TimelineTools range={range} clock={clock} set={set} onSpan={onSpan} />
        <Filters timeline={timeline} filter={filter} set={set} />
        <Findings findings={timeline.findings} marks={timeline.marks} hrefOf={hrefOf} />
        <Empty bars={bars} range={range} isAll={bars.length === timeline.bars.length} />
        <Board
          {...{ regions, bars, range, clock, chosen, hrefOf, onAt, onDrop }}
          marks={timeline.marks}
          onRange={setRange}
          now={minute}
          at={requested ?? minute}
        />
      </div>
      <Details {...{ timeline, bars, clock, chosen, dropped, at, set }} isNow={requested === undefined} onStep={step} />
    </div>
  );
}

interface EmptyProps {
  readonly bars: readonly Bar[];
  readonly range: Range;
  /** True if the filter hides no bar. */
  readonly isAll: boolean;
}

/** Explains why no bar is visible. */
function Empty({ bars, range, isAll }: EmptyProps) {
  if (bars.some((bar) => (bar.closes ?? Infinity) >= range.from && (bar.opens ?? -Infinity) <= range.to)) return null;
  const why = bars.length > 0 ? 'sight' : isAll ? 'all' : 'filter';
  return <p className={styles.empty}>{emptiness[why]}</p>;
}

const emptiness = {
  all: 'There is no campaign yet. Start one under New campaign.',
  filter: 'Nothing fits this filter.',
  sight: 'Nothing is open in this time. Step to a boundary, or zoom out.',
} as const;

interface DetailsProps {
  readonly timeline: DeskTimeline;
  readonly bars: readonly Bar[];
  readonly clock: ClockName;
  readonly chosen: string | null;
  readonly dropped: Dropped | undefined;
  readonly at: Instant;
  readonly isNow: boolean;
  readonly set: SetQuery;
  readonly onStep: (direction: 1 | -1) => void;
}

/** The side panel: the instant, the selected bar, and the next events. */
function Details({ timeline, bars, clock, chosen, dropped, at, isNow, set, onStep }: DetailsProps) {
  const chosenBars = useChosenBars(chosen, bars, timeline.bars);
  return (
    <aside className={styles.aside} aria-label="Details">
      <InstantPanel at={at} isNow={isNow} clock={clock} onStep={onStep} onNow={() => set({ at: undefined })} />
      {chosen !== null && chosenBars.length > 0 && (
        <BarPanel
          key={chosen}
          timeline={timeline}
          bars={chosenBars}
          dropped={dropped}
          onClose={() => set({ bar: undefined })}
        />
      )}
      {chosen !== null && chosenBars.length === 0 && (
        <p className={styles.empty}>What this address chose is not there any more.</p>
      )}
      <NextList bars={bars} regions={timeline.regions} after={at} isNow={isNow} clock={clock} />
      <Calendars regions={timeline.regions} />
    </aside>
  );
}

/** Moves between boundaries with the keys N and P, except while the user is typing. */
function useStepKeys(step: (direction: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as Element).closest('input, select, textarea')
      )
        return;
      if (event.key === 'n') step(1);
      if (event.key === 'p') step(-1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [step]);
}
