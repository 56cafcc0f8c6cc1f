import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutOf, copyOfThis, run, type Checkout } from '../testing/checkout.ts';
import { percent } from './difference.ts';
import { writeAll } from './write.ts';

const products = 'libs/content/src/products';
const files = [
  'flagship-bumblebee',
  'elite-optimus-prime-ai-base',
  'elite-optimus-prime',
  'grimlock-g1-flagship',
  'ai-base',
  'toy-story-buzz-lightyear',
].map((folder) => `${products}/${folder}/prices.json`);

/** A price sheet of a checkout, which a test changes and imports as a person does. */
class Sheet {
  readonly #checkout: Checkout;
  readonly #name: string;

  private constructor(checkout: Checkout, name: string) {
    this.#checkout = checkout;
    this.#name = name;
  }

  static async of(checkout: Checkout, ...options: readonly string[]): Promise<Sheet> {
    const { output } = await run(checkout.root, 'prices', 'export', 'prices.csv', ...options);
    if (!output.includes('written into')) throw new Error(output);
    return new Sheet(checkout, 'prices.csv');
  }

  /** Replaces the matching text in all rows, and returns the line of the first; throws if none matches. */
  change(from: RegExp, to: string): number {
    const path = join(this.#checkout.root, this.#name);
    const text = readFileSync(path, 'utf8');
    const at = from.exec(text);
    if (!at) throw new Error(`no row fits ${from}`);
    writeFileSync(path, text.replace(from, to));
    return text.slice(0, at.index).split('\n').length;
  }

  import(...options: readonly string[]) {
    return run(this.#checkout.root, 'prices', 'import', this.#name, ...options);
  }
}

const texts = ({ read }: Checkout) => files.map(read);
/** Returns the lines that differ. */
function changedLines(before: readonly string[], after: readonly string[]): readonly string[] {
  return before.flatMap((text, index) => {
    const [old, now] = [text.split('\n'), (after[index] ?? '').split('\n')];
    expect(now.length).toBe(old.length);
    return now.flatMap((line, at) => (line === old[at] ? [] : [line.trim()]));
  });
}

describe('price sheet that is exported and imported', () => {
  it('shows no difference, and writes nothing', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    for (const options of [[], ['--separator', ';'], ['--region', 'jp']]) {
      const sheet = await Sheet.of(checkout, ...options, '--force');
      const only = options[0] === '--region' ? options : [];
      expect(await sheet.import(...only, '--write')).toEqual({
        output: expect.stringMatching(
          /^No difference: \d+ prices of prices\.csv are those of the content\.$/,
        ) as string,
        code: 0,
      });
    }
    expect(texts(checkout)).toEqual(before);
  });

  it('reports an existing sheet, a missing sheet and an unknown region', async () => {
    const checkout = copyOfThis();
    await Sheet.of(checkout);
    expect(await run(checkout.root, 'prices', 'export', 'prices.csv')).toEqual({
      output: 'prices.csv is there already: name another sheet, or add --force.',
      code: 1,
    });
    expect(await run(checkout.root, 'prices', 'import', 'gone.csv')).toEqual({
      output: 'There is no gone.csv: npm run content -- prices export gone.csv writes one.',
      code: 1,
    });
    expect(await run(checkout.root, 'prices', 'export', 'more.csv', '--region', 'xx')).toMatchObject({
      output: expect.stringContaining('There is no region "xx"') as string,
      code: 1,
    });
  });
});

describe('changed amount in a price sheet', () => {
  it('is reported with its place, and not written without --write', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    const line = sheet.change(/(?<=flagshipBumblebee,jp,JPY,regular,,,)\d+/, '199900');
    const { output, code } = await sheet.import();
    expect(output).toMatch(
      new RegExp(`^~ flagshipBumblebee jp regular: \\d+ → 199900 JPY, \\+\\d+\\.\\d % \\(line ${line}\\)$`, 'm'),
    );
    expect(output).toMatch(
      /^ {2}libs\/content\/src\/products\/flagship-bumblebee\/prices\.json:\d+ {2}174900 → 199900$/m,
    );
    expect(output).toContain('0 added, 1 changed, 0 not in the sheet. Nothing is written; --write changes');
    expect(code).toBe(0);
    expect(texts(checkout)).toEqual(before);
  });

  it('is all that --write changes; a second import then shows no difference', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=flagshipBumblebee,jp,JPY,promotion,[^,]+,[^,]+,)\d+/, '99900');
    sheet.change(/(?<=aiBase,us,USD,regular,,,)\d+/, '248.5');
    const { output, code } = await sheet.import('--write');
    expect(output).toContain('Written: 2 prices in 2 files.');
    expect(code).toBe(0);
    expect(changedLines(before, texts(checkout))).toEqual([
      '"promotions": [{ "amount": 99900, "window": { "preOrder": "earlyBird" } }]',
      '"regular": { "amount": 248.5 },',
    ]);
    expect((await sheet.import()).output).toMatch(/^No difference/);
  });

  it('loses the sample mark of the old amount', async () => {
    const checkout = copyOfThis();
    const file = `${products}/bumblebee-g1-performance/prices.json`;
    const sheet = await Sheet.of(checkout, '--region', 'us');
    sheet.change(/(?<=bumblebeeG1Performance,us,USD,regular,,,)\d+/, '419');
    expect((await sheet.import('--write')).output).toContain('Written: 1 price in 1 file.');
    expect(checkout.read(file)).toContain('"regular": { "amount": 419 },');
    expect(checkout.read(file)).toContain('{ "amount": 329, "sample": true,');
    const { output } = await run(checkout.root, 'launch');
    expect(output).toMatch(
      /bumblebee-g1-performance\/prices\.json:\d+ {2}\S+\.us\.promotions\[0\]: 329 → the real price/,
    );
    expect(output).not.toMatch(/bumblebee-g1-performance\/prices\.json:\d+ {2}\S+\.us\.regular/);
    expect((await sheet.import()).output).toMatch(/^No difference/);
  });

  it('is written even if a draft still lacks prices', async () => {
    const checkout = copyOfThis();
    const file = `${products}/interstellar-scout-k1/prices.json`;
    const prices = Object.entries(JSON.parse(checkout.read(file)) as object);
    checkout.change('libs/content/src/regions/kr/region.ts', /(?<=export const region = \{\n)/, '  draft: true,\n');
    checkout.write(file, JSON.stringify(Object.fromEntries(prices.filter(([region]) => region !== 'kr'))));
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=bumblebeeG1Performance,us,USD,regular,,,)\d+/, '419');
    expect((await sheet.import('--write')).output).toContain('Written: 1 price in 1 file.');
  });

  it('is not needed to confirm a sample: emptying its sample cell removes the mark', async () => {
    const checkout = copyOfThis();
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=k1ProInterstellarScout,us,USD,regular,,,449),sample/, ',');
    const { output } = await sheet.import();
    expect(output).toMatch(/^= k1ProInterstellarScout us regular: 449 USD is no sample any more \(line \d+\)$/m);
    expect((await sheet.import('--write')).output).toContain('Written: 1 price in 1 file.');
    expect(checkout.read(`${products}/k1-pro-interstellar-scout/prices.json`)).toMatch(
      /"us": \{\s+"currency": "USD",\s+"regular": \{ "amount": 449 \},/,
    );
  });

  it('reports the instalment of the old amount with its place', async () => {
    const sheet = await Sheet.of(copyOfThis());
    sheet.change(/(?<=grimlockG1Flagship,us,USD,regular,,,)\d+/, '1999');
    expect((await sheet.import()).output).toMatch(
      /By hand, afterwards:\n {2}\S+grimlock-g1-flagship\/prices\.json:\d+ {2}grimlockG1Flagship us regular: its instalment is still that of the old amount/,
    );
  });

  it('is not written if it makes the content invalid', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout, '--region', 'us');
    sheet.change(/(?<=flagshipBumblebee,us,USD,regular,,,)\d+/, '2');
    const { output, code } = await sheet.import('--region', 'us', '--write');
    expect(output).toMatch(/^prices\.csv:\d+ amount "\d+": expected promotions below the regular price, which is 2$/m);
    expect(code).toBe(1);
    expect(texts(checkout)).toEqual(before);
  });
});

describe('row that a price sheet adds or drops', () => {
  it('is written with the stage of the same dates, or with its instants', async () => {
    const checkout = copyOfThis();
    const sheet = await Sheet.of(checkout);
    sheet.change(/$/, 'toyStoryBuzzLightyear,uk,GBP,next,,,9999\r\n');
    sheet.change(
      /$/,
      'eliteOptimusPrimeAiBase,de,EUR,promotion,2024-12-09T00:00+01:00,2025-01-01T00:00+01:00,699\r\n' +
        'eliteOptimusPrimeAiBase,de,EUR,promotion,2025-03-01T00:00+01:00,2025-03-08T00:00+01:00,649\r\n',
    );
    const { output, code } = await sheet.import('--write');
    expect(output).toMatch(/^\+ toyStoryBuzzLightyear uk next: 9999 GBP \(line \d+\)$/m);
    expect(output).toContain('3 added, 0 changed, 0 not in the sheet. Written: 3 prices in 2 files.');
    expect(code).toBe(0);
    expect(checkout.read(`${products}/toy-story-buzz-lightyear/prices.json`)).toMatch(
      /"uk": [^]*?"next": \{ "amount": 9999 \}\n {2}\},\n {2}"eu"/,
    );
    const prices = checkout.read(`${products}/elite-optimus-prime-ai-base/prices.json`);
    expect(prices).toContain('{ "amount": 699, "window": { "campaign": "christmas-2024", "from": "holiday" } }');
    expect(prices).toContain('"window": { "opens": "2025-03-01T00:00+01:00", "closes": "2025-03-08T00:00+01:00" }');
    expect((await sheet.import()).output).toMatch(/^No difference/);
  });

  it('stays in the content if the sheet lacks it, unless --delete is given', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    sheet.change(/aiBase,us,USD,next.*\r\n/, '');
    sheet.change(/aiBase,us,USD,promotion.*\r\n/, '');
    const kept = await sheet.import('--write');
    expect(kept.output).toMatch(/^- aiBase us next: \d+ USD is not in the sheet, and stays; --delete takes it out$/m);
    expect(kept.output).toContain('0 added, 0 changed, 2 not in the sheet. There is nothing to write.');
    expect(kept.code).toBe(0);
    expect(texts(checkout)).toEqual(before);
    expect((await sheet.import('--delete', '--write')).output).toContain(
      '0 added, 0 changed, 2 removed. Written: 2 prices in 1 file.',
    );
    expect(JSON.parse(checkout.read(`${products}/ai-base/prices.json`))).toEqual({
      us: { currency: 'USD', regular: { amount: 249 } },
    });
    expect((await sheet.import()).output).toMatch(/^No difference/);
  });

  it('is not deleted in regions that the sheet does not contain', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout, '--region', 'cn');
    expect((await sheet.import('--delete', '--write')).output).toMatch(/^No difference/);
    expect(texts(checkout)).toEqual(before);
  });

  it('is rejected if its window overlaps that of a row that stays', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=eliteOptimusPrime,us,USD,promotion,2025-07-08[^,]+,)[^,]+/, '2035-07-16T00:00-07:00');
    const { output, code } = await sheet.import('--write');
    expect(output).toContain('expected a window that does not overlap the one of promotions[2]');
    expect(code).toBe(1);
    expect(texts(checkout)).toEqual(before);
    expect((await sheet.import('--delete', '--write')).code).toBe(0);
  });

  it('is not reported as missing while rows are invalid; all mistakes are reported together', async () => {
    const sheet = await Sheet.of(copyOfThis());
    const first = sheet.change(/(?<=aiBase,us,)USD(?=,regular)/, 'EUR');
    const second = sheet.change(/aiBase(?=,us,USD,next)/, 'aiBaze');
    const third = sheet.change(/(?<=flagshipBumblebee,jp,JPY,regular,,,)\d+/, '"12,9O"');
    const { output, code } = await sheet.import('--write');
    for (const message of [
      `prices.csv:${first} currency "EUR"`,
      `prices.csv:${second} product "aiBaze"`,
      `prices.csv:${third} amount "12,9O"`,
    ])
      expect(output).toContain(message);
    expect(output).not.toMatch(/^- /m);
    expect(output).toContain('3 mistakes in prices.csv: nothing is written.');
    expect(output).toContain('which prices are gone is told once every row can be read');
    expect(code).toBe(1);
  });
});

describe('files written together', () => {
  it('all stay unchanged if one of them cannot be written', () => {
    const { root, read } = checkoutOf({ 'a.ts': 'old a', 'b.ts': 'old b', 'b.ts.new/in-the-way': '' });
    expect(() => {
      writeAll(
        root,
        new Map([
          ['a.ts', 'new a'],
          ['b.ts', 'new b'],
        ]),
      );
    }).toThrow(/^Nothing is written: /);
    expect([read('a.ts'), read('b.ts')]).toEqual(['old a', 'old b']);
    expect(readdirSync(root).sort()).toEqual(['a.ts', 'b.ts', 'b.ts.new']);
  });
});

describe('change of an amount', () => {
  it.each([
    [100, 105, '+5.0 %'],
    [100, 90, '−10.0 %'],
    [1299, 1299.5, '+0.0 %'],
  ])('from %d to %d is shown as %s', (old, now, text) => {
    expect(percent(old, now)).toBe(text);
  });
});
