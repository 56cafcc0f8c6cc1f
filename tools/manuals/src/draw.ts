import PDFDocument from 'pdfkit';
import type { Block, Guide, Section } from './guide.ts';
import type { Faces } from './fonts.ts';

/** What a guide is drawn with. */
export interface Materials {
  readonly faces: Faces;
  readonly wordmark: Uint8Array;
  /** The product on the cover's ground, as JPEG. */
  readonly picture: { readonly jpeg: Buffer; readonly width: number; readonly height: number };
}

type Document = PDFKit.PDFDocument;
type Parent = PDFKit.PDFStructureElement;

const ink = '#0B0D10';
const fog = '#EFEEEA';
const soft = '#565C64';
const line = '#C9C8C2';
const signal = '#FF5A1F';
const page = { width: 419.53, height: 595.28 };
const margin = { x: 40, top: 44, bottom: 48 };
const column = page.width - 2 * margin.x;
const gap = { section: 20, heading: 9, underHeading: 6, text: 5, item: 4, row: 5, note: 8, small: 14 };
/** What is shorter stays together; of what is longer, at least this much stands with its heading. */
const together = { most: 300, least: 96 };
const indent = 18;
const nameWidth = column * 0.4;
const valueWidth = column * 0.57;
const notePad = { x: 14, y: 8 };
const noteWidth = column - notePad.x - 12;

/** Draws a guide as a PDF of A5 pages, tagged for screen readers. The same guide is the same bytes. */
export async function drawGuide(guide: Guide, materials: Materials): Promise<Buffer> {
  const day = new Date(`${guide.updated}T00:00:00Z`);
  const document = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: margin.top, bottom: margin.bottom, left: margin.x, right: margin.x },
    pdfVersion: '1.7',
    lang: guide.locale,
    tagged: true,
    displayTitle: true,
    info: { Title: `${guide.title} – ${guide.kind}`, Author: guide.company, Creator: guide.company, Producer: 'PDFKit', CreationDate: day, ModDate: day },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  for (const [name, face] of Object.entries(materials.faces) as [string, Uint8Array][]) document.registerFont(name, Buffer.from(face));
  document.registerFont('wordmark', Buffer.from(materials.wordmark));
  new Pages(document, guide).draw(materials.picture);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

class Pages {
  readonly #document: Document;
  readonly #guide: Guide;
  readonly #root: Parent;
  /** Han and Hangul fill their line: they want more air between, and no letters apart. */
  readonly #dense: boolean;
  #number = 1;

  constructor(document: Document, guide: Guide) {
    this.#document = document;
    this.#guide = guide;
    this.#dense = /^(?:ko|zh)/.test(guide.locale);
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  draw(picture: Materials['picture']): void {
    this.#cover(picture);
    this.#document.on('pageAdded', () => {
      this.#foot();
    });
    this.#document.addPage();
    const { sections } = this.#guide;
    for (const section of sections) this.#section(section, section === sections.at(-1) ? this.#smallHeight() : 0);
    this.#small();
  }

  #cover({ jpeg, width, height }: Materials['picture']): void {
    const document = this.#document;
    const { title, kind, edition, company } = this.#guide;
    this.#ornament('Layout', () => {
      document.rect(0, 0, page.width, page.height).fill(ink);
      document.rect(margin.x, 84, 32, 3).fill(signal);
      document.moveTo(margin.x, page.height - 58).lineTo(page.width - margin.x, page.height - 58).lineWidth(0.5).strokeColor('#3A4048').stroke();
    });
    this.#add(this.#root, 'P', () => document.font('wordmark').fontSize(13).fillColor('#FFFFFF').text(company.toUpperCase(), margin.x, 46, { characterSpacing: 1.5 }));
    this.#add(this.#root, 'H1', () => document.font('display').fontSize(this.#dense ? 25 : 22).text(title, margin.x, 104, { width: column, lineGap: 2 }));
    this.#add(this.#root, 'P', () => document.font('text').fontSize(12).fillColor('#C7CBD1').text(kind, margin.x, document.y + 6));
    const top = document.y + 14;
    const room = page.height - 74 - top;
    const scale = Math.min(column / width, room / height);
    const [wide, high] = [width * scale, height * scale];
    this.#add(this.#root, 'Figure', () => document.image(jpeg, (page.width - wide) / 2, top + (room - high) / 2, { width: wide, height: high }), title);
    this.#add(this.#root, 'P', () => document.font('text').fontSize(8.5).fillColor('#9AA1AA').text(edition, margin.x, page.height - 46, { lineBreak: false }));
  }

  #foot(): void {
    const document = this.#document;
    this.#number += 1;
    const bottom = document.page.margins.bottom;
    // Below the margin, where text would start a page of its own.
    document.page.margins.bottom = 0;
    this.#ornament('Pagination', () => {
      document.font('text').fontSize(7.5).fillColor(soft);
      document.text(`${this.#guide.title} · ${this.#guide.kind}`, margin.x, page.height - 32, { width: column * 0.8, height: 12, ellipsis: true, lineBreak: false });
      document.text(this.#guide.pageLabel(this.#number), page.width - margin.x - 80, page.height - 32, { width: 80, align: 'right', lineBreak: false });
    });
    document.page.margins.bottom = bottom;
    document.x = margin.x;
    document.y = margin.top;
  }

  #section({ heading, blocks }: Section, withBelow: number): void {
    const document = this.#document;
    const first = document.y <= margin.top;
    const height = this.#sectionHeight(heading, blocks) + withBelow;
    if (!first && document.y + gap.section + (height <= together.most ? height : together.least) > this.#bottom) document.addPage();
    else if (!first) document.y += gap.section;
    const section = document.struct('Sect');
    this.#root.add(section);
    this.#ornament('Layout', () => document.rect(margin.x, document.y, column, 0.75).fill(ink));
    this.#add(section, 'H2', () => this.#display().text(heading, margin.x, document.y + gap.heading, { width: column }));
    document.y += gap.underHeading;
    for (const block of blocks) this.#block(block, section);
  }

  #sectionHeight(heading: string, blocks: readonly Block[]): number {
    const head = gap.heading + this.#display().heightOfString(heading, { width: column }) + gap.underHeading;
    this.#body();
    return blocks.reduce((sum, block) => sum + this.#blockHeight(block), head);
  }

  #blockHeight(block: Block): number {
    if (block.kind === 'text') return this.#height(block.text, column) + gap.text;
    if (block.kind === 'note') return this.#noteHeight(block.text) + 1.5 * gap.note;
    if (block.kind === 'facts') return block.rows.reduce((sum, row) => sum + this.#rowHeight(row) + 2 * gap.row, 0);
    return block.items.reduce((sum, item) => sum + this.#height(item, column - indent) + gap.item, 0);
  }

  #block(block: Block, parent: Parent): void {
    if (block.kind === 'text') this.#paragraph(block.text, parent);
    else if (block.kind === 'note') this.#note(block.text, parent);
    else if (block.kind === 'facts') this.#facts(block.rows, parent);
    else this.#items(block.items, block.kind === 'steps', parent);
  }

  #paragraph(text: string, parent: Parent): void {
    const document = this.#body();
    this.#room(this.#height(text, column));
    this.#add(parent, 'P', () => document.text(shown(text), margin.x, document.y, { width: column, ...this.#leading }));
    document.y += gap.text;
  }

  #note(text: string, parent: Parent): void {
    const document = this.#body();
    const height = this.#noteHeight(text);
    this.#room(height + gap.note / 2);
    const top = document.y + gap.note / 2;
    this.#ornament('Layout', () => {
      document.rect(margin.x, top, column, height).fill(fog);
      document.rect(margin.x, top, 2.5, height).fill(signal);
    });
    this.#body();
    this.#add(parent, 'Note', () => document.text(shown(text), margin.x + notePad.x, top + notePad.y, { width: noteWidth, ...this.#leading }));
    document.y = top + height + gap.note;
  }

  #items(items: readonly string[], numbered: boolean, parent: Parent): void {
    const document = this.#document;
    const list = document.struct('L');
    parent.add(list);
    items.forEach((item, index) => {
      this.#body();
      this.#room(this.#height(item, column - indent));
      const entry = document.struct('LI');
      list.add(entry);
      const top = document.y;
      this.#add(entry, 'Lbl', () => {
        if (numbered) document.font('strong').text(String(index + 1), margin.x, top, { lineBreak: false });
        else document.rect(margin.x + 1, top + 4.5, 4, 4).fill(ink);
      });
      this.#body();
      this.#add(entry, 'LBody', () => document.text(shown(item), margin.x + indent, top, { width: column - indent, ...this.#leading }));
      document.y += gap.item;
    });
    document.x = margin.x;
  }

  #facts(rows: readonly { name: string; value: string; href?: string }[], parent: Parent): void {
    const document = this.#document;
    const table = document.struct('Table');
    parent.add(table);
    for (const { name, value, href } of rows) {
      this.#body();
      const height = this.#rowHeight({ name, value });
      this.#room(height + 2 * gap.row);
      const row = document.struct('TR');
      table.add(row);
      const top = document.y + gap.row;
      this.#add(row, 'TH', () => document.fillColor(soft).text(shown(name), margin.x, top, { width: nameWidth, ...this.#leading }));
      this.#body();
      const cell = document.struct('TD');
      row.add(cell);
      const written = () => document.text(shown(value), margin.x + column - valueWidth, top, { width: valueWidth, ...this.#leading, ...(href && { link: href }) });
      if (href) this.#add(cell, 'Link', written);
      else this.#add(cell, 'P', written);
      this.#ornament('Layout', () => document.rect(margin.x, top + height + gap.row - 1, column, 0.4).fill(line));
      document.y = top + height + gap.row;
    }
    document.x = margin.x;
  }

  #small(): void {
    const document = this.#document;
    this.#room(this.#smallHeight());
    document.y += gap.small;
    for (const text of this.#guide.small) {
      this.#add(this.#root, 'P', () => this.#print().text(shown(text), margin.x, document.y, { width: column, lineGap: 2 }));
      document.y += 2;
    }
  }

  #smallHeight(): number {
    return this.#guide.small.reduce((sum, text) => sum + this.#print().heightOfString(shown(text), { width: column, lineGap: 2 }) + 2, gap.small);
  }

  get #bottom(): number {
    return page.height - margin.bottom;
  }

  get #leading(): { readonly lineGap: number; readonly wordSpacing?: number } {
    return this.#dense ? { lineGap: 3.5 } : { lineGap: 3, wordSpacing: 0.4 };
  }

  #display(): Document {
    return this.#document.font('display').fontSize(this.#dense ? 12.5 : 11.5).fillColor(ink);
  }

  #body(): Document {
    return this.#document.font('text').fontSize(this.#dense ? 9 : 9.25).fillColor(ink);
  }

  #height(text: string, width: number): number {
    return this.#document.heightOfString(shown(text), { width, ...this.#leading });
  }

  #noteHeight(text: string): number {
    return this.#height(text, noteWidth) + 2 * notePad.y;
  }

  #rowHeight({ name, value }: { readonly name: string; readonly value: string }): number {
    return Math.max(this.#height(name, nameWidth), this.#height(value, valueWidth));
  }

  #print(): Document {
    return this.#document.font('text').fontSize(7.5).fillColor(soft);
  }

  /** Goes to the next page when this one is too short. */
  #room(height: number): void {
    if (this.#document.y + height <= this.#bottom) return;
    this.#document.addPage();
    this.#body();
  }

  #add(parent: Parent, type: string, draw: () => unknown, alt?: string): void {
    parent.add(
      this.#document.struct(type, alt === undefined ? {} : { alt }, () => {
        draw();
      }),
    );
  }

  /** What screen readers pass over. */
  #ornament(type: 'Layout' | 'Pagination', draw: () => unknown): void {
    this.#document.markContent('Artifact', { type });
    draw();
    this.#document.endMarkedContent();
  }
}

/** The fonts have no narrow no-break space: the wide one stands in. */
export function shown(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
