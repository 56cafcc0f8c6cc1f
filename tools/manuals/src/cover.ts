import type { Guide } from './guide.ts';
import { colors, column, margin, page, type Parent, type Sheet } from './sheet.ts';

/** The product on the cover's ground, as JPEG. */
export interface CoverPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws the first page: the title, and the machine in the remaining space. */
export function drawCover(
  { title, kind, edition, company }: Guide,
  { jpeg, width, height }: CoverPicture,
  sheet: Sheet,
  parent: Parent,
): void {
  const { document } = sheet;
  sheet.ornament('Layout', () => {
    document.rect(0, 0, page.width, page.height).fill(colors.ink);
    document.rect(margin.x, 84, 32, 3).fill(colors.signal);
    document
      .moveTo(margin.x, page.height - 58)
      .lineTo(page.width - margin.x, page.height - 58)
      .lineWidth(0.5)
      .strokeColor('#3A4048')
      .stroke();
  });
  sheet.add(parent, 'P', () =>
    document
      .font('wordmark')
      .fontSize(13)
      .fillColor('#FFFFFF')
      .text(company.toUpperCase(), margin.x, 46, { characterSpacing: 1.5 }),
  );
  sheet.add(parent, 'H1', () =>
    document
      .font('display')
      .fontSize(sheet.dense ? 25 : 22)
      .text(title, margin.x, 104, { width: column, lineGap: 2 }),
  );
  sheet.add(parent, 'P', () =>
    document
      .font('text')
      .fontSize(12)
      .fillColor('#C7CBD1')
      .text(kind, margin.x, document.y + 6),
  );
  const top = document.y + 14;
  const room = page.height - 74 - top;
  const scale = Math.min(column / width, room / height);
  const [wide, high] = [width * scale, height * scale];
  sheet.add(
    parent,
    'Figure',
    () => document.image(jpeg, (page.width - wide) / 2, top + (room - high) / 2, { width: wide, height: high }),
    title,
  );
  sheet.add(parent, 'P', () =>
    document
      .font('text')
      .fontSize(8.5)
      .fillColor('#9AA1AA')
      .text(edition, margin.x, page.height - 46, { lineBreak: false }),
  );
}
