import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../mistake.ts';
import { readContent, type ContentLibrary } from '../read-content.ts';
import type { Sources } from '../source/sources.ts';
import { difference } from './difference.ts';
import type { Edit } from './plan.ts';
import { rowsOf, type PriceRow } from './row.ts';

/** The texts of the files that edits change, by path from the root, formatted as the checkout wants it. */
export async function edited(sources: Sources, edits: readonly Edit[]): Promise<ReadonlyMap<string, string>> {
  const byFile = Map.groupBy(edits, ({ file }) => file);
  return new Map(
    await Promise.all(
      [...byFile].map(async ([file, list]) => {
        const text = list
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (before, { start, end, text: amount }) => `${before.slice(0, start)}${amount}${before.slice(end)}`,
            sources.text(file),
          );
        return [file, await formatted(join(sources.root, file), withoutUnusedMark(text))] as const;
      }),
    ),
  );
}

/** Formats a text by the rules for its file; returns it unchanged where there are no rules or it has a mistake. Prettier loads only here. */
async function formatted(path: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const rules = await resolveConfig(path);
  return rules ? format(text, { ...rules, filepath: path }).catch(() => text) : text;
}

/** Takes the import of `sample` out of a file in which no sample is left. */
function withoutUnusedMark(text: string): string {
  return /(?<!\w)sample\(/.test(text) ? text : text.replace(/^import \{ sample \} from '[^']*\/sample\.ts';\n/m, '');
}

/**
 * Loads content as it would be, and answers only when its prices are exactly those that are wanted,
 * everything else is what it was, and the checks of content find nothing. Throws otherwise.
 */
export async function prove(
  sources: Sources,
  texts: ReadonlyMap<string, string>,
  wanted: readonly PriceRow[],
  before: ContentLibrary,
): Promise<void> {
  const after = await readContent(
    sources.root,
    new Map([...texts].map(([file, text]) => [join(sources.root, file), text])),
  );
  const { added, changed, removed } = difference(wanted, rowsOf(after));
  if (added.length + changed.length + removed.length > 0 || withoutPrices(after) !== withoutPrices(before))
    throw new Mistake('Nothing is written: these edits would change something else, too. A person has to write them.');
  const problems = after.checkContent(after.realContent);
  if (problems.length > 0)
    throw new Mistake(
      [
        'Nothing is written: content would have mistakes.',
        ...problems.map(
          ({ file, field, found, wanted: needed }) =>
            `${file} › ${field}: found ${after.sayFound(found)}, wanted ${needed}`,
        ),
      ].join('\n'),
    );
}

/** Everything in content but amounts. */
function withoutPrices({ realContent }: ContentLibrary): string {
  const products = Object.entries(realContent.products).map(([id, { prices, ...rest }]) => [
    id,
    rest,
    Object.entries(prices ?? {}).map(([region, price]) => [
      region,
      price?.installment,
      price?.promotions?.map(({ installment }) => installment),
    ]),
  ]);
  return JSON.stringify({ ...realContent, products });
}

/** Writes all of the files, or none: what has been written is put back when one fails. */
export function writeAll(root: string, texts: ReadonlyMap<string, string>): void {
  const files = [...texts].map(([file, text]) => ({ path: join(root, file), text }));
  const before = files.map(({ path }) => readFileSync(path));
  const fresh = (path: string) => `${path}.new`;
  const begun: string[] = [];
  const done: number[] = [];
  try {
    for (const { path, text } of files) {
      writeFileSync(fresh(path), text);
      begun.push(path);
    }
    files.forEach(({ path }, index) => {
      renameSync(fresh(path), path);
      done.push(index);
    });
  } catch (error) {
    for (const index of done) writeFileSync(files[index]?.path ?? '', before[index] ?? '');
    for (const path of begun) rmSync(fresh(path), { force: true });
    throw new Mistake(`Nothing is written: ${(error as Error).message}`);
  }
}
