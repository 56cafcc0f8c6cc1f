import type { Contour } from './outlines.ts';
import type { Corner, Delta, Variation } from './variations.ts';

/** Position of a point, in font units. */
export type Spot = Delta;

/** A contour's points at the default and then at each corner. */
export interface DrawnContour {
  readonly onCurve: readonly boolean[];
  readonly spots: readonly (readonly Spot[])[];
}

/** The outlines of a glyph at the default and at each corner, instead of the deltas between them. */
export interface Drawing {
  readonly contours: readonly DrawnContour[];
  /** How far the four phantom points move. The default is 0. */
  readonly phantoms: readonly (readonly Spot[])[];
}

/** The number of phantom points after a glyph's own: its two sides, its top and its bottom. */
export const phantomPoints = 4;

/**
 * The corners that the sites use, each after the corners that it is composed of. There is no light and wide one: wide
 * text is always semibold or bolder, and a corner is an eighth of the file.
 */
export const corners: readonly Corner[] = [
  { weight: -1, width: 0 },
  { weight: 1, width: 0 },
  { weight: 0, width: 1 },
  { weight: 1, width: 1 },
];

const defaultAndCorners: readonly Corner[] = [{ weight: 0, width: 0 }, ...corners];

/** Returns true if a variation towards one corner also applies in another. */
function reaches(part: Corner, corner: Corner): boolean {
  return (part.weight === 0 || part.weight === corner.weight) && (part.width === 0 || part.width === corner.width);
}

/** Draws a glyph at the default and at each corner. */
export function draw(contours: readonly Contour[], variations: readonly Variation[]): Drawing {
  const points: readonly Spot[] = [
    ...contours.flat(),
    ...Array.from({ length: phantomPoints }, () => ({ x: 0, y: 0 })),
  ];
  const all = defaultAndCorners.map((corner) =>
    points.map((spot, index) =>
      variations
        .filter((part) => reaches(part.corner, corner))
        .reduce((sum, { deltas }) => add(sum, deltas[index]), spot),
    ),
  );
  let start = 0;
  const drawn = contours.map((contour): DrawnContour => {
    const [from, to] = [start, (start += contour.length)];
    return { onCurve: contour.map(({ onCurve }) => onCurve), spots: all.map((spots) => spots.slice(from, to)) };
  });
  return { contours: drawn, phantoms: all.map((spots) => spots.slice(start)) };
}

/** Returns the deltas of points towards each corner, from their positions at the default and at each corner. */
export function variationsOf(spots: readonly (readonly Spot[])[]): Variation[] {
  const start = spots[0] ?? [];
  const found: Variation[] = [];
  corners.forEach((corner, index) => {
    const parts = found.filter((part) => reaches(part.corner, corner));
    const deltas = (spots[index + 1] ?? []).map((spot, at) =>
      parts.reduce((rest, part) => subtract(rest, part.deltas[at]), subtract(spot, start[at])),
    );
    found.push({ corner, deltas });
  });
  return found;
}

function add(a: Spot, b: Spot | undefined): Spot {
  return { x: a.x + (b?.x ?? 0), y: a.y + (b?.y ?? 0) };
}

function subtract(a: Spot, b: Spot | undefined): Spot {
  return { x: a.x - (b?.x ?? 0), y: a.y - (b?.y ?? 0) };
}
