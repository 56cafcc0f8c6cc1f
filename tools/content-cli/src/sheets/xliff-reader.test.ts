import { campaigns, products, regions, siteMap } from '@kinemorph/content';
import { locales } from '@kinemorph/i18n/locales';
import { describe, expect, it } from 'vitest';
import xliff2js, { type Piece, type Said, type Unit } from 'xliff/xliff2js';
import { Sources } from '../source/sources.ts';
import { root } from '../testing/checkout.ts';
import { wordFolders } from '../words/folders.ts';
import { markOf, rowsOf, type WordRow } from './row.ts';
import { writeXliff } from './xliff.ts';

/**
 * Returns a text with its placeholders as read by the npm package `xliff`, which shares no code with ours. The
 * placeholders are those in the unit's data, which editors display.
 */
function written(output: Said | undefined, unit: Unit): string {
  const data = new Map(
    unit.additionalElements
      ?.find(({ name }) => name === 'originalData')
      ?.elements.map(({ attributes, elements }) => [attributes.id, elements.map(({ text }) => text).join('')]),
  );
  return [output ?? '']
    .flat()
    .map((piece: Piece) => {
      if (typeof piece === 'string') return piece;
      const { dataRef, disp } = piece.Standalone;
      expect(data.get(dataRef)).toBe(disp);
      return disp;
    })
    .join('');
}

async function readBack(rows: readonly WordRow[]) {
  const { sourceLanguage, targetLanguage, resources } = await xliff2js(writeXliff(rows));
  return Object.values(resources).flatMap((units) =>
    Object.values(units).map((unit) => {
      const [folder = '', id = ''] = unit.note;
      return {
        languages: [sourceLanguage, targetLanguage],
        folder,
        id,
        name: unit.additionalAttributes.name,
        source: written(unit.source, unit),
        text: written(unit.target, unit),
        mark: unit.note.at(-1),
      };
    }),
  );
}

const folders = wordFolders(new Sources(root), { siteMap, regions, campaigns, products });
const row = (text: string, source = text): WordRow => ({
  locale: 'de-DE',
  folder: 'libs/x/messages',
  id: 'a.b',
  source,
  text,
  notes: [],
  mark: markOf(source, text),
});

describe('XLIFF document read by the npm package xliff', () => {
  it.each(locales)('contains every text of %s with its placeholders, id and mark', async (locale) => {
    const rows = rowsOf(folders, locale);
    expect(rows.length).toBeGreaterThan(0);
    const sent = rows.map(({ folder, id, source, text, mark }) => ({
      languages: ['en-US', locale],
      folder,
      id,
      name: id,
      source,
      text,
      mark,
    }));
    expect(await readBack(rows)).toEqual(sent);
  });

  it.each([
    ['letters that XML escapes', 'A & B < C > D "E"'],
    ['a value twice', '{price} is {price}'],
    ['values with a space between them', '{name} {price}'],
    ['a plural with text in it', '{days, plural, one {# day} other {# days}} left'],
    ['spaces at its ends', ' {name} '],
    ['values with a no-break space between them', '{count, number}\u00a0{unit}'],
    ['a line’s end before a value', 'Seven days.\n{saving} off.'],
    ['a value alone', '{name}'],
    ['a no-break space beside a value', '{minutes, number}\u00a0Minuten'],
  ])('keeps %s', async (_what, text) => {
    expect(await readBack([row(text)])).toMatchObject([{ source: text, text }]);
  });
});
