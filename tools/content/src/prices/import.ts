import type { RegionId } from '@kinemorph/content';
import { counted } from '../check/finding.ts';
import type { ContentLibrary } from '../read-content.ts';
import type { Sources } from '../source/sources.ts';
import { difference } from './difference.ts';
import { judge } from './judge.ts';
import { marked, plan } from './plan.ts';
import { tellDifference, tellPlan, tellProblems } from './report.ts';
import { rowsOf } from './row.ts';
import { readSheet } from './sheet.ts';
import { edited, prove, writeAll } from './write.ts';

/** A sheet to import. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
  /** The one region that it is about; all of them when left out. */
  readonly only?: RegionId | undefined;
}

/** What an import came to. */
export interface Imported {
  readonly said: string;
  readonly ok: boolean;
}

/** Compares a sheet with content, and with `write` edits the amounts in the files of the products: all of them or none. */
export async function importPrices(
  sources: Sources,
  library: ContentLibrary,
  { name, text, only }: Sheet,
  { write }: { readonly write: boolean },
): Promise<Imported> {
  const { products, regions, priceProblems } = library;
  const written = marked(sources, rowsOf({ products, regions }, only), library);
  const { rows, problems, keys, complete } = judge(readSheet(text, name), { products, regions, priceProblems, only });
  const all = difference(rows, written, keys);
  // A row that nobody can place may be any of those that seem to be gone.
  const found = complete ? all : { ...all, removed: [] };
  const told = [
    ...tellProblems(problems, name),
    ...(problems.length > 0 ? [''] : []),
    ...tellDifference(found, regions),
  ];
  const sums = `${found.added.length} added, ${found.changed.length} changed, ${found.removed.length} removed`;
  const say = (ok: boolean, ...more: readonly string[]): Imported => ({ ok, said: [...told, ...more].join('\n') });

  if (problems.length > 0)
    return say(
      false,
      '',
      `${counted(problems.length, 'mistake')} in ${name}: nothing is written. ${sums}${complete ? '' : '; which prices are gone is told once every row can be read'}.`,
    );
  if (found.added.length + found.changed.length + found.removed.length === 0)
    return say(true, `No difference: ${counted(rows.length, 'price')} of ${name} are those of the content.`);
  const todo = plan(sources, found, written, library);
  const how = tellPlan(todo, regions);
  if (!write)
    return say(
      true,
      ...how,
      '',
      `${sums}. Nothing is written; --write edits the amounts in place${todo.byHand.length > 0 ? ', once what is to be done by hand is done' : ''}.`,
    );
  if (todo.byHand.length > 0)
    return say(
      false,
      ...how,
      '',
      `${sums}. Nothing is written: all or nothing, and ${counted(todo.byHand.length, 'price')} must be written by hand first.`,
    );
  const texts = await edited(sources, todo.edits);
  const others = rowsOf({ products, regions }).filter(({ region }) => only !== undefined && region !== only);
  await prove(sources, texts, [...rows, ...others], library);
  writeAll(sources.root, texts);
  return say(
    true,
    ...how,
    '',
    `${sums}. Written: ${counted(todo.edits.length, 'amount')} in ${counted(texts.size, 'file')}.`,
  );
}
