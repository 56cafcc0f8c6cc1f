import { products, regionIds, regions } from '@kinemorph/content';
import { priceProblems } from '@kinemorph/content/checks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';
import { checkLines } from './check-lines.ts';
import { keyOf, rowsOf, type PriceRow } from './row.ts';
import { readSheet, writeSheet, type Separator } from './sheet.ts';

const measures = { products, regions, priceProblems };
const separators = fc.constantFrom<Separator[]>(',', ';');
const plain = ({ product, region, currency, kind, from, to, amount }: PriceRow) => ({
  product,
  region,
  currency,
  kind,
  from,
  to,
  amount,
});

/** The changes that spreadsheet programs make to a sheet when they save it. */
const savings: readonly (readonly [what: string, save: (text: string, separator: Separator) => string])[] = [
  ['as it is', (text) => text],
  ['without its mark', (text) => text.replace(/^\ufeff/, '')],
  ['with Unix line ends', (text) => text.replaceAll('\r\n', '\n')],
  ['with the line ends of an old Mac', (text) => text.replaceAll('\r\n', '\r')],
  [
    'with every cell in quotation marks',
    (text, separator) => text.replaceAll(separator === ',' ? /[^,\r\n\ufeff]+/g : /[^;\r\n\ufeff]+/g, '"$&"'),
  ],
  ['with blank rows', (text, separator) => `${text}\r\n${separator.repeat(6)}\r\n`],
];

describe('price sheet', () => {
  it('has one line per price, a byte order mark, CRLF line ends and instants with offsets', () => {
    const text = writeSheet(rowsOf({ products, regions }, 'us').slice(0, 2), regions, ',');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffproduct,region,currency,kind,from,to,amount,sample',
      expect.stringMatching(/^flagshipBumblebee,us,USD,regular,,,\d+,$/),
    ]);
    expect(text.split('\r\n')[2]).toMatch(
      /^flagshipBumblebee,us,USD,promotion,\d{4}-\d{2}-\d{2}T\d{2}:\d{2}-0[78]:00,\d{4}-\d{2}-\d{2}T\d{2}:\d{2}-0[78]:00,\d+,$/,
    );
  });

  it.each(savings)('with the real prices, saved %s, shows no difference [FX]', (_what, save) => {
    for (const separator of [',', ';'] as const) {
      const written = rowsOf({ products, regions });
      const { rows, problems, complete } = checkLines(
        readSheet(save(writeSheet(written, regions, separator), separator), 'prices.csv'),
        measures,
      );
      expect(problems).toEqual([]);
      expect(complete).toBe(true);
      expect(rows.map(plain)).toEqual(written.map(plain));
      expect(difference(rows, written)).toEqual({ added: [], changed: [], removed: [] });
    }
  });

  it('is read back unchanged for any prices, separator and way of saving', () => {
    const region = fc.constantFrom(...regionIds);
    const row = fc.record({
      region,
      regular: fc.integer({ min: 2, max: 1_000_000 }),
      off: fc.integer({ min: 1, max: 99 }),
      opens: fc.integer({ min: 1_600_000_000, max: 1_800_000_000 }),
      lasts: fc.integer({ min: 1, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 12 }),
        separators,
        fc.constantFrom(...savings),
        (list, separator, [, save]) => {
          const rows = list.flatMap(({ region: id, regular, off, opens, lasts }, index): PriceRow[] => {
            const shared = { product: `product${index}`, region: id, currency: regions[id].currency };
            const cents = id === 'jp' || id === 'kr' ? 1 : 100;
            return [
              { ...shared, kind: 'regular', amount: regular / cents },
              {
                ...shared,
                kind: 'promotion',
                from: opens * 1000,
                to: (opens + lasts) * 1000,
                amount: Math.max(1, regular - off) / cents,
              },
            ];
          });
          const sold = Object.fromEntries(
            rows.map(({ product }) => [product, { ...products.aiBase, id: product as never, regions: regionIds }]),
          );
          const judged = checkLines(readSheet(save(writeSheet(rows, regions, separator), separator), 'prices.csv'), {
            ...measures,
            products: sold,
          });
          expect(judged.problems).toEqual([]);
          expect(judged.rows.map(plain)).toEqual(rows.map((one) => ({ from: undefined, to: undefined, ...one })));
        },
      ),
    );
  });

  it('has a unique key for each row', () => {
    const keys = rowsOf({ products, regions }).map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('may have extra columns in any order; missing columns are reported', () => {
    expect(
      readSheet('Amount;note;TO;from;kind;currency;region;product\n49,5;ask Kim;;;regular;USD;us;aiBase\n', 'a.csv'),
    ).toEqual([
      {
        line: 2,
        cells: { product: 'aiBase', region: 'us', currency: 'USD', kind: 'regular', from: '', to: '', amount: '49,5' },
      },
    ]);
    expect(() => readSheet('product,region,kind\n', 'a.csv')).toThrow(
      'a.csv:1 lacks the columns currency, from, to, amount',
    );
    expect(() => readSheet('', 'a.csv')).toThrow('a.csv:1 lacks the columns');
    expect(() =>
      readSheet('product,region,currency,kind,from,to,amount\naiBase,us,USD,regular,,,"249\n', 'a.csv'),
    ).toThrow(/^a\.csv:\d+ cannot be read/);
  });
});
