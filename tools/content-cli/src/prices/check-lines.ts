import type { RegionId } from '@kinemorph/content';
import type { PriceProblem, priceProblems as PriceProblems } from '@kinemorph/content/checks';
import { parseInstant } from '@kinemorph/content/time';
import { kinds, keyOf, type Kind, type PriceFacts, type PriceRow } from './row.ts';
import type { Column, SheetLine } from './sheet.ts';

/** A mistake in a sheet. */
export interface SheetProblem {
  readonly line: number;
  readonly column: Column;
  readonly found: string;
  readonly expected: string;
}

/** A row of a sheet that can be read. */
export interface SheetRow extends PriceRow {
  readonly line: number;
}

/** The rows of a sheet, and all its mistakes. */
export interface CheckedSheet {
  readonly rows: readonly SheetRow[];
  readonly problems: readonly SheetProblem[];
  /** Keys of the rows that can be identified, although their amounts may be wrong. */
  readonly keys: ReadonlySet<string>;
  /** True if all rows can be identified. */
  readonly complete: boolean;
}

/** The content that a sheet is checked against; `only` restricts the sheet to one region. */
export interface Measures extends PriceFacts {
  readonly priceProblems: typeof PriceProblems;
  readonly only?: RegionId | undefined;
}

/** Reads every line of a sheet, and returns all mistakes at once: in its cells, and between its rows. */
export function checkLines(lines: readonly SheetLine[], measures: Measures): CheckedSheet {
  const read = lines.map((line) => readLine(line, measures));
  const known = read.flatMap(({ row }) => row ?? []);
  const first = new Map<string, number>();
  const twice = known.flatMap((row): readonly SheetProblem[] => {
    const earlier = first.get(keyOf(row));
    if (earlier === undefined) first.set(keyOf(row), row.line);
    return earlier === undefined
      ? []
      : [
          {
            line: row.line,
            column: 'product',
            found: `${row.product} ${row.region} ${row.kind}`,
            expected: `each price once; line ${earlier} has this one`,
          },
        ];
  });
  const rows = known.filter((row): row is SheetRow => row.amount !== undefined && first.get(keyOf(row)) === row.line);
  const problems = [...read.flatMap((line) => line.problems), ...twice, ...between(rows, known, measures)].sort(
    (a, b) => a.line - b.line,
  );
  return { rows, problems, keys: new Set(first.keys()), complete: known.length === lines.length };
}

type Known = Omit<SheetRow, 'amount'> & { readonly amount?: number | undefined };

function readLine(
  { line, cells, sample }: SheetLine,
  { products, regions, only }: Measures,
): { readonly row?: Known; readonly problems: readonly SheetProblem[] } {
  const problems: SheetProblem[] = [];
  const wrong = (column: Column, expected: string) => {
    problems.push({ line, column, found: cells[column], expected });
  };
  const product = Object.hasOwn(products, cells.product) ? products[cells.product] : undefined;
  if (!product) wrong('product', `a product: one of ${Object.keys(products).join(', ')}`);
  const region = Object.hasOwn(regions, cells.region) ? regions[cells.region as RegionId] : undefined;
  if (!region) wrong('region', `a region: one of ${Object.keys(regions).join(', ')}`);
  else if (only !== undefined && region.id !== only) wrong('region', `${only}, the region that was asked for`);
  else if (product && !product.regions.includes(region.id))
    wrong('region', `a region that sells ${product.id}: ${product.regions.join(', ')}`);
  if (region && cells.currency !== region.currency)
    wrong('currency', `${region.currency}, the currency of ${region.id}`);
  const kind = kinds.find((one) => one === cells.kind);
  if (!kind) wrong('kind', `a kind of price: one of ${kinds.join(', ')}`);
  const window = kind && readWindow(cells, kind, wrong);
  const amount = amountOf(cells.amount);
  if (amount === undefined) wrong('amount', 'a number above 0 without separators of thousands, like 1299 or 49.5');
  if (!product || !region || !kind || !window) return { problems };
  return {
    problems,
    row: {
      line,
      product: product.id,
      region: region.id,
      currency: region.currency,
      kind,
      ...window,
      amount,
      ...(sample !== undefined && { sample: sample !== '' }),
    },
  };
}

/** Returns the window of a promotion; empty for a price without a window; undefined if it is unreadable. */
function readWindow(
  { from, to }: SheetLine['cells'],
  kind: Kind,
  wrong: (column: Column, expected: string) => void,
): { from?: number | undefined; to?: number | undefined } | undefined {
  const ends = { from, to };
  const filled = (['from', 'to'] as const).filter((end) => ends[end] !== '');
  if (kind !== 'promotion') {
    for (const end of filled) wrong(end, `nothing: the ${kind} price has no window`);
    return filled.length === 0 ? {} : undefined;
  }
  if (filled.length === 0) wrong('from', 'an instant in from, in to, or in both: a promotion has a window');
  const read = Object.fromEntries(filled.map((end) => [end, parseInstant(ends[end])])) as {
    from?: number;
    to?: number;
  };
  for (const end of filled)
    if (read[end] === undefined) wrong(end, 'an instant with its offset: 2025-07-01T00:00-07:00');
  if (filled.length === 0 || filled.some((end) => read[end] === undefined)) return undefined;
  if (read.from !== undefined && read.to !== undefined && read.from >= read.to) {
    wrong('to', 'an instant after the one in from');
    return undefined;
  }
  return read;
}

/** An amount as Excel writes it, with a point or a comma before at most two decimals. */
function amountOf(text: string): number | undefined {
  const amount = /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  return amount > 0 ? amount : undefined;
}

/** Returns mistakes in the combination of a product's prices in a region, each at the row that causes it. */
function between(
  rows: readonly SheetRow[],
  known: readonly Known[],
  { regions, priceProblems }: Measures,
): readonly SheetProblem[] {
  const groups = Map.groupBy(rows, ({ product, region }) => `${product} ${region}`);
  return [...groups.values()].flatMap((group) => {
    const of = (kind: Kind) => group.filter((row) => row.kind === kind);
    const [regular] = of('regular');
    const [next] = of('next');
    const promotions = of('promotion');
    const [any] = group;
    // An unreadable regular price is reported at its own row, not again at every comparison with it.
    const unreadable = known.some(
      ({ product, region, kind, amount }) =>
        product === any?.product && region === any.region && kind === 'regular' && amount === undefined,
    );
    const price: Parameters<typeof priceProblems>[0] = {
      ...(unreadable
        ? { regular: Number.MAX_SAFE_INTEGER }
        : { ...(regular && { regular: regular.amount }), ...(next && { next: next.amount }) }),
      promotions: promotions.map(({ amount, from, to }) => ({ price: amount, window: { opens: from, closes: to } })),
    };
    const rowOf = ({ field }: PriceProblem) =>
      field === 'regular'
        ? regular
        : field === 'next'
          ? next
          : promotions[Number(/^promotions\[(\d+)\]/.exec(field)?.[1])];
    return any
      ? priceProblems(price, regions[any.region]).flatMap((problem) => inSheet(problem, rowOf(problem), promotions))
      : [];
  });
}

/** Formats a broken rule of prices for the sheet's author: other rows are named by their line. */
function inSheet(
  { field, found, expected }: PriceProblem,
  row: SheetRow | undefined,
  promotions: readonly SheetRow[],
): readonly SheetProblem[] {
  if (!row) return [];
  const about = field.endsWith('.window') ? 'from' : 'amount';
  const lines = expected.replace(
    /promotions\[(\d+)\]/,
    (_text, index: string) => `line ${promotions[Number(index)]?.line}`,
  );
  return [
    {
      line: row.line,
      column: about,
      found: about === 'amount' ? String(found) : `${row.kind} of ${row.product} in ${row.region}`,
      expected: lines,
    },
  ];
}
