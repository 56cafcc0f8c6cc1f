import type { Instant } from '@kinemorph/content/time';
import { VisuallyHidden } from '@kinemorph/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Bar, Edge } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import type { ViewProps } from '../parts/view-props.ts';
import { instantParam, readInstant, useAddress, withQuery } from '../state/address.ts';
import { BarPanel } from '../timeline/BarPanel.tsx';
import { Board } from '../timeline/Board.tsx';
import { Filters } from '../timeline/Filters.tsx';
import { filtered, type Filter } from '../timeline/filter.ts';
import { HandOut } from '../timeline/HandOut.tsx';
import { Findings } from '../timeline/Findings.tsx';
import { grouped } from '../timeline/lanes.ts';
import { boundariesOf } from '../timeline/next.ts';
import { NextList } from '../timeline/NextList.tsx';
import { around, firstRange, spans, type Range, type SpanName } from '../timeline/range.ts';
import { clocks, sayDay, sayInstant, type ClockName } from '../timeline/say-time.ts';
import * as styles from './TimelineView.css.ts';

const settleMs = 250;

/** The range of the address, kept in step with it: moving and zooming write it once they settle. */
function useRange(
  query: URLSearchParams,
  set: ReturnType<typeof useAddress>['set'],
  first: () => Range,
): readonly [Range, (range: Range) => void] {
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

/** Every campaign of every region on one calendar. */
export function TimelineView({ timeline, now }: ViewProps) {
  const { query, set } = useAddress();
  const asked = readInstant(query, 'at');
  const at = asked ?? now;
  // The lines move by less than a pixel a minute: the rows need not be drawn each second.
  const minute = Math.floor(now / 60_000) * 60_000;
  const clock: ClockName =
    query.get('clock') === 'utc' ? 'utc' : query.get('clock') === 'beijing' ? 'beijing' : 'local';
  const key = ['regions', 'kinds', 'campaign', 'product'].map((name) => query.get(name) ?? '').join('|');
  const filter = useMemo<Filter>(() => {
    const [regions = '', kinds = '', campaign = '', product = ''] = key.split('|');
    return {
      regions: regions.split(',').filter(Boolean),
      kinds: kinds.split(',').filter(Boolean),
      campaign: campaign || null,
      product: product || null,
    };
  }, [key]);
  const bars = useMemo(() => filtered(timeline.bars, filter), [timeline.bars, filter]);
  const regions = useMemo(
    () => timeline.regions.filter(({ id }) => filter.regions.length === 0 || filter.regions.includes(id)),
    [timeline.regions, filter],
  );
  const [range, setRange] = useRange(query, set, () => firstRange(timeline.bars, at));
  const [dropped, setDropped] = useState<{ readonly bar: string; readonly edge: Edge; readonly to: Instant }>();
  const chosen = query.get('bar');
  const chosenBars = useMemo(
    () =>
      chosen === null
        ? []
        : (
            grouped(bars.filter(({ region }) => chosen.startsWith(`${region}.`))).find((group) =>
              group.bars.some(({ id }) => id === chosen),
            )?.bars ?? timeline.bars.filter(({ id }) => id === chosen)
          ).toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen)),
    [bars, chosen, timeline.bars],
  );
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
  const step = useCallback(
    (direction: 1 | -1) => {
      const all = boundariesOf(bars);
      const next = direction === 1 ? all.find((moment) => moment > at) : all.findLast((moment) => moment < at);
      if (next === undefined) return;
      const inside = next > range.from && next < range.to;
      const there = inside ? range : around(next, range.to - range.from);
      set({ at: instantParam(next), from: instantParam(there.from), to: instantParam(there.to) });
    },
    [at, bars, range, set],
  );
  useStepKeys(step);
  const span = (name: SpanName) => {
    const there = around(at, spans[name]);
    set({ from: instantParam(there.from), to: instantParam(there.to) });
  };
  const period = `${sayDay(range.from, 'UTC')} – ${sayDay(range.to, 'UTC')}`;
  const visible = bars.some((bar) => (bar.closes ?? Infinity) >= range.from && (bar.opens ?? -Infinity) <= range.to);
  return (
    <div className={styles.view}>
      <div className={styles.wide}>
        <div className={styles.tools}>
          <h1 className={styles.period}>{period}</h1>
          <div className={styles.group} role="group" aria-label="Zoom">
            {(Object.keys(spans) as SpanName[]).map((name) => (
              <button
                key={name}
                type="button"
                className={appStyles.small}
                aria-pressed={Math.abs((range.to - range.from) / spans[name] - 1) < 0.02}
                onClick={() => span(name)}
              >
                {name.charAt(0).toUpperCase() + name.slice(1)}
              </button>
            ))}
          </div>
          <div className={styles.group} role="group" aria-label="Clock">
            {(Object.keys(clocks) as ClockName[]).map((name) => (
              <button
                key={name}
                type="button"
                className={appStyles.small}
                aria-pressed={clock === name}
                onClick={() => set({ clock: name === 'local' ? undefined : name })}
              >
                {clocks[name]}
              </button>
            ))}
          </div>
          <HandOut title={`Campaigns · ${period}`} />
        </div>
        <Filters timeline={timeline} filter={filter} set={set} />
        <Findings findings={timeline.findings} marks={timeline.marks} hrefOf={hrefOf} />
        {!visible && (
          <p className={styles.empty}>
            {bars.length === 0
              ? 'Nothing fits this filter.'
              : 'Nothing is open in this time. Step to a boundary, or zoom out.'}
          </p>
        )}
        <Board
          regions={regions}
          bars={bars}
          marks={timeline.marks}
          range={range}
          onRange={setRange}
          clock={clock}
          now={minute}
          at={asked ?? minute}
          onAt={onAt}
          chosen={chosen}
          hrefOf={hrefOf}
          onDrop={onDrop}
        />
      </div>
      <aside className={styles.aside} aria-label="Details">
        <section className={styles.panel} aria-labelledby="instant">
          <h2 id="instant" className={appStyles.title}>
            {asked === undefined ? 'Now' : 'Chosen instant'}
          </h2>
          <p>{sayInstant(at, clock === 'beijing' ? 'Asia/Shanghai' : 'UTC')}</p>
          <div className={appStyles.row}>
            <button
              type="button"
              className={appStyles.small}
              onClick={() => step(-1)}
              title="Step to the boundary before (P)"
            >
              ‹ Before
            </button>
            <button
              type="button"
              className={appStyles.small}
              onClick={() => step(1)}
              title="Step to the next boundary (N)"
            >
              Next ›
            </button>
            {asked !== undefined && (
              <button type="button" className={appStyles.small} onClick={() => set({ at: undefined })}>
                Now
              </button>
            )}
          </div>
          <div className={appStyles.row}>
            <a href={`/machine?at=${instantParam(at)}`}>See the pages</a>
            <a href={`/changes?after=${instantParam(at)}`}>What changes</a>
          </div>
        </section>
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
        <NextList bars={bars} regions={timeline.regions} after={at} isNow={asked === undefined} clock={clock} />
        <section className={styles.panel} aria-labelledby="calendars">
          <h2 id="calendars" className={appStyles.title}>
            Calendars
          </h2>
          <p className={appStyles.soft}>Everything of a region for Outlook, Google or Apple, at the exact instants.</p>
          <div className={appStyles.row}>
            {timeline.regions.map(({ id, name }) => (
              <a key={id} className={appStyles.small} href={`/calendar/${id}.ics`}>
                {id}
                <VisuallyHidden> · calendar of {name}</VisuallyHidden>
              </a>
            ))}
          </div>
        </section>
      </aside>
    </div>
  );
}

/** N and P step from boundary to boundary, wherever nothing is being typed. */
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
