import { labelWidth } from './scale.ts';

/** The visible extent of a bar, in pixels from the left side of its row; infinite if it is open at that side. */
export interface SeenBar {
  readonly start: number;
  readonly end: number;
  /** A moment is drawn as a diamond, which is too small for a label inside. */
  readonly isMoment: boolean;
}

/** Position of a bar's label, and the part of it that fits there. */
export interface PlacedLabel {
  readonly side: 'inside' | 'after' | 'before';
  readonly text: string;
}

const sides = ['inside', 'after', 'before'] as const;
/** How far a label is from its bar, in pixels. */
export const labelGap = { bar: 6, moment: 12 } as const;

/**
 * Places a label inside its bar, else after it, else before it; if it fits nowhere, it is shortened to the widest of
 * these.
 */
export function placeLabel(label: string, { start, end, isMoment }: SeenBar, width: number): PlacedLabel {
  const gap = isMoment ? labelGap.moment : labelGap.bar;
  const rooms = {
    inside: isMoment ? 0 : Math.min(end, width) - Math.max(start, 0),
    after: width - end - gap,
    before: start - gap,
  };
  const wanted = labelWidth(label);
  const side =
    sides.find((one) => rooms[one] >= wanted) ??
    sides.reduce((widest, one) => (rooms[one] > rooms[widest] ? one : widest));
  return { side, text: shortened(label, rooms[side]) };
}

/** Returns the start and end of a bar with its label, in pixels. */
export function extentOf({ start, end }: SeenBar, { side, text }: PlacedLabel): readonly [number, number] {
  const label = side === 'inside' ? 0 : labelWidth(text);
  return [side === 'before' ? start - label : start, side === 'after' ? end + label : end];
}

/**
 * Returns as many whole words as fit. Half a word would not match the link's accessible name, which users of speech
 * input say.
 */
function shortened(label: string, room: number): string {
  if (labelWidth(label) <= room) return label;
  const ends = [...label.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => index + word.length);
  const end = ends.findLast((one) => labelWidth(`${label.slice(0, one)}…`) <= room);
  return end === undefined ? '' : `${label.slice(0, end)}…`;
}
