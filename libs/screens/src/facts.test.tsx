import type { RegionId } from '@kinemorph/content';
import { TextProvider } from '@kinemorph/i18n';
import { PageProvider } from '@kinemorph/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadPage, type StoryPage } from './testing/screen-page.ts';

/** Returns the text of a page at an instant, and of the banner above its header; every kind of space is one space. */
async function wordsOf(screen: StoryPage['screen'], region: RegionId, instant: string): Promise<string> {
  const { data, screen: Screen, text } = await loadPage({ screen }, { region, instant });
  const html = renderToStaticMarkup(
    <PageProvider data={data}>
      <TextProvider text={text}>
        <Screen {...data.model} />
      </TextProvider>
    </PageProvider>,
  );
  return [
    data.shell.banner?.label ?? '',
    html
      .replaceAll(/<svg[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'"),
  ]
    .join(' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}

type Row = readonly [
  screen: StoryPage['screen'],
  region: RegionId,
  instant: string,
  says: readonly (string | RegExp)[],
  never?: readonly (string | RegExp)[],
];

/** The facts of the specification, written a second time here on purpose: the expected text of each page. */
const facts: Readonly<Record<string, readonly Row[]>> = {
  'the ways to pay [FX-1, FX-2]': [
    ['toy-story-buzz-lightyear', 'us', '20250801T120000Z', ['$599', 'PayPal', 'Klarna'], ['interest-free']],
    ['toy-story-buzz-lightyear', 'uk', '20250801T120000Z', ['£499', '3 interest-free', 'Klarna'], ['€', 'PayPal']],
    ['toy-story-buzz-lightyear', 'de', '20250801T120000Z', ['599 €', 'PayPal'], ['£', '$', 'Klarna']],
    ['toy-story-buzz-lightyear', 'eu', '20250801T120000Z', ['€599', 'PayPal'], ['£', '$', 'Klarna']],
    ['toy-story-buzz-lightyear', 'fr', '20250801T120000Z', ['599 €', 'PayPal'], ['£', '$', 'Klarna']],
    ['flagship-bumblebee', 'jp', '20250801T120000Z', [/[¥￥]174,900/, 'PayPal'], ['€', '£', '$', 'Klarna']],
    ['toy-story-buzz-lightyear', 'cn', '20250801T120000Z', [/[¥￥]3,999/], ['€', '$', 'PayPal', 'Klarna']],
    // The specification gives no price in won.
    ['products', 'kr', '20250801T120000Z', [/₩\d/], ['€', '£', '$', /[¥￥]/]],
    ['grimlock-g1-flagship', 'us', '20250801T120000Z', ['12 months']],
  ],
  'the sale of November 2024 [FX-3]': [
    [
      'black-friday',
      'eu',
      '20241129T110000Z',
      ['€739', '€360', /\b30[ -]day/i, /3 (?:to|–) ?5/, /first 5/i, /3 winners/i, '10 December'],
    ],
    ['black-friday', 'de', '20241129T110000Z', ['739 €', '360 €', /ersten 3/i, '10. Dezember']],
    ['black-friday', 'fr', '20241129T110000Z', ['739 €', '360 €', /3 premi/i, '10 décembre']],
    ['black-friday', 'uk', '20241129T110000Z', [/first 3/i, '10 December'], ['€', '360']],
  ],
  'Premium Protection [FX-5]': [
    ['black-friday', 'us', '20241201T120000Z', ['$119', 'Premium Protection']],
    ['black-friday', 'uk', '20241201T120000Z', [], ['Premium Protection']],
  ],
  'Christmas [FX-4]': [
    ['christmas-sale', 'eu', '20241212T120000Z', ['€399', '€739', /XL.{1,4}XXXL/, '20 January', /double points/i]],
    ['christmas-sale', 'uk', '20241212T120000Z', ['£299', '£699', '27 January']],
    ['christmas-sale', 'us', '20241212T120000Z', ['$499', '$599', 'January 20']],
    ['christmas-sale', 'de', '20241212T120000Z', ['399 €', '739 €', '5 %']],
  ],
  'the early bird of Flagship Bumblebee [FX-6]': [
    [
      'flagship-bumblebee',
      'us',
      '20250410T120000Z',
      ['$949', '$1,299', 'Save $350', 'April 27', '1,000', 'July to September'],
    ],
    ['flagship-bumblebee', 'uk', '20250410T120000Z', ['£899', '£1,299', '27 April', '300', '30 August']],
    ['flagship-bumblebee', 'eu', '20250410T120000Z', ['€1,099', '€1,599', '300']],
    ['flagship-bumblebee', 'de', '20250410T120000Z', ['1.099 €', '1.599 €', '27. April', '300', '30. August']],
    ['flagship-bumblebee', 'jp', '20250410T120000Z', [/[¥￥]124,960/, /[¥￥]174,900/, '税込', '5月6日']],
    ['flagship-bumblebee', 'cn', '20250410T120000Z', [/[¥￥]5,899/, /[¥￥]8,499/]],
  ],
  'the regular price of Flagship Bumblebee [FX-6]': [
    ['flagship-bumblebee', 'us', '20250510T120000Z', ['$1,299'], ['$949']],
    ['flagship-bumblebee', 'jp', '20250510T120000Z', [/[¥￥]174,900/], ['124,960']],
    ['flagship-bumblebee', 'cn', '20250510T120000Z', [/[¥￥]8,499/], ['5,899']],
  ],
  'what is announced, and Prime Day [FX-7]': [
    ['toy-story-buzz-lightyear', 'us', '20250801T120000Z', ['$599', '$699']],
    ['ai-base', 'us', '20250801T120000Z', ['$249', '$299']],
    ['elite-optimus-prime', 'us', '20250710T120000Z', ['$599', '$100', 'July 14']],
    ['elite-optimus-prime', 'us', '20250716T120000Z', [], ['$599']],
  ],
  'the older machines [FX-8]': [
    ['grimlock-g1-flagship', 'us', '20250801T120000Z', ['$1,699', '$141.6', '12 months', '0%']],
    [
      'optimus-prime-rise-of-the-beasts-signature-limited-edition',
      'us',
      '20230610T120000Z',
      ['$699', '$58.25', '3,000', '$799'],
    ],
    [
      'optimus-prime-rise-of-the-beasts-signature-limited-edition',
      'us',
      '20250801T120000Z',
      ['$899', '$799'],
      ['$58.25'],
    ],
  ],
  'returns and warranty [FX-9]': [
    ['home', 'us', '20250801T120000Z', ['30 days']],
    ['home', 'uk', '20250801T120000Z', ['14 days']],
    ['home', 'eu', '20250801T120000Z', ['14 days'], ['30 days']],
    ['home', 'de', '20250801T120000Z', ['14 Tage'], ['30 Tage']],
    ['home', 'fr', '20250801T120000Z', ['14 jours'], ['30 jours']],
    ['elite-optimus-prime', 'us', '20250801T120000Z', ['1 year']],
    ['ai-base', 'us', '20250801T120000Z', ['2 years']],
  ],
  'the hardware [FX-10, FX-11, FX-12, FX-13, FX-14]': [
    [
      'flagship-bumblebee',
      'us',
      '20250801T120000Z',
      [/Servos 31\b/, /Chips 67\b/, '11.1 V', '2,100 mAh', '120 min', '60 min'],
    ],
    [
      'bumblebee-g1-performance',
      'us',
      '20250801T120000Z',
      [/Servos 17\b/, /Voice commands 20\b/, /Sound effects 69\b/],
    ],
    ['elite-optimus-prime', 'us', '20250801T120000Z', [/Servos 27\b/, /Voice commands 39\b/, /Sound effects 125\b/]],
    [
      'grimlock-g1-flagship',
      'us',
      '20250801T120000Z',
      [
        /Servos 34\b/,
        /Chips 85\b/,
        '6-axis IMU',
        '150+',
        /Voice commands 42\b/,
        '11.1 V',
        '2,500 mAh',
        'Low Energy 5.0',
        'Type-C',
        '90 min',
      ],
    ],
    [
      'optimus-prime-rise-of-the-beasts-signature-limited-edition',
      'us',
      '20250801T120000Z',
      [/Servos 21\b/, /Chips 69\b/, '6-axis', '1,650 mAh', /Voice commands 16\b/],
    ],
    [
      'toy-story-buzz-lightyear',
      'us',
      '20250801T120000Z',
      [
        /Servos 23\b/,
        /Chips 75\b/,
        '3,000+',
        '1,900 mAh',
        '200+',
        /Voice commands 34\b/,
        '90 min',
        '2.4 GHz',
        'Low Energy 5.0',
      ],
    ],
  ],
};

// The first test loads the screens' code.
describe.each(Object.entries(facts))('%s', (_, rows) => {
  it.each(rows.map((row) => ({ row, name: row.slice(0, 3).join(' · ') })))(
    'is shown as specified on $name',
    { timeout: 60_000 },
    async ({ row: [screen, region, instant, says, never = []] }) => {
      const words = await wordsOf(screen, region, instant);
      const isShown = (wanted: string | RegExp) =>
        typeof wanted === 'string' ? words.includes(wanted) : wanted.test(words);
      expect(
        says.filter((wanted) => !isShown(wanted)),
        words.slice(0, 200),
      ).toEqual([]);
      expect(never.filter(isShown)).toEqual([]);
    },
  );
});
