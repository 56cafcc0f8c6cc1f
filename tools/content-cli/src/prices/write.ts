import { Mistake } from '@kinemorph/commands/mistake';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPriceOfDraft } from '../check/drafts.ts';
import { readContent, type ContentLibrary } from '../read-content.ts';
import type { Sources } from '../source/sources.ts';
import { difference } from './difference.ts';
import type { Edit } from './plan.ts';
import { readPriceFile, writePriceFile, type MutablePriceFile } from './price-file.ts';
import { rowsOf, type PriceRow } from './row.ts';

/** Returns the new texts of edited files, by path from the root, in the format of the checkout. */
export async function edited(sources: Sources, edits: readonly Edit[]): Promise<ReadonlyMap<string, string>> {
  const byFile = Map.groupBy(edits, ({ file }) => file);
  return new Map(
    await Promise.all(
      [...byFile].map(async ([file, list]) => {
        const prices: MutablePriceFile = readPriceFile(sources, file);
        for (const { apply } of list) apply(prices);
        return [file, await formatted(join(sources.root, file), writePriceFile(prices))] as const;
      }),
    ),
  );
}

/**
 * Formats a text by the rules for its file; returns it unchanged if there are no rules or it has a syntax error.
 * Prettier is loaded only here.
 */
async function formatted(path: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const rules = await resolveConfig(path);
  return rules ? format(text, { ...rules, filepath: path }).catch(() => text) : text;
}

/**
 * Loads the changed content. Throws unless its prices are exactly the requested ones, everything else is unchanged, and
 * the checks find nothing but missing parts of drafts.
 */
export async function prove(
  sources: Sources,
  texts: ReadonlyMap<string, string>,
  expected: readonly PriceRow[],
  before: ContentLibrary,
): Promise<void> {
  const after = await readContent(
    sources.root,
    new Map([...texts].map(([file, text]) => [join(sources.root, file), text])),
  );
  const { added, changed, removed } = difference(expected, rowsOf(after));
  if (added.length + changed.length + removed.length > 0 || withoutPrices(after) !== withoutPrices(before))
    throw new Mistake(
      'Nothing is written: these changes would change something else, too. Compare the sheet with the prices of the product.',
    );
  const problems = after.checkContent(after.realContent).filter((problem) => !isPriceOfDraft(problem, after));
  if (problems.length > 0)
    throw new Mistake(
      [
        'Nothing is written: content would have mistakes.',
        ...problems.map(
          ({ file, field, found, expected: needed }) =>
            `${file} › ${field}: found ${after.sayFound(found)}, expected ${needed}`,
        ),
      ].join('\n'),
    );
}

/** Everything in content but prices. */
function withoutPrices({ realContent }: ContentLibrary): string {
  const products = Object.entries(realContent.products).map(([id, product]) => [id, { ...product, prices: undefined }]);
  return JSON.stringify({ ...realContent, products });
}

/** Writes all files, or none: if one fails, the others are restored. A file with an empty text is removed. */
export function writeAll(root: string, texts: ReadonlyMap<string, string>): void {
  const files = [...texts].map(([file, text]) => ({ path: join(root, file), text }));
  const before = files.map(({ path }) => (existsSync(path) ? readFileSync(path) : undefined));
  const fresh = (path: string) => `${path}.new`;
  const begun: string[] = [];
  const done: number[] = [];
  try {
    for (const { path, text } of files) {
      if (text === '') continue;
      writeFileSync(fresh(path), text);
      begun.push(path);
    }
    files.forEach(({ path, text }, index) => {
      if (text === '') rmSync(path, { force: true });
      else renameSync(fresh(path), path);
      done.push(index);
    });
  } catch (error) {
    for (const index of done) {
      const { path = '' } = files[index] ?? {};
      const text = before[index];
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
    for (const path of begun) rmSync(fresh(path), { force: true });
    throw new Mistake(`Nothing is written: ${(error as Error).message}`);
  }
}
