import type { Instant } from '@kinemorph/content/time';
import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import type { Bar, Edge, Mark } from '../../api.ts';
import { stepFor, ticksBetween } from '../../time/ticks.ts';
import { follow } from '../state/address.ts';
import * as styles from './Board.css.ts';
import { sayFinding } from './Findings.tsx';
import { grouped, inLanes, type DrawnBar } from './lanes.ts';
import { extentOf, labelGap, placeLabel, type PlacedLabel, type SeenBar } from './place-label.ts';
import { xOf, type Scale } from './scale.ts';

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
  const groups = useMemo(() => grouped(bars), [bars]);
  const { drawn, lanes } = useMemo(
    () => inLanes(labelled(groups, { from, to, width }), reachOf),
    [groups, from, to, width],
  );
  const height = Math.max(1, lanes) * laneHeight + padding * 2;
  const ticks = ticksBetween(from, to, stepFor(to - from, width), timeZone);
  const still = useStill(scale);
  const left = xOf(still, from);
  const right = left + width;
  return (
    <svg className={styles.canvas} width={width} height={height} viewBox={`0 0 ${width} ${height}`} data-row>
      <g transform={`translate(${-left})`}>
        {ticks.map((tick) => (
          <line
            key={tick.at}
            className={tick.major ? styles.majorTick : styles.tick}
            x1={xOf(still, tick.at)}
            x2={xOf(still, tick.at)}
            y1={0}
            y2={height}
          />
        ))}
        {drawn.map((one) => {
          const start = one.opens === undefined ? -Infinity : xOf(still, one.opens);
          const end = one.closes === undefined ? Infinity : xOf(still, one.closes);
          return (
            <BarShape
              key={one.id}
              drawn={one}
              start={start}
              end={end}
              left={start < left ? left : -Infinity}
              right={end > right ? right : Infinity}
              side={one.placed.side}
              text={one.placed.text}
              isChosen={one.bars.some(({ id }) => id === chosen)}
              mistake={marks.find((mark) => one.bars.some(({ id }) => id === mark.bar))}
              href={hrefOf(one.id)}
              onGrab={onGrab}
            />
          );
        })}
        <line className={styles.nowLine} x1={xOf(still, now)} x2={xOf(still, now)} y1={0} y2={height} />
        {at !== now && (
          <line className={styles.chosenLine} x1={xOf(still, at)} x2={xOf(still, at)} y1={0} y2={height} />
        )}
      </g>
    </svg>
  );
});

type Labelled = Omit<DrawnBar, 'lane'> & { readonly seen: SeenBar; readonly placed: PlacedLabel };

/** Returns the visible bars, each with the position of its label. */
function labelled(groups: readonly Omit<DrawnBar, 'lane'>[], scale: Scale): readonly Labelled[] {
  return groups.flatMap((group) => {
    const { opens, closes, label } = group;
    if ((closes ?? Infinity) < scale.from || (opens ?? -Infinity) > scale.to) return [];
    const seen = {
      start: opens === undefined ? -Infinity : xOf(scale, opens),
      end: closes === undefined ? Infinity : xOf(scale, closes),
      isMoment: opens !== undefined && opens === closes,
    };
    return [{ ...group, seen, placed: placeLabel(label, seen, scale.width) }];
  });
}

const reachOf = ({ seen, placed }: Labelled) => extentOf(seen, placed);

/**
 * Returns a scale of the same length that does not change while the calendar is dragged: the drawing is only shifted as
 * a whole, and shapes that remain visible need no update.
 */
function useStill({ from, to, width }: Scale): Scale {
  const span = to - from;
  const origin = Math.floor(from / span) * span;
  return useMemo(() => ({ from: origin, to: origin + span, width }), [origin, span, width]);
}

interface ShapeProps {
  readonly drawn: DrawnBar;
  /** Start and end of the bar, in pixels. */
  readonly start: number;
  readonly end: number;
  /**
   * The sides of the visible area if the bar reaches them, else infinite, so that dragging does not change the props.
   */
  readonly left: number;
  readonly right: number;
  /** Position of the label, and the part of it that fits there. */
  readonly side: PlacedLabel['side'];
  readonly text: string;
  readonly isChosen: boolean;
  /** The mistake that the checks found in it. */
  readonly mistake: Mark | undefined;
  readonly href: string;
  readonly onGrab: Grab;
}

/**
 * Returns true if two shapes are rendered identically: a group's list of bars stays the same object until the content
 * or the filter changes.
 */
function isSameShape(one: ShapeProps, other: ShapeProps): boolean {
  return (
    one.drawn.bars === other.drawn.bars &&
    one.drawn.lane === other.drawn.lane &&
    one.start === other.start &&
    one.end === other.end &&
    one.left === other.left &&
    one.right === other.right &&
    one.side === other.side &&
    one.text === other.text &&
    one.isChosen === other.isChosen &&
    one.mistake === other.mistake &&
    one.href === other.href &&
    one.onGrab === other.onGrab
  );
}

const BarShape = memo(function BarShape(props: ShapeProps) {
  const { drawn, left, right, side, text, isChosen, mistake, href, onGrab } = props;
  const { kind, label, opens, closes, lane, bars } = drawn;
  const start = Math.max(props.start, left - 20);
  const end = Math.min(props.end, right + 20);
  const y = padding + lane * laneHeight + (laneHeight - barHeight) / 2;
  const isMoment = opens !== undefined && opens === closes;
  const single = bars.length === 1 && !isMoment ? bars[0] : undefined;
  // One pixel shorter, so that it is separate from a bar that starts at its end.
  const width = Math.max(end - start - 1, 3);
  const seen = Math.max(start, left);
  const gap = isMoment ? labelGap.moment : labelGap.bar;
  return (
    <a
      href={href}
      className={clsx(styles.bar, isChosen && styles.chosen)}
      onClick={follow}
      aria-label={mistake ? `${label}. A mistake: ${sayFinding(mistake)}` : label}
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
      <BarLabel
        kind={kind}
        side={side}
        text={text}
        x={side === 'inside' ? seen : side === 'after' ? end + gap : start - gap}
        y={y}
        room={Math.min(end, right) - seen}
      />
      {text !== label && !mistake && <title>{label}</title>}
      {mistake && (
        <circle className={styles.mark} cx={Math.max(start, left + 8)} cy={y} r={5}>
          <title>{sayFinding(mistake)}</title>
        </circle>
      )}
      {single?.movable.map((edge) => {
        const x = edge === 'opens' ? start : end;
        const isInSight = x >= left - 4 && x <= right + 4;
        return isInSight && <Handle key={edge} bar={single} edge={edge} x={x} y={y} onGrab={onGrab} />;
      })}
    </a>
  );
}, isSameShape);

interface BarLabelProps extends PlacedLabel {
  readonly kind: Bar['kind'];
  readonly x: number;
  readonly y: number;
  /** The width of the visible part of the bar, in pixels. */
  readonly room: number;
}

function BarLabel({ kind, side, text, x, y, room }: BarLabelProps) {
  if (side === 'inside')
    return (
      <svg x={x} y={y} width={Math.max(room - 2, 0)} height={barHeight}>
        <text className={styles.texts[kind]} x={6} y={14}>
          {text}
        </text>
      </svg>
    );
  return (
    <text className={styles.outside} x={x} y={y + 14} textAnchor={side === 'after' ? 'start' : 'end'}>
      {text}
    </text>
  );
}

interface HandleProps {
  readonly bar: Bar;
  readonly edge: Edge;
  readonly x: number;
  readonly y: number;
  readonly onGrab: Grab;
}

/** The handle at an end of a bar, for dragging it. */
function Handle({ bar, edge, x, y, onGrab }: HandleProps) {
  return (
    <rect
      className={styles.handle}
      x={x - 6}
      y={y - 2}
      width={12}
      height={barHeight + 4}
      onPointerDown={(event) => onGrab(event, bar, edge)}
      data-edge={edge}
    />
  );
}
