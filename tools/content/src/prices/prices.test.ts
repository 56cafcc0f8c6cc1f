import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutOf, copyOfThis, run, type Checkout } from '../testing/checkout.ts';
import { percent } from './difference.ts';
import { grouped } from './plan.ts';
import { writeAll } from './write.ts';

const products = 'libs/content/src/products';
const files = [
  'flagship-bumblebee.ts',
  'elite-optimus-prime-ai-base.ts',
  'elite-optimus-prime.ts',
  'grimlock-g1-flagship.ts',
  'ai-base.ts',
  'toy-story-buzz-lightyear.ts',
].map((file) => `${products}/${file}`);

/** A sheet of a checkout, as a person changes and imports it. */
class Sheet {
  readonly #checkout: Checkout;
  readonly #name: string;

  private constructor(checkout: Checkout, name: string) {
    this.#checkout = checkout;
    this.#name = name;
  }

  static async of(checkout: Checkout, ...options: readonly string[]): Promise<Sheet> {
    const { said } = await run(checkout.root, 'prices', 'export', 'prices.csv', ...options);
    if (!said.includes('written into')) throw new Error(said);
    return new Sheet(checkout, 'prices.csv');
  }

  /** Writes the rows otherwise, and answers the line of the first; throws where none fits. */
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
/** What is written otherwise, line by line. */
function changedLines(before: readonly string[], after: readonly string[]): readonly string[] {
  return before.flatMap((text, index) => {
    const [old, now] = [text.split('\n'), (after[index] ?? '').split('\n')];
    expect(now.length).toBe(old.length);
    return now.flatMap((line, at) => (line === old[at] ? [] : [line.trim()]));
  });
}

describe('a sheet that is exported and imported', () => {
  it('shows no difference, and writes nothing', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    for (const options of [[], ['--separator', ';'], ['--region', 'jp']]) {
      const sheet = await Sheet.of(checkout, ...options, '--force');
      const only = options[0] === '--region' ? options : [];
      expect(await sheet.import(...only, '--write')).toEqual({
        said: expect.stringMatching(/^No difference: \d+ prices of prices\.csv are those of the content\.$/) as string,
        code: 0,
      });
    }
    expect(texts(checkout)).toEqual(before);
  });

  it('is not written over one that is there, unless asked', async () => {
    const checkout = copyOfThis();
    await Sheet.of(checkout);
    expect(await run(checkout.root, 'prices', 'export', 'prices.csv')).toEqual({
      said: 'prices.csv is there already: name another sheet, or add --force.',
      code: 1,
    });
    expect(await run(checkout.root, 'prices', 'import', 'gone.csv')).toEqual({
      said: 'There is no gone.csv: npm run content -- prices export gone.csv writes one.',
      code: 1,
    });
    expect(await run(checkout.root, 'prices', 'export', 'more.csv', '--region', 'xx')).toMatchObject({
      said: expect.stringContaining('There is no region "xx"') as string,
      code: 1,
    });
  });
});

describe('an amount that a sheet changes', () => {
  it('is told, and not written, unless asked', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    const line = sheet.change(/(?<=flagshipBumblebee,jp,JPY,regular,,,)\d+/, '199900');
    const { said, code } = await sheet.import();
    expect(said).toMatch(
      new RegExp(`^~ flagshipBumblebee jp regular: \\d+ → 199900 JPY, \\+\\d+\\.\\d % \\(line ${line}\\)$`, 'm'),
    );
    expect(said).toMatch(/^ {2}libs\/content\/src\/products\/flagship-bumblebee\.ts:\d+ {2}199_900$/m);
    expect(said).toContain('0 added, 1 changed, 0 removed. Nothing is written; --write edits');
    expect(code).toBe(0);
    expect(texts(checkout)).toEqual(before);
  });

  it('is the one literal that --write changes, be it given to a function, and the sheet then shows no difference', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=flagshipBumblebee,jp,JPY,promotion,[^,]+,[^,]+,)\d+/, '99900');
    sheet.change(/(?<=aiBase,us,USD,regular,,,)\d+/, '248.5');
    const { said, code } = await sheet.import('--write');
    expect(said).toContain('Written: 2 amounts in 2 files.');
    expect(code).toBe(0);
    expect(changedLines(before, texts(checkout))).toEqual([
      expect.stringMatching(/^jp: sells\('jp', \{ earlyBird: 99_900, regular: [\d_]+ \}\),$/),
      expect.stringMatching(/^prices: \{ us: \{ regular: 248\.5, promotions: .+, next: [\d_]+ \} \},$/),
    ]);
    expect((await sheet.import()).said).toMatch(/^No difference/);
  });

  it('that several regions share is written once all of them have the same', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=eliteOptimusPrimeAiBase,eu,EUR,regular,,,)\d+/, '1999');
    const one = await sheet.import('--write');
    expect(one.said).toMatch(
      /elite-optimus-prime-ai-base\.ts:\d+ {2}eliteOptimusPrimeAiBase eu regular: this literal is also the price of eliteOptimusPrimeAiBase in fr, eliteOptimusPrimeAiBase in de, which stays another/,
    );
    expect(one.said).toContain('all or nothing, and 1 price must be written by hand first');
    expect(one.code).toBe(1);
    expect(texts(checkout)).toEqual(before);
    sheet.change(/(?<=eliteOptimusPrimeAiBase,fr,EUR,regular,,,)\d+/, '1999');
    sheet.change(/(?<=eliteOptimusPrimeAiBase,de,EUR,regular,,,)\d+/, '1999');
    expect((await sheet.import('--write')).said).toContain('Written: 1 amount in 1 file.');
    expect(changedLines(before, texts(checkout))).toEqual(['regular: 1999,']);
  });

  it('that is computed is left to a person', async () => {
    const checkout = copyOfThis();
    checkout.change(`${products}/ai-base.ts`, /(?<=regular: )[\d_]+/, '200 + 49');
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=aiBase,us,USD,regular,,,)\d+/, '259');
    const { said, code } = await sheet.import('--write');
    expect(said).toMatch(
      /ai-base\.ts:\d+ {2}aiBase us regular: this amount is computed, or others read it by its name/,
    );
    expect(code).toBe(1);
  });

  it('that something else reads, too, is left to a person', async () => {
    const checkout = copyOfThis();
    checkout.change(`${products}/ai-base.ts`, /(?<=hardware: )\{\}/, '{ chips: numbers.regular }');
    checkout.change(`${products}/ai-base.ts`, /regular: [\d_]+/, '...numbers');
    checkout.change(`${products}/ai-base.ts`, /(?=export const)/, 'const numbers = { regular: 249 };\n');
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=aiBase,us,USD,regular,,,)\d+/, '259');
    expect(await sheet.import('--write')).toEqual({
      said: 'Nothing is written: these edits would change something else, too. A person has to write them.',
      code: 1,
    });
    expect(texts(checkout)).toEqual(before);
  });

  it('is no sample any more: the mark goes with the old amount, and the import with the last mark', async () => {
    const checkout = copyOfThis();
    const file = `${products}/bumblebee-g1-performance.ts`;
    // Its figures and its box are known, so that its prices are the only samples.
    checkout.write(file, checkout.read(file).replaceAll(/sample\((45|1200|23|0\.8|false|\[[^\]]*\])\)/g, '$1'));
    const sheet = await Sheet.of(checkout, '--region', 'us');
    sheet.change(/(?<=bumblebeeG1Performance,us,USD,regular,,,)\d+/, '419');
    expect((await sheet.import('--region', 'us', '--write')).said).toContain('Written: 1 amount in 1 file.');
    expect(checkout.read(file)).toMatch(/regular: 419,\s.+sample\(329\)/);
    expect(checkout.read(file)).toContain('import { sample }');
    expect((await run(checkout.root, 'launch')).said).not.toMatch(/bumblebee-g1-performance\.ts:\d+ {2}\S+\.regular/);
    for (const amount of ['329', '359'])
      sheet.change(new RegExp(`(?<=bumblebeeG1Performance,us,USD,promotion,[^,]+,[^,]+,)${amount}`), '300');
    expect((await sheet.import('--region', 'us', '--write')).said).toContain('Written: 2 amounts in 1 file.');
    expect(checkout.read(file)).not.toContain('sample');
    expect((await sheet.import('--region', 'us')).said).toMatch(/^No difference/);
  });

  it('and one that stays is confirmed by emptying its cell; what regions share, by emptying all of them', async () => {
    const checkout = copyOfThis();
    const file = `${products}/k1-pro-interstellar-scout.ts`;
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=k1ProInterstellarScout,us,USD,regular,,,449),sample/, ',');
    const { said } = await sheet.import();
    expect(said).toMatch(/^= k1ProInterstellarScout us regular: 449 USD is no sample any more \(line \d+\)$/m);
    expect((await sheet.import('--write')).said).toContain('Written: 1 amount in 1 file.');
    expect(checkout.read(file)).toMatch(/us: \{\s+regular: 449,\s+promotions/);
    sheet.change(/(?<=k1ProInterstellarScout,eu,EUR,regular,,,449),sample/, ',');
    expect((await sheet.import('--write')).said).toContain(
      'this literal is also the price of k1ProInterstellarScout in fr, k1ProInterstellarScout in de, which is still a sample',
    );
    for (const region of ['fr', 'de'])
      sheet.change(new RegExp(`(?<=k1ProInterstellarScout,${region},EUR,regular,,,449),sample`), ',');
    expect((await sheet.import('--write')).said).toContain('Written: 1 amount in 1 file.');
    expect(checkout.read(file)).toMatch(/=> \(\{\s+regular: 449,\s+promotions/);
  });

  it('makes its instalment untrue, which is told with its place', async () => {
    const sheet = await Sheet.of(copyOfThis());
    sheet.change(/(?<=grimlockG1Flagship,us,USD,regular,,,)\d+/, '1999');
    expect((await sheet.import()).said).toMatch(
      /By hand, afterwards:\n {2}\S+grimlock-g1-flagship\.ts:\d+ {2}grimlockG1Flagship us regular: its instalment is still that of the old amount/,
    );
  });

  it('is not written when content would have a mistake by it', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout, '--region', 'us');
    sheet.change(/(?<=flagshipBumblebee,us,USD,regular,,,)\d+/, '2');
    const { said, code } = await sheet.import('--region', 'us', '--write');
    expect(said).toMatch(/^prices\.csv:\d+ amount "\d+": wanted promotions below the regular price, which is 2$/m);
    expect(code).toBe(1);
    expect(texts(checkout)).toEqual(before);
  });
});

describe('a row that a sheet adds, drops or moves', () => {
  it('is left to a person, with the file and the line of it and of its window', async () => {
    const checkout = copyOfThis();
    const before = texts(checkout);
    const sheet = await Sheet.of(checkout);
    sheet.change(/(?<=eliteOptimusPrime,us,USD,promotion,2025-07-08[^,]+,)[^,]+/, '2035-07-16T00:00-07:00');
    sheet.change(/aiBase,us,USD,next.*\r\n/, '');
    sheet.change(/$/, 'toyStoryBuzzLightyear,uk,GBP,next,,,9999\r\n');
    sheet.change(/(?<=flagshipBumblebee,jp,JPY,regular,,,)\d+/, '199900');
    const { said, code } = await sheet.import('--write');
    expect(said).toMatch(/^\+ toyStoryBuzzLightyear uk next: 9999 GBP \(line \d+\)$/m);
    expect(said).toMatch(/^- aiBase us next: \d+ USD$/m);
    expect(said).toMatch(
      /^ {2}\S+elite-optimus-prime\.ts:\d+ {2}eliteOptimusPrime us promotion \S+ – 2035-07-16T00:00-07:00: a new promotion: .+ written in libs\/content\/src\/campaigns\/.+\.ts:\d+$/m,
    );
    expect(said).toMatch(
      /^ {2}\S+toy-story-buzz-lightyear\.ts:\d+ {2}toyStoryBuzzLightyear uk next: a new price: add next there$/m,
    );
    expect(said).toMatch(/^ {2}\S+ai-base\.ts:\d+ {2}aiBase us next: this price goes: take next out there$/m);
    expect(said).toContain(
      '2 added, 1 changed, 2 removed. Nothing is written: all or nothing, and 4 prices must be written by hand first.',
    );
    expect(code).toBe(1);
    expect(texts(checkout)).toEqual(before);
  });

  it('is not taken for one that is gone while a row cannot be read; every mistake is told at once', async () => {
    const sheet = await Sheet.of(copyOfThis());
    const first = sheet.change(/(?<=aiBase,us,)USD(?=,regular)/, 'EUR');
    const second = sheet.change(/aiBase(?=,us,USD,next)/, 'aiBaze');
    const third = sheet.change(/(?<=flagshipBumblebee,jp,JPY,regular,,,)\d+/, '"12,9O"');
    const { said, code } = await sheet.import('--write');
    for (const told of [
      `prices.csv:${first} currency "EUR"`,
      `prices.csv:${second} product "aiBaze"`,
      `prices.csv:${third} amount "12,9O"`,
    ])
      expect(said).toContain(told);
    expect(said).not.toMatch(/^- /m);
    expect(said).toContain('3 mistakes in prices.csv: nothing is written.');
    expect(said).toContain('which prices are gone is told once every row can be read');
    expect(code).toBe(1);
  });
});

describe('files that are written together', () => {
  it('are all as before when one of them cannot be written', () => {
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

describe('a number', () => {
  it.each([
    [949, '949'],
    [1299, '1299'],
    [12_345, '12_345'],
    [174_900, '174_900'],
    [1_234_567.5, '1_234_567.5'],
    [49.5, '49.5'],
  ])('%d is written %s', (amount, text) => {
    expect(grouped(amount)).toBe(text);
  });

  it.each([
    [100, 105, '+5.0 %'],
    [100, 90, '−10.0 %'],
    [1299, 1299.5, '+0.0 %'],
  ])('that goes from %d to %d has changed by %s', (old, now, text) => {
    expect(percent(old, now)).toBe(text);
  });
});
