import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

/** A weight and a width (in percent) of a variable font. */
export interface Cut {
  readonly weight: number;
  readonly width: number;
}

/** Opens a TrueType font, in a cut if it is variable. */
export function openFont(bytes: Uint8Array, cut?: Cut): Font {
  const font = new Font(new Face(new Blob(bytes)));
  if (cut) font.setVariations([new Variation('wght', cut.weight), new Variation('wdth', cut.width)]);
  return font;
}

/** A glyph as it is set in a text, in font units. */
export interface SetGlyph {
  readonly glyph: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
}

/** Maximum length of a text to shape at once. */
const chunk = 2000;

/** Sets a text in one line, as a browser does. `features` are OpenType's, such as `tnum`. */
export function setText(font: Font, text: string, features: readonly string[] = []): SetGlyph[] {
  const set: SetGlyph[] = [];
  for (let start = 0; start < text.length; start += chunk) {
    const buffer = new Buffer();
    buffer.addText(text.slice(start, start + chunk));
    buffer.guessSegmentProperties();
    shape(
      font,
      buffer,
      features.map((tag) => new Feature(tag)),
    );
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions())
      set.push({ glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset });
  }
  return set;
}

/** Returns the length of a text in a font, in units of its size. */
export function lengthOf(font: Font, text: string): number {
  return setText(font, text).reduce((sum, { advance }) => sum + advance, 0) / font.face.upem;
}
