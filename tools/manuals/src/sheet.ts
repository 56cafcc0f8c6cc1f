import type { Locale } from '@kinemorph/i18n';

export type Document = PDFKit.PDFDocument;
/** An element of the structure tree that screen readers use. */
export type Parent = PDFKit.PDFStructureElement;

/** A5, in points. */
export const page = { width: 419.53, height: 595.28 };
export const margin = { x: 40, top: 44, bottom: 48 };
export const column = page.width - 2 * margin.x;
export const colors = { ink: '#0B0D10', fog: '#EFEEEA', soft: '#565C64', line: '#C9C8C2', signal: '#FF5A1F' };

/** The pages of a guide: fonts, the end of the column, and the structure for screen readers. */
export class Sheet {
  readonly document: Document;
  /** True for Chinese and Korean: their square characters need more line spacing, and no word spacing. */
  readonly dense: boolean;

  constructor(document: Document, locale: Locale) {
    this.document = document;
    this.dense = /^(?:ko|zh)/.test(locale);
  }

  get bottom(): number {
    return page.height - margin.bottom;
  }

  get leading(): { readonly lineGap: number; readonly wordSpacing?: number } {
    return this.dense ? { lineGap: 3.5 } : { lineGap: 3, wordSpacing: 0.4 };
  }

  /** Selects the font of headings. */
  display(): Document {
    return this.document
      .font('display')
      .fontSize(this.dense ? 12.5 : 11.5)
      .fillColor(colors.ink);
  }

  /** Selects the font of running text. */
  body(): Document {
    return this.document
      .font('text')
      .fontSize(this.dense ? 9 : 9.25)
      .fillColor(colors.ink);
  }

  /** Selects the font of small print. */
  print(): Document {
    return this.document.font('text').fontSize(7.5).fillColor(colors.soft);
  }

  /** Returns the height of a text in the selected font. */
  height(text: string, width: number): number {
    return this.document.heightOfString(shown(text), { width, ...this.leading });
  }

  /** Starts a new page if the rest of this one is too short. */
  room(height: number): void {
    if (this.document.y + height <= this.bottom) return;
    this.document.addPage();
    this.body();
  }

  add(parent: Parent, type: string, draw: () => unknown, alt?: string): void {
    parent.add(
      this.document.struct(type, alt === undefined ? {} : { alt }, () => {
        draw();
      }),
    );
  }

  /** Draws content that screen readers skip. */
  ornament(type: 'Layout' | 'Pagination', draw: () => unknown): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }
}

/** Replaces the narrow no-break space, which the fonts do not have, with the wide one. */
export function shown(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
