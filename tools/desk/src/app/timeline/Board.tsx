import type { Instant } from '@kinemorph/content/time';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Bar, DeskRegion, Edge, Mark } from '../../api.ts';
import { wallOf, wallText } from '../../time/local-time.ts';
import { stepFor, ticksBetween } from '../../time/ticks.ts';
import * as styles from './Board.css.ts';
import type { Range } from './range.ts';
import { Row } from './Row.tsx';
import { sayTick, sharedZone, zoneOf, type ClockName } from './say-time.ts';
import { xOf, type Scale } from './scale.ts';
import { useGestures } from './use-gestures.ts';

interface BoardProps {
  readonly regions: readonly DeskRegion[];
  readonly bars: readonly Bar[];
  readonly marks: readonly Mark[];
  readonly range: Range;
  readonly onRange: (range: Range) => void;
  readonly clock: ClockName;
  readonly now: Instant;
  readonly at: Instant;
  readonly onAt: (at: Instant) => void;
  readonly chosen: string | null;
  readonly hrefOf: (id: string) => string;
  /** Called when an end was dropped at another instant; nothing is written yet. */
  readonly onDrop: (bar: Bar, edge: Edge, to: Instant) => void;
}

/** The calendar: a row of bars for each region, below one axis. */
export function Board({ regions, range, clock, now, at, onRange, onAt, onDrop, bars, ...rest }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track);
  const scale = useMemo<Scale>(() => ({ ...range, width }), [range, width]);
  const { onGrab, onKeyDown } = useGestures(board, scale, { onRange, onAt, onDrop, at });
  const byRegion = useMemo(() => Map.groupBy(bars, ({ region }) => region), [bars]);
  const axisZone = zoneOf(clock, sharedZone(regions));
  return (
    <div
      ref={board}
      className={styles.board}
      data-board
      role="group"
      aria-label="Timeline. Arrow keys move it, plus and minus zoom, N and P step from boundary to boundary."
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className={styles.axis}>
        <div className={styles.head}>
          <span className={styles.name} data-label>
            Region
            <span className={styles.local} data-label>
              {axisZone === 'UTC' ? 'axis in UTC' : `axis in ${axisZone}`}
            </span>
          </span>
        </div>
        <div ref={track} className={styles.track}>
          <Axis scale={scale} timeZone={axisZone} now={now} at={at} />
        </div>
      </div>
      {regions.map(({ id, name, timeZone }) => {
        const zone = zoneOf(clock, timeZone);
        return (
          <section key={id} className={styles.row} aria-label={name}>
            <div className={styles.head}>
              <h2 className={styles.name} data-label>
                {name}
                <span className={styles.local} data-label>
                  {wallText(wallOf(at, zone))}
                </span>
              </h2>
            </div>
            <div className={styles.track}>
              <Row {...{ scale, now, at, onGrab }} {...rest} bars={byRegion.get(id) ?? none} timeZone={zone} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

const none: readonly Bar[] = [];

function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1000);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(200, Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

function Axis({
  scale,
  timeZone,
  now,
  at,
}: {
  readonly scale: Scale;
  readonly timeZone: string;
  readonly now: Instant;
  readonly at: Instant;
}) {
  const step = stepFor(scale.to - scale.from, scale.width);
  const ticks = ticksBetween(scale.from, scale.to, step, timeZone);
  const [nowX, atX] = [xOf(scale, now), xOf(scale, at)];
  return (
    <svg
      className={styles.canvas}
      width={scale.width}
      height={52}
      viewBox={`0 0 ${scale.width} 52`}
      data-axis
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <g key={tick.at}>
          <line
            className={tick.major ? styles.majorTick : styles.tick}
            x1={xOf(scale, tick.at)}
            x2={xOf(scale, tick.at)}
            y1={tick.major ? 22 : 32}
            y2={52}
          />
          <text className={tick.major ? styles.majorText : styles.tickText} x={xOf(scale, tick.at) + 5} y={47}>
            {sayTick(tick.wall, step, tick.major)}
          </text>
        </g>
      ))}
      <line className={styles.nowLine} x1={nowX} x2={nowX} y1={0} y2={52} />
      <text className={styles.nowText} x={nowX + 4} y={11}>
        now
      </text>
      {at !== now && <line className={styles.chosenLine} x1={atX} x2={atX} y1={0} y2={52} />}
      {at !== now && (
        <text className={styles.chosenText} x={atX + 4} y={Math.abs(atX - nowX) < 40 ? 25 : 11}>
          chosen
        </text>
      )}
    </svg>
  );
}
