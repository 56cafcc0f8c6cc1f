import { campaigns, products, regions, siteMap } from '@kinemorph/content';
import type { Locale } from '@kinemorph/i18n/locales';
import { describe, expect, it } from 'vitest';
import { Sources } from '../source/sources.ts';
import { checkoutOf, root } from '../testing/checkout.ts';
import { fits } from '../glossary/glossary.ts';
import { oneTranslation } from './copy-rules.ts';
import { textsOf, source, wordFolders, written } from './folders.ts';
import { readings } from './message.ts';
import { acrossFolders, wordRules } from './rules.ts';
import { severalWays } from './several-ways.ts';

const places = { siteMap, regions, campaigns, products };
const home = 'libs/content/messages/home';
const real = wordFolders(new Sources(root), places);

/** Returns the problems of one text compared with an English one, except for missing texts. */
function reported(
  locale: Locale,
  text: string,
  { english = 'Something else', id = 'greeting', path = home } = {},
): readonly string[] {
  const files = {
    [`${path}/en-US.json`]: { [id]: locale === 'en-US' ? text : english },
    ...(locale !== 'en-US' && { [`${path}/${locale}.json`]: { [id]: text } }),
  };
  const folders = wordFolders(checkoutOf(files).sources, places);
  const found = wordRules(Object.values(products), folders).flatMap(({ problems }) => folders.flatMap(problems));
  return [
    ...new Set(
      found
        .filter((problem) => problem.id === id && problem.file.endsWith(`/${locale}.json`))
        .map(({ expected }) => expected),
    ),
  ];
}

describe('spaces and punctuation of a language', () => {
  it.each<[Locale, string, RegExp]>([
    ['de-DE', '2 Jahre Garantie', /no-break space .* here is "2 J"/],
    ['de-DE', '{servos} Servos', /no-break space/],
    ['de-DE', '{count, number} %', /before %/],
    ['de-DE', 'Einen Moment …', /free-standing …/],
    ['de-DE', 'z. B. ein Truck', /z\. B\./],
    ['de-DE', '"Los"', /typographic quotation marks/],
    ['de-DE', 'Los!!...', /one character for the dots/],
    ['de-DE', '“Los”', /German quotation marks/],
    ['de-DE', 'Eine Kinemorph Tasse', /a hyphen in a compound with the brand; here is "Kinemorph T"/],
    ['de-DE', 'Wie geht’s ?', /no space before a mark/],
    ['fr-FR', 'Bonjour !', /narrow no-break space \(U\+202F\) before ; ! \?; here is "!"/],
    ['fr-FR', 'Bonjour\u00a0!', /narrow no-break space/],
    ['fr-FR', 'Prix : {price}', /no-break space \(U\+00A0\) before :/],
    ['fr-FR', '« oui »', /inside « »/],
    ['fr-FR', '{servos} servos', /between a number and its noun/],
    ['fr-FR', '7 jours', /between a number and its noun/],
    ['fr-FR', '20\u00a0%', /before %/],
    ['fr-FR', 'Le robot d’{product}', /elides before a placeholder/],
    ['fr-FR', 'La garantie de {product}', /elide before a name/],
    ['fr-FR', 'Etats-Unis', /accent on a capital/],
    ['ja-JP', 'こんにちは,ロボット', /full-width marks/],
    ['ja-JP', 'こんにちは(ロボット)', /full-width brackets/],
    ['ja-JP', 'ロボット K1 です', /no space between Latin/],
    ['ja-JP', 'ロボット｜Kinemorph', /a bar between spaces/],
    ['zh-CN', '机器人,您好', /full-width marks/],
    ['zh-CN', '机器人 App', /no space between Latin/],
    ['zh-CN', '「机器人」', /Chinese quotation marks/],
    ['ko-KR', '안녕하세요。', /half-width marks/],
    ['ko-KR', '서보 {servos} 개', /between a number and its counter/],
    ['ko-KR', '반품할 수 있습니까?', /-나요\?/],
    ['en-US', "It's here", /typographic apostrophe/],
    ['en-US', 'Here !', /no space before a mark/],
  ])('%s %j is reported', (locale, text, expected) => {
    expect(reported(locale, text).join('\n')).toMatch(expected);
  });

  it.each<[Locale, string]>([
    [
      'de-DE',
      '{servos}\u00a0Servos, {days} bis {count} Tage und „mehr“: z.\u00a0B. Kinemorph-Tassen von Kinemorph Robotics, 20\u00a0%\u00a0…'.replace(
        '} Tage',
        '}\u00a0Tage',
      ),
    ],
    [
      'fr-FR',
      'Bonjour\u202f! «\u00a0Oui\u00a0»\u00a0: de 12:30 à 14:00, https://kinemorph.example, 20\u202f%\u202f; n’est-ce pas\u202f?!',
    ],
    ['ja-JP', 'フラッグシップ バンブルビーとK1、{servos}基のサーボ？「はい」'],
    ['zh-CN', '“您好”，App有{servos}个伺服舵机。'],
    ['ko-KR', '서보 {servos}개, {email} 주소로 보내 주세요.'],
    ['ko-KR', '반품할 수 있나요?'],
    ['ko-KR', '무엇을 도와드릴까요?'],
    ['en-US', 'It’s “here”: {servos} servos, 7 days…'],
  ])('%s %j is accepted', (locale, text) => {
    expect(
      reported(locale, text, { english: `${[...text.matchAll(/\{\w+\}/g)].join(' ')} 7 12:30 14:00 20` }).filter(
        (one) => !one.includes('numbers of') && !one.includes('placeholders'),
      ),
    ).toEqual([]);
  });
});

describe('glossary', () => {
  it.each<[Locale, string, RegExp]>([
    ['de-DE', 'Ihr Guthaben', /no "Guthaben" for credits/],
    ['de-DE', 'Das ist dein Roboter', /no "dein" for formal address/],
    ['de-DE', 'Unsere Nummer 1', /superlatives/],
    ['fr-FR', 'Les soldes d’été', /no "soldes" for superlatives/],
    ['fr-FR', 'Une routine vocale', /action, routine/],
    ['ja-JP', '新しいアクション', /no "アクション" for move/],
    ['ja-JP', '世界一のロボット', /superlatives/],
    ['ko-KR', '휴대폰을 켜 주세요.', /no "휴대폰" for phone/],
    ['ko-KR', '세금 포함', /tax included/],
    ['ko-KR', '세계 최초 로봇', /superlatives/],
    ['zh-CN', '选择国家', /no "国家" for region/],
    ['zh-CN', '你好', /no "你" for reader/],
    ['zh-CN', '第一品牌', /superlatives/],
    ['zh-CN', '顶级机器人', /superlatives/],
    ['en-US', 'The world’s first robot', /no "world’s first"/],
    ['en-US', 'Your licence', /no "licence" for license/],
    ['en-GB', 'In any color', /no "color" for colour/],
    ['en-US', 'Please sign in', /log in/],
  ])('%s %j is reported', (locale, text, expected) => {
    expect(reported(locale, text).join('\n')).toMatch(expected);
  });

  it('checks inherited en-US texts for British spelling and proposes the text for en-GB.json', () => {
    const folders = wordFolders(checkoutOf({ [`${home}/en-US.json`]: { greeting: 'Every color' } }).sources, places);
    const found = wordRules(Object.values(products), folders)
      .flatMap(({ problems }) => folders.flatMap(problems))
      .filter(({ id }) => id === 'greeting');
    expect(found.map(({ file, fix }) => [file, fix.split(';')[0]])).toEqual([
      [`${home}/en-GB.json`, 'add the text to en-GB.json with "colour"'],
    ]);
  });

  it('requires its word in the translation of each term', () => {
    expect(reported('de-DE', 'Sein Motor', { english: 'Its servos' })).toEqual([expect.stringContaining('Servo')]);
    expect(reported('de-DE', 'Seine Servos', { english: 'Its servos' })).toEqual([]);
    expect(reported('zh-CN', '它的马达', { english: 'Its servos' })).toEqual([expect.stringContaining('伺服舵机')]);
  });

  it('accepts phrases that only contain a forbidden word', () => {
    expect(reported('zh-CN', '国家/地区')).toEqual([]);
    expect(reported('zh-CN', '第一步')).toEqual([]);
    expect(reported('ko-KR', '프로모션')).toEqual([]);
    expect(reported('en-US', 'The lowest price in the last {days} days', { english: '' })).toEqual([]);
    expect(reported('de-DE', 'Wirf dich in Pose', { id: 'voice.pose' })).toEqual([]);
  });
});

describe('Korean particles', () => {
  it.each([
    '{product}를 만나 보세요.',
    '{email}로 보내 주세요.',
    '‘{robot}’이 일어섭니다.',
    '{company}은 만듭니다.',
    '로봇를 켜 주세요.',
    '포인트이 아니라 포인트을 줍니다.',
    '앱으로 도로 가세요. 스토어으로',
    '허브은 엽니다.',
    '동작로 부릅니다.',
  ])('%j is reported', (text) => {
    expect(reported('ko-KR', text, { english: text.match(/\{\w+\}/)?.[0] ?? 'x' }).join()).toMatch(
      /particle|을\/를|"\S+" for "\S+"/,
    );
  });

  it.each([
    '{email} 주소로 보내 주세요.',
    '로봇을 켜고 앱으로 갑니다.',
    '국가/지역의 가을과 마을, 스스로 서는 경로',
    '{days}일 이내',
    '허브는 서로 다른 동작으로',
    '말로 부릅니다. 길로 갑니다. 서울로',
  ])('%j is accepted', (text) => {
    expect(reported('ko-KR', text, { english: text.match(/\{\w+\}/)?.[0] ?? 'x' })).toEqual([]);
  });
});

describe('text', () => {
  it('must use the date skeleton of en-US, but may add the year', () => {
    const english = 'Until {ends, date, ::MMMMd}';
    expect(reported('de-DE', 'Bis {ends, date, ::dMMMM}', { english })).toEqual([
      expect.stringContaining('::MMMMd for {ends}'),
    ]);
    expect(reported('de-DE', 'Bis {ends, date, ::MMMMd}', { english })).toEqual([]);
    expect(reported('ja-JP', '{ends, date, ::yMMMMd}まで', { english })).toEqual([]);
  });

  it('must fit the width of its slot', () => {
    expect(reported('de-DE', 'x'.repeat(25), { id: 'nav.home', path: 'libs/content/messages/navigation' })).toEqual([
      'at most 24 columns for a navigation label; it has 25',
    ]);
    expect(reported('ja-JP', '名'.repeat(13), { id: 'nav.home', path: 'libs/content/messages/navigation' })).toEqual([
      'at most 24 columns for a navigation label; it has 26',
    ]);
    expect(reported('en-US', `${'x'.repeat(40)}\n${'y'.repeat(40)}`, { id: 'story.heading' })).toEqual([]);
    expect(reported('en-US', 'x'.repeat(161), { id: 'home.head.description' })).toEqual([
      'at most 160 columns for a description for search engines; it has 161',
    ]);
  });

  it('must not be a fragment', () => {
    expect(reported('en-US', ', and more')).toEqual(['a text that stands alone']);
    expect(reported('en-US', 'Bought with (')).toEqual(['a text that stands alone']);
    expect(reported('en-US', '…and a “quoted” end.')).toEqual([]);
  });

  it('must end in a question mark if it is a question', () => {
    expect(reported('ja-JP', 'どうすればよいですか。', { id: 'start.q1', english: 'What do I do?' })).toEqual([
      expect.stringContaining('ends in ？'),
    ]);
    expect(reported('ja-JP', 'どうすればよいですか？', { id: 'start.q1', english: 'What do I do?' })).toEqual([]);
  });

  it('must end like the other entries of its list in Japanese', () => {
    const of = (second: string) => {
      const folders = wordFolders(
        checkoutOf({
          [`${home}/en-US.json`]: { 'a.l1': 'Turn on', 'a.l2': 'Rest' },
          [`${home}/ja-JP.json`]: { 'a.l1': '電源を入れてください。', 'a.l2': second },
        }).sources,
        places,
      );
      return wordRules(Object.values(products), folders)
        .flatMap(({ problems }) => folders.flatMap(problems))
        .filter(({ file, id }) => id === 'a.l2' && file.includes('ja-JP'))
        .map(({ expected }) => expected);
    };
    expect(of('充電')).toEqual(['an entry that ends in ください and 。, like a.l1']);
    expect(of('充電してください。')).toEqual([]);
  });
});

describe('English label', () => {
  const labels = (second: string) =>
    wordFolders(
      checkoutOf({
        [`${home}/en-US.json`]: { a: 'Close' },
        [`${home}/de-DE.json`]: { a: 'Schließen' },
        'libs/i18n/messages/en-US.json': { b: 'Close' },
        'libs/i18n/messages/de-DE.json': { b: second },
      }).sources,
      places,
    );

  it('must have one translation in all folders, except for listed labels', () => {
    expect(acrossFolders(labels('Zumachen'))).toMatchObject([
      {
        file: 'libs/i18n/messages/de-DE.json',
        id: 'b',
        expected: `"Schließen" for "Close", as a in ${home}/de-DE.json has it`,
      },
    ]);
    expect(acrossFolders(labels('Schließen'))).toEqual([]);
    expect(
      oneTranslation(labels('Zumachen'), [
        { label: 'Close', at: ['i18n/messages#b'], locales: ['de-DE'], why: 'a verb' },
      ]),
    ).toEqual([]);
  });

  it('of the sites has one translation or is listed', () => {
    expect(acrossFolders(real)).toEqual([]);
  });

  it('is listed with several translations only for locales that have several', () => {
    const needless = severalWays.flatMap((one) => {
      const rest = severalWays.filter((other) => other !== one);
      const missed = oneTranslation(real, rest).map(({ file }) => file.slice(-'xx-XX.json'.length, -'.json'.length));
      return one.locales.filter((locale) => !missed.includes(locale)).map((locale) => `${one.label} ${locale}`);
    });
    expect(needless).toEqual([]);
  });
});

describe('readings of a message', () => {
  it('contain each choice with a mark for every value', () => {
    expect(readings('{n, plural, one {# robot} other {# robots}} of {product}, {day, date, ::MMMMd}')).toEqual([
      '\ue000 robot of \ue002, \ue001',
      '\ue000 robots of \ue002, \ue001',
    ]);
    expect(readings('{part, number, ::percent} off')).toEqual(['\ue002 off']);
    expect(readings('{unclosed')).toEqual([]);
  });

  it('exist for every text of the sites', () => {
    const silent = real.flatMap((folder) =>
      folder.needed.flatMap((locale) =>
        [...written(folder, locale).values()].filter((text) => readings(text).length === 0),
      ),
    );
    expect(silent).toEqual([]);
    expect(real.reduce((sum, folder) => sum + textsOf(folder, source).size, 0)).toBeGreaterThan(1500);
  });
});

it('place pattern: matches a folder and an id, also by wildcards', () => {
  expect([
    fits('black-friday/copy#terms.*', 'libs/screens/src/black-friday/copy#terms.sale'),
    fits('*#*.alt', 'a#hero.alt'),
    fits('messages/home#a', 'libs/content/messages/home#b'),
    fits('x#a', 'y#a'),
  ]).toEqual([true, true, false, false]);
});
