import type { Drawing, DrawnContour, Spot } from './drawings.ts';

/** Another glyph, with its offset at the default and at each corner. */
export interface Placement {
  readonly glyph: number;
  readonly offsets: readonly Spot[];
}

/** A glyph with its own contours, or composed of other glyphs that have some. */
export type ComposedGlyph =
  | { readonly contours: readonly DrawnContour[]; readonly phantoms: Drawing['phantoms'] }
  | { readonly placements: readonly Placement[]; readonly phantoms: Drawing['phantoms'] };

/** A glyph that may be part of others. */
interface Part {
  readonly glyph: number;
  readonly contours: readonly DrawnContour[];
}

interface Match {
  readonly offsets: readonly Spot[];
  /** The contours that are not the part's. */
  readonly rest: readonly DrawnContour[];
}

/**
 * Composes accented letters of a letter and an accent, if both are identical to the outline. The source contains all
 * outlines separately, which makes it an eighth larger. Glyphs keep their numbers, and accents are appended. Nothing
 * else is composed: browsers place components at whole units, which would shift figures and ligatures slightly.
 */
export function composeLetters(drawings: readonly Drawing[], glyphOf: ReadonlyMap<number, number>): ComposedGlyph[] {
  const glyphs: ComposedGlyph[] = [...drawings];
  const accents: Part[] = [];
  const still = drawings[0]?.phantoms.map((phantoms) => phantoms.map(() => ({ x: 0, y: 0 }))) ?? [];
  const place = ({ contours, phantoms }: Drawing, letter: Part): ComposedGlyph | undefined => {
    const whole = match(letter, contours);
    if (!whole) return undefined;
    const accent = accents.find((part) => match(part, whole.rest)?.rest.length === 0) ?? appendAccent(whole.rest);
    return {
      placements: [
        { glyph: letter.glyph, offsets: whole.offsets },
        { glyph: accent.glyph, offsets: match(accent, whole.rest)?.offsets ?? [] },
      ],
      phantoms,
    };
  };
  const appendAccent = (contours: readonly DrawnContour[]): Part => {
    const part = { glyph: glyphs.push({ contours, phantoms: still }) - 1, contours };
    accents.push(part);
    return part;
  };
  for (const [character, glyph] of glyphOf) {
    const drawing = drawings[glyph];
    const letter = letterIn(character, drawings, glyphOf);
    if (drawing && letter) glyphs[glyph] = place(drawing, letter) ?? drawing;
  }
  return glyphs;
}

/** Returns the letter of an accented letter; undefined for any other character. */
function letterIn(
  character: number,
  drawings: readonly Drawing[],
  glyphOf: ReadonlyMap<number, number>,
): Part | undefined {
  const [letter = '', accent] = String.fromCodePoint(character).normalize('NFD');
  const glyph = accent && glyphOf.get(letter.codePointAt(0) ?? 0);
  const drawing = glyph ? drawings[glyph] : undefined;
  return glyph && drawing ? { glyph, contours: drawing.contours } : undefined;
}

/** Finds all contours of a component among others, moved by the same offset. */
function match(part: Part, contours: readonly DrawnContour[]): Match | undefined {
  const [first] = part.contours;
  for (const candidate of contours) {
    const offsets = first && candidate.spots.map((spots, corner) => subtract(spots[0], first.spots[corner]?.[0]));
    const taken = offsets && part.contours.map((contour) => contours.find((other) => isMoved(contour, other, offsets)));
    if (taken && !taken.includes(undefined))
      return { offsets, rest: contours.filter((contour) => !taken.includes(contour)) };
  }
  return undefined;
}

function isMoved(from: DrawnContour, to: DrawnContour, offsets: readonly Spot[]): boolean {
  if (from.onCurve.join() !== to.onCurve.join()) return false;
  return offsets.every(({ x, y }, corner) =>
    from.spots[corner]?.every(
      (spot, index) => to.spots[corner]?.[index]?.x === spot.x + x && to.spots[corner][index].y === spot.y + y,
    ),
  );
}

function subtract(a: Spot | undefined, b: Spot | undefined): Spot {
  return { x: (a?.x ?? 0) - (b?.x ?? 0), y: (a?.y ?? 0) - (b?.y ?? 0) };
}
