import { campaigns, products, regions, type PageRecord } from '@kinemorph/content';
import { baseLocale, locales } from '@kinemorph/i18n';
import { describe, expect, it } from 'vitest';
import { checkoutOf } from '../testing/checkout.ts';
import { saidOnce } from './file-rules.ts';
import { neededIn, wordFolders } from './folders.ts';
import { wordRules } from './rules.ts';

const home = 'libs/content/messages/home';
const siteMap: readonly PageRecord[] = [
  { path: 'ai-base', component: 'ai-base', regions: ['us'] },
  { path: 'where-to-buy', component: 'where-to-buy', regions: ['eu', 'jp'] },
  { path: 'where-to-buy/hongkong-macao', component: 'where-to-buy', regions: ['cn'] },
  { path: '', component: 'home', regions: ['us', 'jp', 'kr', 'de'] },
];
const places = { siteMap, regions, campaigns, products };

type Texts = Readonly<Record<string, unknown>>;
const greetings: Readonly<Record<string, string>> = {
  'en-US': 'Hello, {name}.',
  'de-DE': 'Guten Tag, {name}.',
  'ja-JP': '{name}さん、こんにちは。',
  'ko-KR': '{name} 님, 안녕하세요.',
  'zh-CN': '{name}，您好。',
};

/** The locales that a folder must have a file for: those that inherit from no other. */
const writtenLocales = locales.filter((locale) => !baseLocale[locale]);

/** The same texts in every such locale. */
const everywhere = (texts: Texts) => Object.fromEntries(writtenLocales.map((locale) => [locale, texts]));

const greetingIn = Object.fromEntries(
  writtenLocales.map((locale) => [locale, { greeting: greetings[locale] ?? 'Bonjour, {name}.' }]),
);

/** A valid folder with a file for every locale; `changes` replaces files, or removes them by undefined. */
function folderOf(changes: Readonly<Record<string, Texts | string | undefined>>): Record<string, string | object> {
  const files: Record<string, Texts | string | undefined> = { ...greetingIn, ...changes };
  return Object.fromEntries(
    Object.entries(files).flatMap(([locale, texts]) =>
      texts === undefined ? [] : [[`${home}/${locale}.json`, texts]],
    ),
  );
}

/** Returns the problems of a folder: the file, the line, the id, and what was expected. */
function reported(files: Readonly<Record<string, string | object>>, path = home): readonly string[] {
  const folders = wordFolders(checkoutOf(files).sources, places);
  const folder = folders.find((one) => one.path === path);
  if (!folder) throw new Error(`there is no ${path}`);
  return wordRules(Object.values(products), folders)
    .flatMap(({ problems }) => problems(folder))
    .map(({ file, line, id, expected }) =>
      [file.slice(path.length + 1) + (line === undefined ? '' : `:${line}`), id, expected].filter(Boolean).join(' '),
    );
}

/** Every capacity that a product's battery has, in the order of the products. */
const batteries = [...new Set(Object.values(products).flatMap(({ hardware: { batteryMah } }) => batteryMah ?? []))];

describe('folder of texts', () => {
  it('has no problems if it is valid', () => {
    expect(reported(folderOf({}))).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, Texts | string | undefined>>, readonly string[]]>([
    ['no JSON', { 'de-DE': '{\n  "greeting": "Guten Tag, {name}."\n  "more": "x"\n}' }, ['de-DE.json:3 a JSON file']],
    [
      'an id twice',
      { 'de-DE': '{\n  "greeting": "Guten Tag, {name}.",\n  "greeting": "Hallo, {name}."\n}' },
      ['de-DE.json:3 greeting each id once: the later one silently wins'],
    ],
    ['a locale that is missing', { 'ko-KR': undefined }, ['ko-KR.json the words of this folder in ko-KR']],
    [
      'an English that differs in nothing, but has a file',
      { 'en-EU': {} },
      ['en-EU.json only what reads otherwise than in en-GB'],
    ],
    [
      'a locale that nobody speaks',
      { 'it-IT': { greeting: 'Ciao, {name}.' } },
      ['it-IT.json only the locales that say them: en-US, en-GB, en-EU, fr-FR, de-DE, ja-JP, ko-KR, zh-CN'],
    ],
    [
      'a list in the place of a text',
      { 'zh-CN': { greeting: ['您好'] } },
      ['zh-CN.json greeting a text in quotation marks'],
    ],
    [
      'an id that is missing',
      { 'en-US': { title: 'Hi', greeting: 'Hello, {name}.' }, 'fr-FR': { title: 'Salut' } },
      [
        'fr-FR.json:2 greeting the text "greeting", which en-US has',
        ...['de-DE', 'ja-JP', 'ko-KR', 'zh-CN'].map(
          (locale) => `${locale}.json:1 title the text "title", which en-US has`,
        ),
      ],
    ],
    [
      'an id that en-US lacks',
      { 'fr-FR': { greeting: 'Bonjour, {name}.', adieu: 'Adieu' } },
      ['fr-FR.json adieu an id that en-US has'],
    ],
    ['a text that is empty', { 'ja-JP': { greeting: ' ' } }, ['ja-JP.json greeting a text']],
    [
      'what is inherited anyway',
      { 'en-GB': { greeting: 'Hello, {name}.' } },
      ['en-GB.json greeting only what reads otherwise than in en-US'],
    ],
    [
      'a brace that never closes',
      { 'de-DE': { greeting: 'Guten Tag, {name' } },
      ['de-DE.json greeting an ICU message; this one fails with EXPECT_ARGUMENT_CLOSING_BRACE'],
    ],
    [
      'a placeholder of another name',
      { 'de-DE': { greeting: 'Guten Tag, {nom}.' } },
      ['de-DE.json greeting the placeholders of en-US: {name}'],
    ],
    [
      'a placeholder in a plural',
      { 'de-DE': { greeting: '{count, plural, one {# {name}} other {# {name}}}' } },
      ['de-DE.json greeting the placeholders of en-US: {name}'],
    ],
    [
      'English left behind',
      { 'fr-FR': { greeting: 'Hello, {name}.' } },
      ['fr-FR.json greeting a text in fr-FR; this is the one of en-US'],
    ],
    [
      'a run of Latin words in a plural',
      { 'ja-JP': { greeting: '{name, plural, =0 {なし} other {welcome back、#名}}' } },
      ['ja-JP.json greeting no run of Latin words but names'],
    ],
    ['the keywords of a plural', { 'ja-JP': { greeting: '{name, plural, =0 {なし} other {#名}}' } }, []],
    [
      'a run of Latin words',
      { 'ja-JP': { greeting: '{name}さん、welcome back。' } },
      ['ja-JP.json greeting no run of Latin words but names'],
    ],
    [
      'a price',
      { 'de-DE': { greeting: 'Hallo {name}: 1.299\u00a0€!' } },
      ['de-DE.json greeting no typed price or year; here is "1.299\u00a0€"'],
    ],
    [
      'a year',
      { 'zh-CN': { greeting: '2025年，{name}' } },
      ['zh-CN.json greeting no typed price or year; here is "2025"'],
    ],
    ['mark-up', { 'ko-KR': { greeting: '<b>{name}</b> 님' } }, ['ko-KR.json greeting plain text; here is "<b"']],
    [
      'an entity',
      { 'fr-FR': { greeting: 'Bonjour&nbsp;{name}' } },
      [
        'fr-FR.json greeting a narrow no-break space (U+202F) before ; ! ?; here is ";"',
        'fr-FR.json greeting plain text; here is "&nbsp;"',
      ],
    ],
    [
      'another number than en-US',
      {
        'en-US': { greeting: '7 days, {name}' },
        'de-DE': { greeting: '8\u00a0Tage, {name}' },
        'fr-FR': { greeting: 'Sept jours, {name}' },
      },
      ['de-DE.json greeting the numbers of en-US: 7'],
    ],
    [
      'a figure that no product has',
      { 'de-DE': { greeting: '{name}: 9.999\u00a0mAh' } },
      [`de-DE.json greeting ${batteries.join(' or ')} mAh, as the facts have it`],
    ],
  ])('is checked for %s', (_what, changes, expected) => {
    expect([...reported(folderOf(changes))].sort()).toEqual([...expected].sort());
  });

  it('may contain names, figures of the facts and the number format of its language', () => {
    const texts = { a: 'Kinemorph', b: '2,100 mAh', c: 'About 3,000 parts' };
    const german = { a: 'Kinemorph', b: '2.100\u00a0mAh', c: 'Rund 3.000\u00a0Teile' };
    const others = { a: 'Kinemorph', b: '2\u202f100\u00a0mAh', c: '3,000' };
    expect(reported(folderOf({ ...everywhere(others), 'en-US': texts, 'de-DE': german }))).toEqual([]);
  });

  it('of a product may contain only figures of that product', () => {
    const specs = { 'libs/content/messages/specs/en-US.json': { 'specs.servos': 'Servos' } };
    const path = 'libs/screens/src/ai-base/copy';
    const line = 'libs/content/messages/home';
    expect(reported({ ...specs, [`${path}/en-US.json`]: { a: '31 servos' } }, path)).toEqual([
      'en-US.json a no typed figure: the facts have none of aiBase',
    ]);
    const about = (text: string) =>
      reported(
        {
          ...folderOf({ ...everywhere({}), 'en-US': { 'product.flagshipBumblebee.line': text } }),
          ...specs,
        },
        line,
      ).filter((one) => one.includes('facts'));
    expect(about('31 servos')).toEqual([]);
    expect(about('34 servos')).toEqual(['en-US.json product.flagshipBumblebee.line 31 Servos, as the facts have it']);
  });

  it('is needed in the locales of its page, and shared texts in all locales', () => {
    expect(neededIn('libs/screens/src/ai-base/copy', places)).toEqual(['en-US']);
    // Bundles with it are sold elsewhere, too, where it has no page.
    expect(neededIn('libs/content/src/products/ai-base/copy', places)).toContain('de-DE');
    expect(neededIn('libs/content/src/products/ai-base/reviews', places)).toEqual(['en-US']);
    expect(neededIn('libs/screens/src/where-to-buy/copy', places)).toEqual([
      'en-US',
      'en-GB',
      'en-EU',
      'ja-JP',
      'zh-CN',
    ]);
    expect(neededIn('libs/screens/src/where-to-buy/copy/hongkong-macao', places)).toEqual(['en-US', 'zh-CN']);
    expect([...neededIn('libs/screens/src/home/messages', places)].sort()).toEqual(
      [...new Set(Object.values(regions).map(({ locale }) => locale))].sort(),
    );
  });

  it('with regions in its name is needed only there, if its page exists there', () => {
    expect(neededIn('libs/screens/src/home/copy/jp-kr', places)).toEqual(['en-US', 'ja-JP', 'ko-KR']);
    expect(neededIn('libs/screens/src/home/copy/kr', places)).toEqual(['en-US', 'ko-KR']);
    expect(neededIn('libs/screens/src/home/copy/kr-cn', places)).toEqual(['en-US', 'ko-KR']);
  });

  it('of content must not share an id with another folder', () => {
    const folders = wordFolders(
      checkoutOf({
        [`${home}/en-US.json`]: { 'nav.home': 'Home' },
        'libs/content/messages/navigation/en-US.json': { 'nav.home': 'Home' },
      }).sources,
      places,
    );
    expect(saidOnce(folders)).toMatchObject([
      {
        file: 'libs/content/messages/navigation/en-US.json',
        id: 'nav.home',
        expected: `an id of its own; ${home} has this one, too`,
      },
    ]);
  });
});
