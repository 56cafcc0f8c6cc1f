import { labelWidth } from './scale.ts';

/** A bar as it is in sight, in pixels from the left side of its row; infinite where it has no such end. */
export interface SeenBar {
  readonly start: number;
  readonly end: number;
  /** A moment is drawn as a diamond, which has no room for a label. */
  readonly isMoment: boolean;
}

/** Where the label of a bar stands, and as much of it as has room there. */
export interface PlacedLabel {
  readonly side: 'inside' | 'after' | 'before';
  readonly text: string;
}

const sides = ['inside', 'after', 'before'] as const;
/** How far a label is from its bar, in pixels. */
export const labelGap = { bar: 6, moment: 12 } as const;

/** Puts a label into its bar, else behind it, else before it; where it fits nowhere it is shortened to the widest of these. */
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

/** From where to where a bar and its label reach, in pixels. */
export function extentOf({ start, end }: SeenBar, { side, text }: PlacedLabel): readonly [number, number] {
  const label = side === 'inside' ? 0 : labelWidth(text);
  return [side === 'before' ? start - label : start, side === 'after' ? end + label : end];
}

/** As many whole words as have room: half a word would not be in the name of its link, by which people call it who speak to their computer. */
function shortened(label: string, room: number): string {
  if (labelWidth(label) <= room) return label;
  const ends = [...label.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => index + word.length);
  const end = ends.findLast((one) => labelWidth(`${label.slice(0, one)}…`) <= room);
  return end === undefined ? '' : `${label.slice(0, end)}…`;
}
