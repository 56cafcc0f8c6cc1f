import type { Product } from '@kinemorph/content';
import { locales, type Locale } from '@kinemorph/i18n/locales';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { counted, inOrder } from '../check/finding.ts';
import type { Sources } from '../source/sources.ts';
import { textsOf, source, type WordFolder } from '../words/folders.ts';
import { newProblems } from '../words/new-problems.ts';
import type { WordProblem } from '../words/rule.ts';
import { duplicateRows, missingRows, rowProblems, unknownLocale, type RowProblem } from './row-problems.ts';
import type { ReturnedRow } from './row.ts';
import { editedFile, isEmpty, ownText, withFile, type WordEdit } from './write-words.ts';

/** A returned sheet with its name. */
export interface Returned {
  readonly name: string;
  readonly rows: readonly ReturnedRow[];
  /** True if the sheet has only some rows of a folder. */
  readonly isPart?: boolean;
}

/** The result of an import: its report, and the new contents of files; no files if there is a mistake. */
export interface WordsImport {
  readonly message: string;
  readonly ok: boolean;
  readonly files: ReadonlyMap<string, string>;
}

/** Compares the returned rows with the texts of the checkout, and returns all mistakes at once. Writes nothing. */
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
    ...duplicateRows(rows),
    ...(isPart ? [] : missingRows(rows, locale, folders)),
  ];
  const changed = rows.filter((row) => {
    const folder = byPath.get(row.folder);
    return (
      folder?.needed.includes(locale) &&
      textsOf(folder, source).has(row.id) &&
      row.text !== '' &&
      textsOf(folder, locale).get(row.id) !== row.text
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
      message: `No difference: ${counted(rows.length, 'text')} of ${name} ${rows.length === 1 ? 'is' : 'are'} what ${locale} says.`,
    };
  const lines = changed.map(
    ({ folder, id, text }) =>
      `${folder}/${locale}.json  ${id}\n  was  ${byPath.get(folder) ? (textsOf(byPath.get(folder) as WordFolder, locale).get(id) ?? 'nothing') : ''}\n  is   ${text}`,
  );
  return {
    ok: true,
    files,
    message: [
      ...lines,
      `${counted(changed.length, 'text')} of ${locale} changed in ${counted(files.size, 'file')}.`,
    ].join('\n\n'),
  };
}

/** Returns the folders with changed texts, and the changed files by path. */
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
  const lines = inOrder(problems.map(({ line, ...rest }) => ({ ...rest, file: name, line }))).map(
    ({ file, line, what, found, expected, fix }) =>
      [`${file}:${line}  ${what ?? ''}`, `  found     ${found}`, `  expected  ${expected}`, `  fix       ${fix}`].join(
        '\n',
      ),
  );
  return {
    ok: false,
    files: new Map(),
    message: [...lines, `${counted(problems.length, 'mistake')} in ${name}: nothing is written.`].join('\n\n'),
  };
}

function asRow(
  { file, id, found, expected, fix }: WordProblem,
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
      expected,
      fix,
    },
  ];
}

/** Writes files of words; a file without texts is removed. */
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
