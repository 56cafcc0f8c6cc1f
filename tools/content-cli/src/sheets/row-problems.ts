import { locales, type Locale } from '@kinemorph/i18n/locales';
import { textsOf, source, type WordFolder } from '../words/folders.ts';
import { markOf, type ReturnedRow } from './row.ts';

/** A mistake in a returned row. */
export interface RowProblem {
  readonly line: number;
  readonly what: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** Returns the mistake of a first row whose locale is unknown. */
export function unknownLocale(first: ReturnedRow | undefined): RowProblem {
  return {
    line: first?.line ?? 1,
    what: 'locale',
    found: first?.locale || 'nothing',
    expected: `one of ${locales.join(', ')}`,
    fix: 'send back what npm run content -- words out wrote',
  };
}

/**
 * Returns the mistakes of one row: its locale, its folder, its id, an empty text, or a source or text that has changed
 * since the export.
 */
export function rowProblems(
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
        expected: `${locale}, as in the first row`,
        fix: 'send each language in a sheet of its own',
      },
    ];
  const folder = byPath.get(path);
  if (!folder?.needed.includes(locale))
    return [
      {
        ...at,
        found: path || 'nothing',
        expected: `a folder of words that ${locale} has`,
        fix: 'take the row out, or correct its folder',
      },
    ];
  const here = textsOf(folder, source).get(id);
  if (here === undefined)
    return [
      {
        ...at,
        found: `"${id}"`,
        expected: `an id of ${path}/${source}.json`,
        fix: 'take the row out, or correct its id',
      },
    ];
  const now = textsOf(folder, locale).get(id) ?? '';
  // A draft's texts need not be complete: a row that was exported empty may be returned empty.
  if (text.trim() === '' && now === '' && textsOf(folder, locale).has(id)) return [];
  if (text.trim() === '')
    return [{ ...at, found: 'no text', expected: `a text in ${locale}`, fix: `translate ${JSON.stringify(here)}` }];
  if (here !== english)
    return [
      {
        ...at,
        found: english,
        expected: `the source as ${source} says it now: ${JSON.stringify(here)}`,
        fix: 'it changed since the sheet went out, or in the sheet: send the row out again',
      },
    ];
  if (markOf(here, now) !== mark && now !== text)
    return [
      {
        ...at,
        found: text,
        expected: `a row that went out after ${locale} last changed; it says ${JSON.stringify(now)}`,
        fix: 'send the row out again, and carry the change over',
      },
    ];
  return [];
}

/** Returns a mistake for each duplicate row of a text. */
export function duplicateRows(rows: readonly ReturnedRow[]): readonly RowProblem[] {
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
            expected: `one row for each text; line ${first} has it, too`,
            fix: 'take one of the two out',
          },
        ];
  });
}

/** Returns a mistake for each text without a row, if other texts of its folder have one. */
export function missingRows(
  rows: readonly ReturnedRow[],
  locale: Locale,
  folders: readonly WordFolder[],
): readonly RowProblem[] {
  const byFolder = Map.groupBy(rows, ({ folder }) => folder);
  return folders.flatMap((folder) => {
    const own = byFolder.get(folder.path);
    const ids = new Set(own?.map(({ id }) => id));
    return own && folder.needed.includes(locale)
      ? [...textsOf(folder, source)]
          .filter(([id]) => !ids.has(id))
          .map(([id, english]) => ({
            line: own.at(-1)?.line ?? 1,
            what: `${folder.path} ${id}`,
            found: 'no row',
            expected: `a row for ${JSON.stringify(english)}`,
            fix: 'put it back, or import with --part, if only some rows came back',
          }))
      : [];
  });
}
