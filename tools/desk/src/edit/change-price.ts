import { Mistake } from '@kinemorph/commands/mistake';
import {
  difference,
  edited,
  checkLines,
  keyOf,
  marked,
  plan,
  prove,
  rowsOf,
  type SheetLine,
  type WrittenRow,
} from '@kinemorph/content-cli/prices';
import type { Sources } from '@kinemorph/content-cli/sources';
import type { Library } from '../content/library.ts';
import { instantText } from '../time/local-time.ts';
import type { Texts } from './overlay.ts';

/** Every price of content, with whether it is a sample. */
export function pricesOf(sources: Sources, library: Library): readonly WrittenRow[] {
  const { products, regions } = library;
  return marked(sources, rowsOf({ products, regions }), library);
}

/** Changes the amount of one price, by the rules of price sheets; throws a `Mistake` for an invalid amount. */
export async function changePrice(sources: Sources, library: Library, key: string, amount: string): Promise<Texts> {
  const { products, regions, priceProblems } = library;
  const written = pricesOf(sources, library);
  if (!written.some((row) => keyOf(row) === key))
    throw new Mistake('This price is not there any more: somebody changed its window. Choose it again.');
  const lines = written.map((row, index): SheetLine =>
    lineOf(row, index, library, keyOf(row) === key ? amount : undefined),
  );
  const { rows, problems } = checkLines(lines, { products, regions, priceProblems });
  if (problems.length > 0)
    throw new Mistake(
      [
        ...new Set(
          problems.map(({ line, found, expected }) => sayProblem(written[line - 1], found, expected, written)),
        ),
      ].join('\n'),
    );
  const found = difference(rows, written);
  if (found.changed.length === 0) throw new Mistake('That is the price already.');
  const todo = plan(sources, found, library);
  const texts = await edited(sources, todo.edits);
  await prove(sources, texts, rows, library);
  return texts;
}

function lineOf(row: WrittenRow, index: number, { regions }: Library, typed: string | undefined): SheetLine {
  const at = (moment: number | undefined) =>
    moment === undefined ? '' : instantText(moment, regions[row.region].timeZone);
  const cells = {
    product: row.product,
    region: row.region,
    currency: row.currency,
    kind: row.kind,
    from: at(row.from),
    to: at(row.to),
    amount: typed === undefined ? String(row.amount) : typed.trim(),
  };
  return { line: index + 1, cells, sample: row.sample && typed === undefined ? 'sample' : '' };
}

/** Formats a mistake of a price; other prices are named by their identity instead of their line. */
function sayProblem(row: WrittenRow | undefined, found: string, expected: string, all: readonly WrittenRow[]): string {
  const others = expected.replace(/line (\d+)/g, (_text, line: string) => {
    const other = all[Number(line) - 1];
    return other ? `the ${other.kind} price of ${other.amount} ${other.currency}` : 'another price';
  });
  return `${row ? `${row.product} in ${row.region}: ` : ''}${found === '' ? 'nothing' : `“${found}”`} cannot be its price. Expected: ${others}.`;
}
