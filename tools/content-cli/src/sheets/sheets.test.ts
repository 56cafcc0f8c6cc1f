import { campaigns, products, regions, siteMap } from '@kinemorph/content';
import { locales, type Locale } from '@kinemorph/i18n/locales';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Sources } from '../source/sources.ts';
import { checkoutOf, copyOfThis, root, run } from '../testing/checkout.ts';
import { textsOf, wordFolders, written } from '../words/folders.ts';
import { piecesOf } from './codes.ts';
import { readCsv, writeCsv } from './csv.ts';
import { importWords, type Returned } from './import-words.ts';
import { markOf, rowsOf, type ReturnedRow, type WordRow } from './row.ts';
import { editedFile, ownText } from './write-words.ts';
import { readXliff, writeXliff } from './xliff.ts';

const places = { siteMap, regions, campaigns, products };
const all = Object.values(products);
const sources = new Sources(root);
const real = wordFolders(sources, places);

/** Random texts, more unusual than any real one. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      "'",
      '"',
      ',',
      ';',
      '\n',
      '\t',
      ' ',
      '\u00a0',
      '\u202f',
      '\u2028',
      '\u2029',
      '<',
      '>',
      '&',
      ']]>',
      '{',
      '}',
      'é',
      '漢',
      '＝',
    ),
    fc.string({ minLength: 1, maxLength: 2, unit: 'grapheme' }).filter((text) => !/[\p{C}]/u.test(text)),
  ),
  minLength: 1,
  maxLength: 12,
});
/** Messages with values, plurals and choices. */
const literal = fc.string({ unit: fc.constantFrom('a', 'B', ' ', 'é', '<', '&', '漢', '’'), maxLength: 5 });
const value = fc.constantFrom('{price}', '{count, number}', '{ends, date, ::MMMMd}', '{share, number, ::percent}');
const anyMessage = fc
  .array(
    fc.oneof(
      literal,
      value,
      fc
        .tuple(literal, value, literal)
        .map(([one, inner, other]) => `{n, plural, one {# ${one}} other {${inner} ${other}}}`),
      literal.map((text) => `{kind, select, x {${text}} other {}}`),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const rowOf = (text: string, source = text): WordRow => ({
  locale: 'de-DE',
  folder: 'libs/x/messages',
  id: 'a.b',
  source,
  text,
  notes: ['keep {x}', 'at most 3 columns'],
  mark: markOf(source, text),
});
const back = ({ locale, folder, id, source, text, mark }: WordRow | ReturnedRow) => ({
  locale,
  folder,
  id,
  source,
  text,
  mark,
});

describe('CSV sheet of texts', () => {
  it.each<[string, (rows: readonly WordRow[]) => readonly ReturnedRow[]]>([
    ['with commas', (rows) => readCsv(writeCsv(rows, ','), 'x.csv')],
    ['with semicolons', (rows) => readCsv(writeCsv(rows, ';'), 'x.csv')],
    [
      'with the line ends of a spreadsheet in its cells',
      (rows) => readCsv(writeCsv(rows, ';').replaceAll(/(?<!\r)\n/g, '\r\n'), 'x.csv'),
    ],
  ])('is read back unchanged for any texts, %s', (_what, there) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 4 }), (texts) => {
        const rows = texts.map(([text, source]) => rowOf(text, source));
        expect(there(rows).map(back)).toEqual(rows.map(back));
      }),
    );
  });

  it('contains no cell that Excel would run as a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '＝'), anyText, (first, rest) => {
        const [, cells = []] = parse(writeCsv([rowOf(`${first}${rest}`, 'x')], ','), { bom: true });
        expect(cells).toHaveLength(7);
        expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
      }),
    );
    expect(writeCsv([rowOf('a')], ',').startsWith('\ufeff')).toBe(true);
  });

  it('reports missing columns', () => {
    expect(() => readCsv('locale,id,text\nde-DE,a,b', 'x.csv')).toThrow(
      'x.csv:1 lacks the columns folder, source, mark',
    );
  });
});

describe('XLIFF document', () => {
  it('is read back unchanged for any messages', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(anyMessage, anyText), fc.oneof(anyMessage, anyText)), {
          minLength: 1,
          maxLength: 4,
        }),
        (texts) => {
          const rows = texts.map(([text, source]) => rowOf(text, source));
          expect(readXliff(writeXliff(rows), 'x.xlf').map(back)).toEqual(rows.map(back));
        },
      ),
    );
  });

  it('shows plain text to the translator and keeps syntax in codes', () => {
    const document = writeXliff([
      rowOf(
        '{n, plural, one {# Jahr} other {# Jahre}} für {price}',
        '{n, plural, one {# year} other {# years}} for {price}',
      ),
    ]);
    const [, target = ''] = /<target[^>]*>(.*)<\/target>/.exec(document) ?? [];
    expect(target.replaceAll(/<ph [^>]*>/g, '·')).toBe('·· Jahr·· Jahre· für ·');
    expect(document).toContain('version="2.1" srcLang="en-US" trgLang="de-DE"');
    expect(document).toMatch(/<data id="d\d" xml:space="preserve">\{price\}<\/data>/);
    expect(document).toMatch(/disp="\{price\}" canCopy="no" canDelete="no"/);
    expect(document).toContain('<note category="hint">at most 3 columns</note>');
  });

  it('is also read with segments, marks, CDATA and a namespace prefix', () => {
    const document = `<?xml version="1.0"?><x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en-US" trgLang="fr-FR"><x:file id="f" original="libs/x"><x:unit id="u" name="a"><x:notes><x:note category="mark">m</x:note></x:notes><x:originalData><x:data id="d">{x}</x:data></x:originalData>
      <x:segment><x:source>One.</x:source><x:target><x:mrk id="m1" type="term">Un</x:mrk><![CDATA[ &]]></x:target></x:segment><x:ignorable><x:source> </x:source></x:ignorable><x:segment><x:source>Two <x:ph id="1" dataRef="d"/></x:source><x:target>Deux<x:cp hex="00A0"/><x:ph id="1" dataRef="d"/></x:target></x:segment></x:unit></x:file></x:xliff>`;
    expect(readXliff(document, 'x.xlf').map(back)).toEqual([
      { locale: 'fr-FR', folder: 'libs/x', id: 'a', source: 'One. Two {x}', text: 'Un & Deux\u00a0{x}', mark: 'm' },
    ]);
  });

  it.each([
    ['no XML', '<xliff><file></xliff>', /is no XML/],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', /document type/],
    ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', /no XLIFF 2/],
    [
      'another source',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="fr" trgLang="de"/>',
      /translated from fr/,
    ],
    [
      'a code of another kind',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en-US" trgLang="de-DE"><file original="a"><unit name="b"><segment><source>x</source><target><pc id="1">x</pc></target></segment></unit></file></xliff>',
      /<pc> is no code of ours/,
    ],
  ])('is rejected: %s', (_what, text, expected) => {
    expect(() => readXliff(text, 'x.xlf')).toThrow(expected);
  });
});

describe('pieces of a message', () => {
  it('form the same message when joined, for any message', () => {
    fc.assert(
      fc.property(fc.oneof(anyMessage, anyText), (message) => {
        expect(
          piecesOf(message)
            .map(({ text }) => text)
            .join(''),
        ).toBe(message);
      }),
    );
  });
});

describe('texts of the sites', () => {
  it.each(locales.flatMap((locale) => [[locale, 'csv'] as const, [locale, 'xliff'] as const]))(
    'in %s are exported as %s and imported without a difference',
    (locale, format) => {
      const rows = rowsOf(real, locale);
      const returned = format === 'csv' ? readCsv(writeCsv(rows, ';'), 'x') : readXliff(writeXliff(rows), 'x');
      expect(returned.map(back)).toEqual(rows.map(back));
      expect(importWords(sources, real, all, { name: 'x', rows: returned })).toMatchObject({
        ok: true,
        files: new Map(),
      });
    },
  );
});

it('text import: accepts a text that is still empty together with a new one', () => {
  const { sources: few } = checkoutOf({
    'libs/i18n/messages/en-US.json': { a: 'A', b: '' },
    'libs/i18n/messages/de-DE.json': { a: '', b: '' },
  });
  const [folder] = wordFolders(few, places).filter(({ path }) => path === 'libs/i18n/messages');
  if (!folder) throw new Error('the messages of i18n are no folder of words');
  const rows = rowsOf([folder], 'de-DE');
  expect(rows.map(({ text }) => text)).toEqual(['', '']);
  const returned = rows.map((row, index) => ({ ...row, line: index + 2, text: row.id === 'a' ? 'Ah' : '' }));
  const { message } = importWords(few, [folder], all, { name: 'x', rows: returned });
  expect(message).toContain('is   Ah');
});

describe('text file of a locale', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  it('contains the old and edited texts in the order of en-US', () => {
    const some = fc.subarray(ids);
    fc.assert(
      fc.property(
        some,
        fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(anyText, { nil: undefined })), { maxLength: 5 }),
        (there, edits) => {
          const english = Object.fromEntries(ids.map((id) => [id, `${id} in English`]));
          const before = Object.fromEntries(there.map((id) => [id, `${id}: {x}`]));
          const checkout = checkoutOf({
            'libs/content/messages/home/en-US.json': english,
            'libs/content/messages/home/de-DE.json': before,
          });
          const [folder] = wordFolders(checkout.sources, places);
          if (!folder) throw new Error('there is no folder');
          const json = editedFile(
            checkout.sources,
            folder,
            'de-DE',
            edits.map(([id, text]) => ({ id, text })),
          );
          const expected = edits.reduce<Record<string, string | undefined>>(
            (texts, [id, text]) => ({ ...texts, [id]: text }),
            before,
          );
          const kept = Object.fromEntries(Object.entries(expected).filter(([, text]) => text !== undefined));
          expect(JSON.parse(json)).toEqual(kept);
          expect(Object.keys(JSON.parse(json) as object)).toEqual(ids.filter((id) => id in kept));
          if (Object.keys(kept).length > 0) expect(json.trim()).toBe(JSON.stringify(JSON.parse(json), null, 2));
        },
      ),
    );
  });

  it('keeps all other lines unchanged when one text changes', () => {
    const folder = real.find(({ path }) => path === 'libs/i18n/messages');
    if (!folder) throw new Error('there is no libs/i18n/messages');
    const before = sources.text('libs/i18n/messages/de-DE.json').split('\n');
    const after = editedFile(sources, folder, 'de-DE', [{ id: 'buy', text: 'Gleich kaufen' }]).split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual(['  "buy": "Gleich kaufen",']);
    expect(after).toHaveLength(before.length);
  });

  it('of British English contains only differences from en-US', () => {
    const folder = real.find(({ path }) => path === 'libs/content/messages/navigation');
    if (!folder) throw new Error('there is no navigation');
    expect(ownText(folder, 'en-GB', 'nav.home', textsOf(folder, 'en-US').get('nav.home') ?? '')).toBeUndefined();
    expect(ownText(folder, 'en-GB', 'nav.home', 'Start')).toBe('Start');
  });
});

describe('import of translated texts', () => {
  const i18n = 'libs/i18n/messages';
  const rows = (locale: Locale, folder = i18n): ReturnedRow[] =>
    rowsOf(real, locale)
      .filter((row) => row.folder === folder)
      .map((row, index) => ({ ...back(row), line: index + 2 }));
  const taken = (list: readonly ReturnedRow[], more: Partial<Returned> = {}) =>
    importWords(sources, real, all, { name: 'x.csv', rows: list, ...more });
  const changed = (id: string, change: Partial<ReturnedRow>, locale: Locale = 'de-DE') =>
    rows(locale).map((row) => (row.id === id ? { ...row, ...change } : row));

  it('changes only the edited text', () => {
    const { ok, files, message } = taken(changed('learnMore', { text: 'Mehr dazu' }));
    expect([ok, [...files.keys()]]).toEqual([true, [`${i18n}/de-DE.json`]]);
    expect(message).toContain('was  Mehr erfahren\n  is   Mehr dazu');
  });

  it.each<[string, readonly ReturnedRow[], RegExp]>([
    [
      'a text that is gone',
      changed('buy', { text: '' }),
      /x\.csv:\d+ {2}libs\/i18n\/messages buy\n {2}found {5}no text/,
    ],
    [
      'a row that is gone',
      rows('de-DE').filter(({ id }) => id !== 'buy'),
      /found {5}no row\n {2}expected {2}a row for "Buy Now"/,
    ],
    [
      'a text too long for its slot',
      changed('buy', { text: 'Kaufen Sie dieses Produkt jetzt gleich' }),
      /at most 34 columns for a button; it has 38/,
    ],
    [
      'a placeholder that is gone',
      changed('actionNamed', { text: '{action}' }),
      /the placeholders of en-US: \{action\} \{product\}/,
    ],
    ['a brace that never closes', changed('actionNamed', { text: '{action}: {product' }), /an ICU message/],
    ['a form that the glossary forbids', changed('buy', { text: 'Jetzt shoppen' }), /no "Jetzt shoppen" for buy now/],
    [
      'an id that nobody knows',
      changed('buy', { id: 'bye' }),
      /found {5}"bye"\n {2}expected {2}an id of libs\/i18n\/messages\/en-US.json/,
    ],
    ['a folder that nobody knows', changed('buy', { folder: 'libs/gone' }), /a folder of words that de-DE has/],
    [
      'a source that changed',
      changed('buy', { source: 'Buy it', text: 'Kauf' }),
      /the source as en-US says it now: "Buy Now"/,
    ],
    [
      'a text that changed here since',
      changed('buy', { mark: markOf('Buy Now', 'Vorher'), text: 'Kauf' }),
      /a row that went out after de-DE last changed; it says "Jetzt kaufen"/,
    ],
    [
      'a second row',
      [...rows('de-DE'), { ...(rows('de-DE')[0] as ReturnedRow), line: 99 }],
      /x\.csv:99 .*\n {2}found {5}a second row/,
    ],
    ['a row of another language', changed('buy', { locale: 'fr-FR' }), /found {5}fr-FR\n {2}expected {2}de-DE/],
    ['no language that we speak', rows('de-DE').map((row) => ({ ...row, locale: 'it-IT' })), /one of en-US, en-GB/],
    [
      'a label that others say otherwise',
      rows('de-DE', 'libs/screens/src/login/copy').map((row) =>
        row.source === 'Log in' ? { ...row, text: 'Einsteigen' } : row,
      ),
      /"Anmelden" for "Log in", as nav.login/,
    ],
  ])('with %s is rejected, and nothing is written', (_what, list, expected) => {
    const { ok, files, message } = taken(list);
    expect([ok, files.size]).toEqual([false, 0]);
    expect(message).toMatch(expected);
    expect(message).toMatch(/\d+ mistakes? in x\.csv: nothing is written\.$/);
  });

  it('accepts some of the rows only with `isPart`', () => {
    const part = changed('learnMore', { text: 'Mehr dazu' }).filter(({ id }) => id === 'learnMore');
    expect(taken(part).ok).toBe(false);
    expect(taken(part, { isPart: true })).toMatchObject({ ok: true });
  });

  it('writes British English only where it differs', () => {
    const folder = 'libs/content/messages/navigation';
    const list = rows('en-GB', folder);
    const own = real.find(({ path }) => path === folder);
    if (!own) throw new Error('there is no navigation');
    const { ok, files } = taken(list.map((row) => (row.id === 'nav.home' ? { ...row, text: 'Front page' } : row)));
    const json = JSON.parse(files.get(`${folder}/en-GB.json`) ?? '{}') as Record<string, string>;
    expect([ok, json]).toEqual([true, { 'nav.home': 'Front page', ...Object.fromEntries(written(own, 'en-GB')) }]);
  });
});

describe('npm run content -- words', () => {
  it('exports and imports texts: writes one changed text, or nothing if a text is invalid', async () => {
    const { root: copy, read, write } = copyOfThis();
    const out = await run(copy, 'words', 'out', 'de', '--folder', 'i18n', '--file', join(copy, 'de.csv'));
    expect(out).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+ texts of de-DE written into /) as string,
    });
    expect((await run(copy, 'words', 'out', 'de', '--file', join(copy, 'de.csv'))).output).toContain(
      'is there already',
    );
    const sheet = read('de.csv');
    const before = read('libs/i18n/messages/de-DE.json');

    write(
      'de.csv',
      sheet
        .replace('Jetzt kaufen', 'Jetzt Roboter kaufen')
        .replace('{action}: {product},', '{action},')
        .replace(/(\{action\}: \{product\},)\{action\}: \{product\}/, '$1{action}'),
    );
    const refused = await run(copy, 'words', 'in', join(copy, 'de.csv'));
    expect(refused.code).toBe(1);
    expect(read('libs/i18n/messages/de-DE.json')).toBe(before);

    write('de.csv', sheet.replace('Jetzt kaufen', 'Jetzt Roboter kaufen'));
    expect((await run(copy, 'words', 'in', join(copy, 'de.csv'), '--dry-run')).output).toContain('Nothing is written');
    expect(read('libs/i18n/messages/de-DE.json')).toBe(before);
    const taken = await run(copy, 'words', 'in', join(copy, 'de.csv'));
    expect(taken).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 text of de-DE changed in 1 file. Written.') as string,
    });
    expect(read('libs/i18n/messages/de-DE.json')).toBe(before.replace('Jetzt kaufen', 'Jetzt Roboter kaufen'));
  });

  it('rejects a sheet in Windows encoding and explains how to save it as UTF-8', async () => {
    const { root: copy } = copyOfThis();
    const file = join(copy, 'de.csv');
    await run(copy, 'words', 'out', 'de', '--folder', 'i18n', '--file', file);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/[^\0-\xff]/g, '?'), 'latin1');
    const { output: message, code } = await run(copy, 'words', 'in', file);
    expect(message).toContain("isn't UTF-8: nothing is written. In Excel, save it as “CSV UTF-8 (Comma delimited)”.");
    expect(code).toBe(1);
  });

  it('lists a missing text and exits with code 1', async () => {
    const { root: copy, change, read, write } = copyOfThis();
    // A draft may have empty texts, so this test fills in all of them.
    for (const file of globSync('libs/{content,screens}/src/**/copy/**/*.json', { cwd: copy }))
      write(file, read(file).replaceAll(': ""', ': "output"'));
    expect((await run(copy, 'words', 'missing')).code).toBe(0);
    change('libs/i18n/messages/fr-FR.json', / {2}"buy": .*\n/, '');
    const { output: message, code } = await run(copy, 'words', 'missing', 'fr');
    expect(message).toMatch(
      /libs\/i18n\/messages\/fr-FR\.json {2}buy\n {2}en-US {2}Buy Now\n+1 text missing in fr-FR\./,
    );
    expect(code).toBe(1);
  });
});

it('exported rows: have the marks of the texts in this checkout', () => {
  const english = JSON.parse(readFileSync(join(root, 'libs/i18n/messages/en-US.json'), 'utf8')) as Record<
    string,
    string
  >;
  const german = JSON.parse(readFileSync(join(root, 'libs/i18n/messages/de-DE.json'), 'utf8')) as Record<
    string,
    string
  >;
  expect(rowsOf(real, 'de-DE').find(({ folder, id }) => folder === 'libs/i18n/messages' && id === 'buy')?.mark).toBe(
    markOf(english['buy'] ?? '', german['buy'] ?? ''),
  );
});
