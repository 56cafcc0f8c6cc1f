import PDFDocument from 'pdfkit';
import { drawBlock, heightOf } from './blocks.ts';
import { drawCover, type CoverPicture } from './cover.ts';
import type { Faces } from './fonts.ts';
import type { Guide, Section } from './guide.ts';
import { colors, column, margin, page, Sheet, shown, type Parent } from './sheet.ts';

/** The fonts and pictures of a guide. */
export interface Materials {
  readonly faces: Faces;
  readonly wordmark: Uint8Array;
  readonly picture: CoverPicture;
}

const gap = { section: 20, heading: 9, underHeading: 6, small: 14 };
/** A section below `most` stays on one page; of a longer one, at least `least` stays with its heading. */
const together = { most: 300, least: 96 };

/** Draws a guide as a PDF of A5 pages, tagged for screen readers. The same guide gives the same bytes. */
export async function drawGuide(guide: Guide, { faces, wordmark, picture }: Materials): Promise<Buffer> {
  const day = new Date(`${guide.updated}T00:00:00Z`);
  const document = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: margin.top, bottom: margin.bottom, left: margin.x, right: margin.x },
    pdfVersion: '1.7',
    lang: guide.locale,
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${guide.title} – ${guide.kind}`,
      Author: guide.company,
      Creator: guide.company,
      Producer: 'PDFKit',
      CreationDate: day,
      ModDate: day,
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  for (const [name, face] of Object.entries(faces) as [string, Uint8Array][])
    document.registerFont(name, Buffer.from(face));
  document.registerFont('wordmark', Buffer.from(wordmark));

  const root = document.struct('Document');
  document.addStructure(root);
  const sheet = new Sheet(document, guide.locale);
  drawCover(guide, picture, sheet, root);
  let number = 1;
  document.on('pageAdded', () => {
    drawFoot(guide, (number += 1), sheet);
  });
  document.addPage();
  for (const section of guide.sections)
    drawSection(section, section === guide.sections.at(-1) ? smallHeight(guide, sheet) : 0, sheet, root);
  drawSmall(guide, sheet, root);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function drawFoot({ title, kind, pageLabel }: Guide, number: number, sheet: Sheet): void {
  const { document } = sheet;
  const bottom = document.page.margins.bottom;
  // Below the margin, where text would otherwise start a new page.
  document.page.margins.bottom = 0;
  sheet.ornament('Pagination', () => {
    sheet.print();
    document.text(`${title} · ${kind}`, margin.x, page.height - 32, {
      width: column * 0.8,
      height: 12,
      ellipsis: true,
      lineBreak: false,
    });
    document.text(pageLabel(number), page.width - margin.x - 80, page.height - 32, {
      width: 80,
      align: 'right',
      lineBreak: false,
    });
  });
  document.page.margins.bottom = bottom;
  document.x = margin.x;
  document.y = margin.top;
}

/**
 * Draws a section. It starts on a new page if it does not fit on this one with its heading and with the content that
 * follows.
 */
function drawSection({ heading, blocks }: Section, withBelow: number, sheet: Sheet, root: Parent): void {
  const { document } = sheet;
  const first = document.y <= margin.top;
  const head = gap.heading + sheet.display().heightOfString(heading, { width: column }) + gap.underHeading;
  sheet.body();
  const height = blocks.reduce((sum, block) => sum + heightOf(block, sheet), head) + withBelow;
  if (!first && document.y + gap.section + (height <= together.most ? height : together.least) > sheet.bottom)
    document.addPage();
  else if (!first) document.y += gap.section;
  const section = document.struct('Sect');
  root.add(section);
  sheet.ornament('Layout', () => document.rect(margin.x, document.y, column, 0.75).fill(colors.ink));
  sheet.add(section, 'H2', () => sheet.display().text(heading, margin.x, document.y + gap.heading, { width: column }));
  document.y += gap.underHeading;
  for (const block of blocks) drawBlock(block, sheet, section);
}

function drawSmall(guide: Guide, sheet: Sheet, root: Parent): void {
  const { document } = sheet;
  sheet.room(smallHeight(guide, sheet));
  document.y += gap.small;
  for (const text of guide.small) {
    sheet.add(root, 'P', () => sheet.print().text(shown(text), margin.x, document.y, { width: column, lineGap: 2 }));
    document.y += 2;
  }
}

function smallHeight({ small }: Guide, sheet: Sheet): number {
  return small.reduce(
    (sum, text) => sum + sheet.print().heightOfString(shown(text), { width: column, lineGap: 2 }) + 2,
    gap.small,
  );
}
