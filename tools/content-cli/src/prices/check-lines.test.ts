import { products, regionIds, regions } from '@kinemorph/content';
import { priceProblems } from '@kinemorph/content/checks';
import { describe, expect, it } from 'vitest';
import { checkLines } from './check-lines.ts';
import { readSheet } from './sheet.ts';

const judged = (...lines: readonly string[]) =>
  checkLines(readSheet(['product,region,currency,kind,from,to,amount', ...lines].join('\r\n'), 'prices.csv'), {
    products,
    regions,
    priceProblems,
  });
const reported = (...lines: readonly string[]) =>
  judged(...lines).problems.map(({ line, column, found, expected }) => `${line} ${column} "${found}": ${expected}`);
const number = 'a number above 0 without separators of thousands, like 1299 or 49.5';
const instant = 'an instant with its offset: 2025-07-01T00:00-07:00';

describe('row of a price sheet', () => {
  it.each([
    ['aiBase,us,USD,regular,,,249', []],
    ['aiBase,us,USD,regular,,,249.00', []],
    ['aiBase,us,USD,regular,,,"49,5"', []],
    ['aiBase,us,USD,regular,,,"12,9O"', [`2 amount "12,9O": ${number}`]],
    ['aiBase,us,USD,regular,,,"1,299"', [`2 amount "1,299": ${number}`]],
    ['aiBase,us,USD,regular,,,$249', [`2 amount "$249": ${number}`]],
    ['aiBase,us,USD,regular,,,-5', [`2 amount "-5": ${number}`]],
    ['aiBase,us,USD,regular,,,0', [`2 amount "0": ${number}`]],
    ['aiBase,us,USD,regular,,', [`2 amount "": ${number}`]],
    ['AI Base,us,USD,regular,,,249', [`2 product "AI Base": a product: one of ${Object.keys(products).join(', ')}`]],
    [
      'constructor,us,USD,regular,,,249',
      [`2 product "constructor": a product: one of ${Object.keys(products).join(', ')}`],
    ],
    ['aiBase,en,USD,regular,,,249', [`2 region "en": a region: one of ${regionIds.join(', ')}`]],
    ['aiBase,jp,JPY,regular,,,249', ['2 region "jp": a region that sells aiBase: us']],
    ['aiBase,us,EUR,regular,,,249', ['2 currency "EUR": USD, the currency of us']],
    ['flagshipBumblebee,jp,JPY,regular,,,174900.5', ['2 amount "174900.5": a whole amount: JPY has no smaller unit']],
    ['flagshipMegatron,kr,KRW,regular,,,1000.5', ['2 amount "1000.5": a whole amount: KRW has no smaller unit']],
    ['aiBase,us,USD,sale,,,249', ['2 kind "sale": a kind of price: one of regular, next, promotion']],
    [
      'aiBase,us,USD,regular,2025-07-01T00:00Z,,249',
      ['2 from "2025-07-01T00:00Z": nothing: the regular price has no window'],
    ],
    ['aiBase,us,USD,promotion,,,249', ['2 from "": an instant in from, in to, or in both: a promotion has a window']],
    [
      'aiBase,us,USD,promotion,2025-07-01T00:00,01.08.2025,249',
      [`2 from "2025-07-01T00:00": ${instant}`, `2 to "01.08.2025": ${instant}`],
    ],
    [
      'aiBase,us,USD,promotion,2025-07-01T00:00Z,2025-07-01T02:00+02:00,249',
      ['2 to "2025-07-01T02:00+02:00": an instant after the one in from'],
    ],
    [
      'aiBaze,en,XXX,sale,,,x',
      [
        `2 product "aiBaze": a product: one of ${Object.keys(products).join(', ')}`,
        `2 region "en": a region: one of ${regionIds.join(', ')}`,
        '2 kind "sale": a kind of price: one of regular, next, promotion',
        `2 amount "x": ${number}`,
      ],
    ],
  ])('%s has the problems %j', (line, expected) => {
    expect(reported(line)).toEqual(expected);
  });

  it('is checked against the other rows of its product and region', () => {
    expect(reported('aiBase,us,USD,regular,,,249', 'aiBase,us,USD,next,,,199')).toEqual([
      '3 amount "199": a next price above the regular one',
    ]);
    expect(
      reported('aiBase,us,USD,promotion,2025-01-01T00:00Z,2025-03-01T00:00Z,300', 'aiBase,us,USD,regular,,,249'),
    ).toEqual(['2 amount "300": promotions below the regular price, which is 249']);
    expect(
      reported(
        'aiBase,us,USD,regular,,,249',
        'aiBase,us,USD,promotion,2025-01-01T00:00Z,2025-03-01T00:00Z,99',
        'aiBase,us,USD,promotion,2025-02-01T00:00Z,,89',
      ),
    ).toEqual(['4 from "promotion of aiBase in us": a window that does not overlap the one of line 3']);
    expect(
      reported(
        'aiBase,us,USD,regular,,,249',
        'aiBase,us,USD,promotion,2025-01-01T00:00Z,2025-02-01T00:00Z,99',
        'aiBase,us,USD,promotion,2025-02-01T00:00Z,,89',
      ),
    ).toEqual([]);
  });

  it('may occur only once, also with the same instant in another offset', () => {
    expect(reported('aiBase,us,USD,regular,,,249', 'aiBase,us,USD,regular,,,259')).toEqual([
      '3 product "aiBase us regular": each price once; line 2 has this one',
    ]);
    expect(
      reported('aiBase,us,USD,promotion,2025-01-01T00:00Z,,99', 'aiBase,us,USD,promotion,2025-01-01T08:00+08:00,,89'),
    ).toEqual(['3 product "aiBase us promotion": each price once; line 2 has this one']);
  });

  it('reports an invalid amount once; only an unknown product makes the sheet incomplete', () => {
    expect(reported('aiBase,us,USD,regular,,,2x9', 'aiBase,us,USD,next,,,299')).toEqual([`2 amount "2x9": ${number}`]);
    expect(judged('aiBase,us,USD,regular,,,2x9').complete).toBe(true);
    expect(judged('aiBaze,us,USD,regular,,,299').complete).toBe(false);
  });

  it('is rejected if it is for another region than requested', () => {
    const lines = readSheet('product,region,currency,kind,from,to,amount\naiBase,us,USD,regular,,,249\n', 'prices.csv');
    expect(checkLines(lines, { products, regions, priceProblems, only: 'jp' }).problems).toEqual([
      { line: 2, column: 'region', found: 'us', expected: 'jp, the region that was asked for' },
    ]);
  });
});
