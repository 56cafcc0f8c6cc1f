import type { Instant } from '@kinemorph/content/time';
import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import type { Bar, Edge, Mark } from '../../api.ts';
import { stepFor, ticksBetween } from '../../time/ticks.ts';
import { follow } from '../state/address.ts';
import * as styles from './Board.css.ts';
import { inLanes, type DrawnBar } from './lanes.ts';
import { labelWidth, xOf, type Scale } from './scale.ts';

export const laneHeight = 26;
const barHeight = 20;
const padding = 8;

/** Begins to drag an end of a bar. */
export type Grab = (event: React.PointerEvent<SVGRectElement>, bar: Bar, edge: Edge) => void;

interface RowProps {
  readonly bars: readonly Bar[];
  readonly marks: readonly Mark[];
  readonly scale: Scale;
  readonly timeZone: string;
  readonly now: Instant;
  readonly at: Instant;
  readonly chosen: string | null;
  readonly hrefOf: (id: string) => string;
  readonly onGrab: Grab;
}

/** The bars of one region. */
export const Row = memo(function Row({ bars, marks, scale, timeZone, now, at, chosen, hrefOf, onGrab }: RowProps) {
  const { from, to, width } = scale;
  const msPerPixel = (to - from) / width;
  const { drawn, lanes } = useMemo(
    () =>
      inLanes(
        bars.filter((bar) => (bar.closes ?? Infinity) >= from && (bar.opens ?? -Infinity) <= to),
        (label) => labelWidth(label) * msPerPixel,
      ),
    [bars, from, to, msPerPixel],
  );
  const height = Math.max(1, lanes) * laneHeight + padding * 2;
  const ticks = ticksBetween(from, to, stepFor(to - from, width), timeZone);
  return (
    <svg className={styles.canvas} width={width} height={height} data-row>
      {ticks.map((tick) => (
        <line
          key={tick.at}
          className={tick.major ? styles.majorTick : styles.tick}
          x1={xOf(scale, tick.at)}
          x2={xOf(scale, tick.at)}
          y1={0}
          y2={height}
        />
      ))}
      {drawn.map((one) => (
        <BarShape
          key={one.id}
          drawn={one}
          scale={scale}
          isChosen={one.bars.some(({ id }) => id === chosen)}
          marked={one.bars.some(({ id }) => marks.some((mark) => mark.bar === id))}
          href={hrefOf(one.id)}
          onGrab={onGrab}
        />
      ))}
      <line className={styles.nowLine} x1={xOf(scale, now)} x2={xOf(scale, now)} y1={0} y2={height} />
      {at !== now && <line className={styles.chosenLine} x1={xOf(scale, at)} x2={xOf(scale, at)} y1={0} y2={height} />}
    </svg>
  );
});

interface ShapeProps {
  readonly drawn: DrawnBar;
  readonly scale: Scale;
  readonly isChosen: boolean;
  readonly marked: boolean;
  readonly href: string;
  readonly onGrab: Grab;
}

function BarShape({ drawn, scale, isChosen, marked, href, onGrab }: ShapeProps) {
  const { kind, label, opens, closes, lane, bars } = drawn;
  const [first] = bars;
  const start = Math.max(opens === undefined ? -20 : xOf(scale, opens), -20);
  const end = Math.min(closes === undefined ? scale.width + 20 : xOf(scale, closes), scale.width + 20);
  const y = padding + lane * laneHeight + (laneHeight - barHeight) / 2;
  const isMoment = opens !== undefined && opens === closes;
  const width = Math.max(end - start, 3);
  const seen = Math.max(start, 0);
  const room = Math.min(end, scale.width) - seen;
  // A label that does not fit stands behind its bar; where that is out of sight, as much of it as fits stands inside.
  const inside = !isMoment && (labelWidth(label) <= room || end > scale.width - 40);
  return (
    <a
      href={href}
      className={clsx(styles.bar, isChosen && styles.chosen)}
      onClick={follow}
      aria-label={label}
      aria-current={isChosen || undefined}
      draggable={false}
      data-bar={drawn.id}
    >
      {isMoment ? (
        <path
          className={styles.bodies[kind]}
          d={`M${start} ${y + 2} l8 ${barHeight / 2 - 2} l-8 ${barHeight / 2 - 2} l-8 -${barHeight / 2 - 2} z`}
        />
      ) : (
        <rect className={styles.bodies[kind]} x={start} y={y} width={width} height={barHeight} />
      )}
      {inside ? (
        <svg x={seen} y={y} width={Math.max(room - 2, 0)} height={barHeight}>
          <text className={styles.texts[kind]} x={6} y={14}>
            {label}
          </text>
        </svg>
      ) : (
        <text className={styles.outside} x={end + (isMoment ? 12 : 6)} y={y + 14}>
          {label}
        </text>
      )}
      {marked && <circle className={styles.mark} cx={Math.max(start, 8)} cy={y} r={5} />}
      {bars.length === 1 &&
        first &&
        !isMoment &&
        first.movable.map((edge) => {
          const x = edge === 'opens' ? start : end;
          return x < -4 || x > scale.width + 4 ? null : (
            <rect
              key={edge}
              className={styles.handle}
              x={x - 6}
              y={y - 2}
              width={12}
              height={barHeight + 4}
              onPointerDown={(event) => onGrab(event, first, edge)}
              data-edge={edge}
            />
          );
        })}
    </a>
  );
}
