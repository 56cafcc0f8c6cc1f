import type { Block } from './guide.ts';
import { colors, column, margin, shown, type Parent, type Sheet } from './sheet.ts';

const gap = { text: 5, item: 4, row: 5, note: 8 };
const indent = 18;
const nameWidth = column * 0.4;
const valueWidth = column * 0.57;
const notePad = { x: 14, y: 8 };
const noteWidth = column - notePad.x - 12;

interface Row {
  readonly name: string;
  readonly value: string;
  readonly href?: string;
}

/** Returns the height of a block with the space below it, in points. The font must be that of running text. */
export function heightOf(block: Block, sheet: Sheet): number {
  if (block.kind === 'text') return sheet.height(block.text, column) + gap.text;
  if (block.kind === 'note') return noteHeight(block.text, sheet) + 1.5 * gap.note;
  if (block.kind === 'facts') return block.rows.reduce((sum, row) => sum + rowHeight(row, sheet) + 2 * gap.row, 0);
  return block.items.reduce((sum, item) => sum + sheet.height(item, column - indent) + gap.item, 0);
}

const noteHeight = (text: string, sheet: Sheet) => sheet.height(text, noteWidth) + 2 * notePad.y;
const rowHeight = ({ name, value }: Row, sheet: Sheet) =>
  Math.max(sheet.height(name, nameWidth), sheet.height(value, valueWidth));

/** Draws a block below the previous one, or on a new page if it does not fit. */
export function drawBlock(block: Block, sheet: Sheet, parent: Parent): void {
  if (block.kind === 'text') drawText(block.text, sheet, parent);
  else if (block.kind === 'note') drawNote(block.text, sheet, parent);
  else if (block.kind === 'facts') drawFacts(block.rows, sheet, parent);
  else drawItems(block.items, block.kind === 'steps', sheet, parent);
}

function drawText(text: string, sheet: Sheet, parent: Parent): void {
  const document = sheet.body();
  sheet.room(sheet.height(text, column));
  sheet.add(parent, 'P', () => document.text(shown(text), margin.x, document.y, { width: column, ...sheet.leading }));
  document.y += gap.text;
}

function drawNote(text: string, sheet: Sheet, parent: Parent): void {
  const document = sheet.body();
  const height = noteHeight(text, sheet);
  sheet.room(height + gap.note / 2);
  const top = document.y + gap.note / 2;
  sheet.ornament('Layout', () => {
    document.rect(margin.x, top, column, height).fill(colors.fog);
    document.rect(margin.x, top, 2.5, height).fill(colors.signal);
  });
  sheet.body();
  sheet.add(parent, 'Note', () =>
    document.text(shown(text), margin.x + notePad.x, top + notePad.y, { width: noteWidth, ...sheet.leading }),
  );
  document.y = top + height + gap.note;
}

function drawItems(items: readonly string[], numbered: boolean, sheet: Sheet, parent: Parent): void {
  const { document } = sheet;
  const list = document.struct('L');
  parent.add(list);
  items.forEach((item, index) => {
    sheet.body();
    sheet.room(sheet.height(item, column - indent));
    const entry = document.struct('LI');
    list.add(entry);
    const top = document.y;
    sheet.add(entry, 'Lbl', () => {
      if (numbered) document.font('strong').text(String(index + 1), margin.x, top, { lineBreak: false });
      else document.rect(margin.x + 1, top + 4.5, 4, 4).fill(colors.ink);
    });
    sheet.body();
    sheet.add(entry, 'LBody', () =>
      document.text(shown(item), margin.x + indent, top, { width: column - indent, ...sheet.leading }),
    );
    document.y += gap.item;
  });
  document.x = margin.x;
}

function drawFacts(rows: readonly Row[], sheet: Sheet, parent: Parent): void {
  const { document } = sheet;
  const table = document.struct('Table');
  parent.add(table);
  for (const { name, value, href } of rows) {
    sheet.body();
    const height = rowHeight({ name, value }, sheet);
    sheet.room(height + 2 * gap.row);
    const row = document.struct('TR');
    table.add(row);
    const top = document.y + gap.row;
    sheet.add(row, 'TH', () =>
      document.fillColor(colors.soft).text(shown(name), margin.x, top, { width: nameWidth, ...sheet.leading }),
    );
    sheet.body();
    const cell = document.struct('TD');
    row.add(cell);
    const written = () =>
      document.text(shown(value), margin.x + column - valueWidth, top, {
        width: valueWidth,
        ...sheet.leading,
        ...(href && { link: href }),
      });
    sheet.add(cell, href ? 'Link' : 'P', written);
    sheet.ornament('Layout', () => document.rect(margin.x, top + height + gap.row - 1, column, 0.4).fill(colors.line));
    document.y = top + height + gap.row;
  }
  document.x = margin.x;
}
