import { describe, expect, it } from 'vitest';
import { checkoutOf, copyOfThis, root, run } from '../testing/checkout.ts';

const content = 'libs/content/src';
const words = 'libs/content/messages';
/** Returns each finding as `file:line field | found | expected`. */
const findings = (output: string) =>
  output
    .split('\n\n')
    .slice(0, -1)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.replace(/^ {2}(?:found|expected|fix) +/, ''))
        .slice(0, 3)
        .join(' | '),
    );

describe('npm run content -- check', () => {
  it('finds no mistake in this checkout, and shows how much it checked [EN-1, PB-2, SC-9]', async () => {
    const { output, code } = await run(root, 'check');
    expect(output).toMatch(
      // A checkout may have drafts, which are listed after this line.
      /^No mistakes in \d{2,} files of content, \d{2,} pages, \d+ regions and \d{4,} texts in \d{2,} folders of words\.(?:\n\nThe draft [^]*)?$/,
    );
    expect(code).toBe(0);
  });

  it('reports all mistakes at once, each with its file and line, and counts them', async () => {
    const { root: copy, change, remove, read, write } = copyOfThis();
    const german = `${content}/products/flagship-bumblebee/copy/de-DE.json`;
    const line = change(german, /(?<="product\.flagshipBumblebee\.line": )".*"/, '"9999 Servos für 1.299 €."');
    const rows = change(`${content}/products/ai-base/product.ts`, /(?<=page: \{ regions: \[)/, "'jp', ");
    const expected = [
      `${change(`${content}/products/ai-base/prices.json`, /(?<="regular": \{ "amount": )\d+/, '-1')}  us.regular.amount | -1 | a price above 0`,
      `${change(`${content}/products/flagship-bumblebee/prices.json`, /(?<="JPY",[^]*?"promotions": \[\{ "amount": )\d+/, '999999999')}  jp.promotions[0].amount | 999999999 | promotions below the regular price`,
      `${change(`${content}/products/flagship-megatron/prices.json`, /(?<="fr": [^]*?"from": ")cyberMonday/, 'cyberTuesday')}  fr.promotions[0].window | {"campaign":"black-friday-2024","from":"cyberTuesday"} | a stage that it has in fr: one of early, blackFriday, cyberMonday`,
      `${change(`${content}/products/toy-story-buzz-lightyear/prices.json`, /\},(?=\n {2}"uk")/, '}').replace(/\d+$/, (line) => String(Number(line) + 1))} | Expected ',' or '}'`,
      `${change(`${content}/products/flagship-megatron/product.ts`, /(?<=picture: ').*(?=')/, 'flagship-megatron/gone')}  picture | "flagship-megatron/gone" | a picture of`,
      `${change(`${content}/products/grimlock-g1-flagship/product.ts`, /(?<=ends: ')[^']*/, '2000-01-01T00:00Z')}  us.ends | 2000-01-01T00:00Z | stages that open one after the other, before the timeline ends`,
      `${change(`${content}/campaigns/prime-day-2025/timeline.ts`, /(?<=ends: ')[^']*/, '2025-07-15T00:00')}  us.ends | "2025-07-15T00:00" | an instant with its offset`,
      `${change(`${content}/regions/kr/home.ts`, /(?<=hero: \[)/, "tile('flagshipMegatron', { key: 'a', window: { closes: 1e12 } }), tile('flagshipMegatron', { key: 'b', window: { opens: 2e12 } }),")}  hero[1].window.opens | "2033-05-18T03:33:20.000Z" | 2001-09-09T01:46:40.000Z, when a before it closes: between them there is neither`,
      `${change(`${content}/regions/kr/home.ts`, /(?<=tiles: \[)/, "tile('aiBase'),")}  tiles[0].product | {"product":"aiBase"} | a product that kr sells; this one is sold in us`,
      `${change(`${content}/regions/jp/home.ts`, /(?<=subtitle: ')[^']*/, 'home.gone')}  hero[1].subtitle | "home.gone" | a text of libs/content/messages`,
      `${change(`${content}/navigation/navigation.ts`, /(?<=page: ')choose-your-region/, 'no-such-page')}  us[`,
      `${rows}  page.regions | ["jp"] | regions that sell aiBase: us`,
      `${rows}  page "ai-base" | no text "head.description" | a description in the words of the page`,
      `${change(`${content}/regions/fr/region.ts`, /(?<=hreflang: ')[^']*/, 'de-DE')}  hreflang | "de-DE" | a value of its locale's language`,
      `${change('libs/screens/src/ai-base/model.server.ts', /(?<=picture\()'ai-base\/hero'/, "'ai-base/gone'")}  picture | "ai-base/gone" | a picture of`,
      `${line}  product.flagshipBumblebee.line | 9999 Servos für 1.299 €. | the placeholders of en-US: {servos}`,
      `${line}  product.flagshipBumblebee.line | 9999 Servos für 1.299 €. | no typed price or year; here is "1.299 €"`,
      `${line}  product.flagshipBumblebee.line | 9999 Servos für 1.299 €. | 31 Servos, as the facts have it`,
      `${change(`${words}/home/fr-FR.json`, /"home\.head\.title"/, '"home.head.titre"')}  home.head.titre | "home.head.titre" | an id that en-US has`,
      'libs/i18n/messages/ko-KR.json:1 | no such file | the words of this folder in ko-KR',
      `${words}/navigation/ko-KR.json:`,
    ];
    change('libs/screens/src/ai-base/copy/en-US.json', /"head\.description"/, '"head.summary"');
    write(`${words}/navigation/ko-KR.json`, read(`${words}/navigation/ko-KR.json`).replace(/\}\s*$/, ''));
    remove('libs/i18n/messages/ko-KR.json');

    const { output: all, code } = await run(copy, 'check');
    const [output = ''] = all.split('\n\nThe draft ');
    const reported = findings(output);
    expect(
      expected.filter((one) => !reported.some((finding) => finding.startsWith(one))),
      output,
    ).toEqual([]);
    expect(reported.find((one) => one.includes('no-such-page'))).toContain('the path of a page of the site map');
    expect(reported.find((one) => one.startsWith(`${words}/navigation/ko-KR.json`))).toContain('a JSON file');
    expect(reported.find((one) => /fr-FR.json:\d+ {2}home\.head\.title \| nothing/.test(one))).toBeTruthy();
    for (const block of output.split('\n\n').slice(0, -1))
      expect(block).toMatch(/^\S+:\d+.*\n {2}found {5}[^]+\n {2}expected {2}.+\n {2}fix {7}.+$/);
    expect(output.split('\n').at(-1)).toMatch(new RegExp(`^${reported.length} mistakes in \\d+ files; checked `));
    expect(code).toBe(1);
  });

  it('reports the place of each mistake that prevents content from loading', async () => {
    const { root: copy, change } = copyOfThis();
    const day = change(`${content}/campaigns/prime-day-2025/timeline.ts`, /(?<=ends: ')[^']*/, '2025-07-15');
    const comma = change(`${content}/products/ai-base/product.ts`, /,(?=\n {2}hardware)/, '');
    const { output, code } = await run(copy, 'check');
    expect(findings(output)).toEqual([
      `${day}  us.ends | "2025-07-15" | an instant with its offset: 2025-07-01T15:00+08:00`,
      `${comma.replace(/\d+$/, (line) => String(Number(line) + 1))} | ',' expected. | TypeScript`,
    ]);
    expect(output).toContain('pages and words can be checked once these load');
    expect(code).toBe(1);
  });

  it('reports the place of an exception in content', async () => {
    const { root: copy, change } = copyOfThis();
    change(`${content}/products/ai-base/product.ts`, / {2}regions: .*\n/, '');
    const { output, code } = await run(copy, 'check');
    expect(output).toMatch(/libs\/content\/src\/[\w/-]+\.ts:\d+\n {2}found {5}Cannot read properties of undefined/);
    expect(code).toBe(1);
  });

  it('reports a folder that is not a checkout', async () => {
    const { root: empty } = checkoutOf({ 'readme.md': '' });
    const { output, code } = await run(empty, 'check');
    expect(output).toContain('is not a checkout');
    expect(code).toBe(1);
  });
});
