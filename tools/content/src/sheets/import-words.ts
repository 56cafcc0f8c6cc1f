import type { Product } from '@kinemorph/content';
import { locales, type Locale } from '@kinemorph/i18n/locales';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { counted, inOrder } from '../check/finding.ts';
import type { Sources } from '../source/sources.ts';
import { said, source, type WordFolder } from '../words/folders.ts';
import { newProblems } from '../words/new-problems.ts';
import type { WordProblem } from '../words/rule.ts';
import { markOf, type ReturnedRow } from './row.ts';
import { editedFile, isEmpty, ownText, withFile, type WordEdit } from './write-words.ts';

/** What came back, and from where. */
export interface Returned {
  readonly name: string;
  readonly rows: readonly ReturnedRow[];
  /** Some of the rows that went out, and not all of a folder. */
  readonly isPart?: boolean;
}

/** A mistake in what came back. */
interface RowProblem {
  readonly line: number;
  readonly what: string;
  readonly found: string;
  readonly wanted: string;
  readonly mend: string;
}

/** What an import comes to: what it says, and the files as they would be; none where anything is wrong. */
export interface WordsImport {
  readonly said: string;
  readonly ok: boolean;
  readonly files: ReadonlyMap<string, string>;
}

/** Holds what came back against the words of the checkout, and says every mistake at once. Writes nothing. */
export function importWords(
  sources: Sources,
  folders: readonly WordFolder[],
  products: readonly Product[],
  { name, rows, isPart = false }: Returned,
): WordsImport {
  const byPath = new Map(folders.map((folder) => [folder.path, folder]));
  const [first] = rows;
  const locale = locales.find((one) => one === first?.locale);
  if (!locale) return refused(name, [unknownLocale(first)]);
  const problems = [
    ...rows.flatMap((row) => rowProblems(row, locale, byPath)),
    ...twice(rows),
    ...(isPart ? [] : missing(rows, locale, folders)),
  ];
  const changed = rows.filter((row) => {
    const folder = byPath.get(row.folder);
    return (
      folder?.needed.includes(locale) &&
      said(folder, source).has(row.id) &&
      row.text !== '' &&
      said(folder, locale).get(row.id) !== row.text
    );
  });
  const { after, files } = withTexts(sources, folders, locale, changed);
  const broken = newProblems(after, folders, products).flatMap((problem) => asRow(problem, changed, locale));
  const all = [...problems, ...broken].sort((a, b) => a.line - b.line);
  if (all.length > 0) return refused(name, all);
  if (changed.length === 0)
    return {
      ok: true,
      files,
      said: `No difference: ${counted(rows.length, 'text')} of ${name} ${rows.length === 1 ? 'is' : 'are'} what ${locale} says.`,
    };
  const told = changed.map(
    ({ folder, id, text }) =>
      `${folder}/${locale}.json  ${id}\n  was  ${byPath.get(folder) ? (said(byPath.get(folder) as WordFolder, locale).get(id) ?? 'nothing') : ''}\n  is   ${text}`,
  );
  return {
    ok: true,
    files,
    said: [...told, `${counted(changed.length, 'text')} of ${locale} changed in ${counted(files.size, 'file')}.`].join(
      '\n\n',
    ),
  };
}

/** The mistake in what came back in no locale that there is. */
function unknownLocale(first: ReturnedRow | undefined): RowProblem {
  return {
    line: first?.line ?? 1,
    what: 'locale',
    found: first?.locale || 'nothing',
    wanted: `one of ${locales.join(', ')}`,
    mend: 'send back what npm run content -- words out wrote',
  };
}

/** Returns the folders of words with changed texts, and the files that change, by path. */
function withTexts(
  sources: Sources,
  folders: readonly WordFolder[],
  locale: Locale,
  changed: readonly ReturnedRow[],
): { readonly after: readonly WordFolder[]; readonly files: ReadonlyMap<string, string> } {
  const edits = Map.groupBy(changed, ({ folder }) => folder);
  const files = new Map<string, string>();
  const after = folders.map((folder) => {
    const own = edits.get(folder.path);
    if (!own) return folder;
    const json = editedFile(
      sources,
      folder,
      locale,
      own.map(({ id, text }): WordEdit => ({ id, text: ownText(folder, locale, id, text) })),
    );
    files.set(`${folder.path}/${locale}.json`, json);
    return withFile(folder, locale, json);
  });
  return { after, files };
}

function refused(name: string, problems: readonly RowProblem[]): WordsImport {
  const told = inOrder(problems.map(({ line, ...rest }) => ({ ...rest, file: name, line }))).map(
    ({ file, line, what, found, wanted, mend }) =>
      [`${file}:${line}  ${what ?? ''}`, `  found   ${found}`, `  wanted  ${wanted}`, `  mend    ${mend}`].join('\n'),
  );
  return {
    ok: false,
    files: new Map(),
    said: [...told, `${counted(problems.length, 'mistake')} in ${name}: nothing is written.`].join('\n\n'),
  };
}

function rowProblems(
  { line, locale: own, folder: path, id, source: english, text, mark }: ReturnedRow,
  locale: Locale,
  byPath: ReadonlyMap<string, WordFolder>,
): readonly RowProblem[] {
  const at = { line, what: `${path} ${id}`.trim() };
  if (own !== locale)
    return [
      {
        ...at,
        found: own || 'nothing',
        wanted: `${locale}, as in the first row`,
        mend: 'send each language in a sheet of its own',
      },
    ];
  const folder = byPath.get(path);
  if (!folder?.needed.includes(locale))
    return [
      {
        ...at,
        found: path || 'nothing',
        wanted: `a folder of words that ${locale} has`,
        mend: 'take the row out, or correct its folder',
      },
    ];
  const here = said(folder, source).get(id);
  if (here === undefined)
    return [
      {
        ...at,
        found: `"${id}"`,
        wanted: `an id of ${path}/${source}.json`,
        mend: 'take the row out, or correct its id',
      },
    ];
  const now = said(folder, locale).get(id) ?? '';
  // A draft is said bit by bit: what nobody has said yet may come back as it went out.
  if (text.trim() === '' && now === '' && said(folder, locale).has(id)) return [];
  if (text.trim() === '')
    return [{ ...at, found: 'no text', wanted: `a text in ${locale}`, mend: `translate ${JSON.stringify(here)}` }];
  if (here !== english)
    return [
      {
        ...at,
        found: english,
        wanted: `the source as ${source} says it now: ${JSON.stringify(here)}`,
        mend: 'it changed since the sheet went out, or in the sheet: send the row out again',
      },
    ];
  if (markOf(here, now) !== mark && now !== text)
    return [
      {
        ...at,
        found: text,
        wanted: `a row that went out after ${locale} last changed; it says ${JSON.stringify(now)}`,
        mend: 'send the row out again, and carry the change over',
      },
    ];
  return [];
}

function twice(rows: readonly ReturnedRow[]): readonly RowProblem[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ folder, id, line }) => {
    const key = `${folder} ${id}`;
    const first = seen.get(key);
    seen.set(key, first ?? line);
    return first === undefined
      ? []
      : [
          {
            line,
            what: key,
            found: 'a second row',
            wanted: `one row for each text; line ${first} has it, too`,
            mend: 'take one of the two out',
          },
        ];
  });
}

/** The texts of the folders that came back for which no row did. */
function missing(rows: readonly ReturnedRow[], locale: Locale, folders: readonly WordFolder[]): readonly RowProblem[] {
  const byFolder = Map.groupBy(rows, ({ folder }) => folder);
  return folders.flatMap((folder) => {
    const own = byFolder.get(folder.path);
    const ids = new Set(own?.map(({ id }) => id));
    return own && folder.needed.includes(locale)
      ? [...said(folder, source)]
          .filter(([id]) => !ids.has(id))
          .map(([id, english]) => ({
            line: own.at(-1)?.line ?? 1,
            what: `${folder.path} ${id}`,
            found: 'no row',
            wanted: `a row for ${JSON.stringify(english)}`,
            mend: 'put it back, or import with --part, if only some rows came back',
          }))
      : [];
  });
}

function asRow(
  { file, id, found, wanted, mend }: WordProblem,
  rows: readonly ReturnedRow[],
  locale: Locale,
): readonly RowProblem[] {
  const row = rows.find((one) => `${one.folder}/${locale}.json` === file && one.id === id);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [
    {
      line: row?.line ?? rows.find((one) => one.folder === folder)?.line ?? 1,
      what: row ? `${row.folder} ${row.id}` : `${file} ${id ?? ''}`.trim(),
      found: String(found),
      wanted,
      mend,
    },
  ];
}

/** Writes files of words; one that says nothing any more is removed. */
export function writeWords(root: string, files: ReadonlyMap<string, string>): void {
  for (const [file, json] of files) {
    const path = join(root, file);
    if (!isEmpty(json)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, json);
    } else if (existsSync(path)) {
      rmSync(path);
    }
  }
}
