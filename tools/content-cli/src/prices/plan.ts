import type { fileOf as FileOf } from '@kinemorph/content/checks';
import type { PriceFile, WrittenPrices } from '@kinemorph/content';
import { locate } from '../source/locate.ts';
import type { Place, Sources } from '../source/sources.ts';
import { isConfirmed, type Change, type Difference } from './difference.ts';
import { readPriceFile, windowToWrite, type MutablePriceFile, type NamedWindows } from './price-file.ts';
import type { PriceRow, WrittenRow } from './row.ts';

/** A change of one price in a file of prices. */
export interface Edit extends Place {
  /** The future price, formatted for the plan. */
  readonly text: string;
  /** Changes the contents of the file. */
  readonly apply: (prices: MutablePriceFile) => void;
}

/** A change that a person has to make, with its place. */
export interface ByHand extends Place {
  readonly row: PriceRow;
  readonly why: string;
}

/** How a difference would be written. */
export interface Plan {
  readonly edits: readonly Edit[];
  /** Written changes that make adjacent content untrue. */
  readonly stale: readonly ByHand[];
}

/** The lookup of the file in which a product's prices are written. */
export interface ProductFiles {
  readonly fileOf: typeof FileOf;
}

/** Returns a change of `prices.json` for every price that is added, changed or removed. */
export function plan(
  sources: Sources,
  { added, changed, removed }: Difference<PriceRow>,
  library: ProductFiles & NamedWindows,
): Plan {
  return {
    edits: [
      ...changed.map((change) => changeOf(sources, change, library)),
      // From the last to the first, since removing one moves those after it.
      ...removed
        .toSorted((a, b) => Number(b.path[3] ?? 0) - Number(a.path[3] ?? 0))
        .map((row) => removalOf(sources, row, library)),
      ...added.map((row) => additionOf(sources, row, library)),
    ],
    stale: changed.flatMap((change) => staleInstallment(sources, change, library)),
  };
}

/** Imported amounts are no longer samples. */
function changeOf(sources: Sources, { old, now }: Change<PriceRow>, library: ProductFiles): Edit {
  return {
    ...placed(sources, old, `${fieldOf(old)}.amount`, library),
    text: isConfirmed({ old, now }) ? `${now.amount}, which is no sample any more` : `${old.amount} → ${now.amount}`,
    apply: (prices) => {
      const price = priceAt(prices, old);
      price.amount = now.amount;
      delete price.sample;
    },
  };
}

function removalOf(sources: Sources, row: WrittenRow, library: ProductFiles): Edit {
  return {
    ...placed(sources, row, fieldOf(row), library),
    text: `takes out the ${row.kind} price of ${row.amount}`,
    apply: (prices) => {
      const price = priceAt(prices, row);
      const region = prices[row.region];
      if (row.kind !== 'promotion') delete region?.[row.kind];
      else if (region?.promotions) region.promotions = region.promotions.filter((one) => one !== price);
      if (region?.promotions?.length === 0) delete region.promotions;
      if (region && !region.regular && !region.next && !region.promotions) Reflect.deleteProperty(prices, row.region);
    },
  };
}

function additionOf(sources: Sources, row: PriceRow, library: ProductFiles & NamedWindows): Edit {
  const price = { amount: row.amount, ...(row.sample && { sample: true as const }) };
  return {
    ...placed(sources, row, row.region, library),
    text: `adds the ${row.kind} price of ${row.amount}`,
    apply: (prices) => {
      const region = (prices[row.region] ??= { currency: row.currency as WrittenPrices['currency'] });
      if (row.kind !== 'promotion') region[row.kind] = price;
      else {
        const added = { ...price, window: windowToWrite(row, library) };
        region.promotions = [...(region.promotions ?? []), added];
      }
    },
  };
}

/** Returns the field of a price in its file: `us.regular`, `us.promotions[0]`. */
function fieldOf({ region, kind, path }: WrittenRow): string {
  return kind === 'promotion' ? `${region}.promotions[${path[3]}]` : `${region}.${kind}`;
}

function priceAt(
  prices: MutablePriceFile,
  { region, kind, path, product }: WrittenRow,
): { amount: number; sample?: true | undefined } {
  const found = kind === 'promotion' ? prices[region]?.promotions?.[Number(path[3])] : prices[region]?.[kind];
  if (!found) throw new Error(`the prices of ${product} have changed since they were read: no ${kind} in ${region}`);
  return found;
}

/** Returns the path of a product's price file from the root. */
export function priceFileOf({ fileOf }: ProductFiles, product: string): string {
  return `libs/content/src/${fileOf.prices(product)}`;
}

function placed(sources: Sources, { product }: PriceRow, field: string, library: ProductFiles): Place {
  return locate(sources, priceFileOf(library, product), field);
}

/** Returns the prices of content, each with whether its file marks it as a sample. */
export function marked(sources: Sources, rows: readonly WrittenRow[], library: ProductFiles): readonly WrittenRow[] {
  const files = new Map<string, PriceFile>();
  return rows.map((row) => {
    const file = priceFileOf(library, row.product);
    const prices = files.get(file) ?? readPriceFile(sources, file);
    files.set(file, prices);
    return { ...row, sample: priceAt(prices, row).sample === true };
  });
}

/** Instalments are written as the store writes them: a different amount makes them wrong. */
function staleInstallment(sources: Sources, { old, now }: Change<PriceRow>, library: ProductFiles): readonly ByHand[] {
  if (old.kind === 'next' || old.amount === now.amount) return [];
  const price = priceAt(readPriceFile(sources, priceFileOf(library, old.product)), old);
  if (!('installment' in price)) return [];
  return [
    {
      ...placed(sources, old, `${fieldOf(old)}.installment.amount`, library),
      row: now,
      why: 'its instalment is still that of the old amount: write the new one as the store does',
    },
  ];
}
