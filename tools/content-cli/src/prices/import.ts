import type { RegionId } from '@kinemorph/content';
import { counted } from '../check/finding.ts';
import type { ContentLibrary } from '../read-content.ts';
import type { Sources } from '../source/sources.ts';
import { difference } from './difference.ts';
import { checkLines } from './check-lines.ts';
import { marked, plan } from './plan.ts';
import { tellDifference, tellPlan, tellProblems } from './report.ts';
import { keyOf, rowsOf } from './row.ts';
import { readSheet } from './sheet.ts';
import { edited, prove, writeAll } from './write.ts';

/** A sheet to import. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
  /** The one region that it is about; all of them when left out. */
  readonly only?: RegionId | undefined;
}

/** The result of an import. */
export interface Imported {
  readonly message: string;
  readonly ok: boolean;
}

/** Options of an import. */
export interface ImportOptions {
  /** Writes the files of prices; otherwise only reports the changes. */
  readonly write: boolean;
  /** Removes the prices that are not in the sheet; otherwise they are kept. */
  readonly remove?: boolean;
}

/** Compares a sheet with content, and with `write` changes the files of prices: all of them or none. */
export async function importPrices(
  sources: Sources,
  library: ContentLibrary,
  { name, text, only }: Sheet,
  { write, remove = false }: ImportOptions,
): Promise<Imported> {
  const { products, regions, priceProblems } = library;
  const all = marked(sources, rowsOf({ products, regions }), library);
  const { rows, problems, keys, complete } = checkLines(readSheet(text, name), {
    products,
    regions,
    priceProblems,
    only,
  });
  // A sheet only applies to the regions that it contains, so that the sheet of one region removes no prices of others.
  const about = new Set(only === undefined ? rows.map(({ region }) => region) : [only]);
  const differs = difference(
    rows,
    all.filter(({ region }) => about.has(region)),
    keys,
  );
  // A row that can't be identified may be any of the prices that seem to be removed.
  const found = complete ? differs : { ...differs, removed: [] };
  const lines = [
    ...tellProblems(problems, name),
    ...(problems.length > 0 ? [''] : []),
    ...tellDifference(found, regions, { remove }),
  ];
  const sums = `${found.added.length} added, ${found.changed.length} changed, ${found.removed.length} ${remove ? 'removed' : 'not in the sheet'}`;
  const say = (ok: boolean, ...more: readonly string[]): Imported => ({ ok, message: [...lines, ...more].join('\n') });

  if (problems.length > 0)
    return say(
      false,
      '',
      `${counted(problems.length, 'mistake')} in ${name}: nothing is written. ${sums}${complete ? '' : '; which prices are gone is told once every row can be read'}.`,
    );
  if (found.added.length + found.changed.length + found.removed.length === 0)
    return say(true, `No difference: ${counted(rows.length, 'price')} of ${name} are those of the content.`);
  const todo = plan(sources, remove ? found : { ...found, removed: [] }, library);
  if (todo.edits.length === 0) return say(true, '', `${sums}. There is nothing to write.`);
  const how = tellPlan(todo, regions);
  if (!write) return say(true, ...how, '', `${sums}. Nothing is written; --write changes the files.`);
  const texts = await edited(sources, todo.edits);
  const stay = all.filter((row) => !keys.has(keyOf(row)) && !(remove && about.has(row.region)));
  await prove(sources, texts, [...rows, ...stay], library);
  writeAll(sources.root, texts);
  return say(
    true,
    ...how,
    '',
    `${sums}. Written: ${counted(todo.edits.length, 'price')} in ${counted(texts.size, 'file')}.`,
  );
}
