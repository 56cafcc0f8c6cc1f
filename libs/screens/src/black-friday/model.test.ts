import { siteOf } from '@kinemorph/content';
import type { RegionId } from '@kinemorph/content';
import { instant, type InstantText } from '@kinemorph/content/time';
import { createRenderClock, pageData } from '@kinemorph/site/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, pageContext, table } from '../testing/sites.ts';
import type { BlackFridayModel } from './model.server.ts';

const options = { site: siteOf('us'), table, origins, screens: serverScreens, build: 'test' };
const regions = ['us', 'uk', 'eu', 'fr', 'de'] as const;
type Region = (typeof regions)[number];
const euros = ['eu', 'fr', 'de'] as const;

/** The instants at which each stage opens and ends in the specification. */
const opens = {
  us: {
    early: '2024-11-14T00:00-05:00',
    blackFriday: '2024-11-22T00:00-05:00',
    friday: '2024-11-29T00:00-05:00',
    cyberMonday: '2024-11-30T00:00-05:00',
    ends: '2024-12-03T00:00-05:00',
  },
  uk: {
    early: '2024-11-14T08:00Z',
    blackFriday: '2024-11-22T00:00Z',
    friday: '2024-11-29T00:00Z',
    cyberMonday: '2024-11-30T00:00Z',
    ends: '2024-12-05T00:00Z',
  },
  eu: {
    early: '2024-11-14T09:00+01:00',
    blackFriday: '2024-11-22T00:00+01:00',
    friday: '2024-11-29T00:00+01:00',
    cyberMonday: '2024-11-30T00:00+01:00',
    ends: '2024-12-03T00:00+01:00',
  },
  fr: {
    early: '2024-11-14T09:00+01:00',
    blackFriday: '2024-11-22T00:00+01:00',
    friday: '2024-11-29T00:00+01:00',
    cyberMonday: '2024-11-30T00:00+01:00',
    ends: '2024-12-03T00:00+01:00',
  },
  de: {
    early: '2024-11-14T09:00+01:00',
    blackFriday: '2024-11-22T00:00+01:00',
    friday: '2024-11-29T00:00+01:00',
    cyberMonday: '2024-11-30T00:00+01:00',
    ends: '2024-12-03T00:00+01:00',
  },
} as const satisfies Record<Region, Record<string, InstantText>>;
type Moment = keyof (typeof opens)['us'];
const at = (region: Region, moment: Moment) => instant(opens[region][moment]);

function pageAt(region: RegionId, now: number, screen: 'black-friday' | 'home' = 'black-friday') {
  return pageData(options, { region, path: screen === 'home' ? '' : screen, screen }, now);
}
const modelAt = (region: Region, now: number) => pageAt(region, now).model as BlackFridayModel;
/** Returns everything that a page shows except the files of its pictures. */
const wordsOf = (value: object) =>
  JSON.stringify(value, (key, item: unknown) =>
    /^(?:src|sources|width|height)$/.test(key) ? undefined : item,
  ).replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
const cardsOf = ({ products, surprises }: BlackFridayModel) => [
  ...products.groups.flatMap(({ cards }) => cards),
  ...(surprises?.cards ?? []),
];
const openIn = (model: BlackFridayModel) =>
  [
    ...new Set(
      cardsOf(model)
        .filter(({ state }) => state?.kind === 'open')
        .map(({ key }) => key),
    ),
  ].sort();
const lockedIn = (model: BlackFridayModel) =>
  [
    ...new Set(
      cardsOf(model)
        .filter(({ state }) => state?.kind === 'locked')
        .map(({ key }) => key),
    ),
  ].sort();

const webExclusive = ['interstellarScoutK1', 'k1ProInterstellarScout', 'toyStoryBuzzLightyear'];
const hotDeals = ['flagshipOptimusPrime', 'interstellarAgentT9'];
const newReleases = ['buzzLightyearSpaceRangerAlpha', 'flagshipMegatron'];
const sold: Record<Region, { early: string[]; blackFriday: string[]; cyberMonday: string[] }> = {
  us: {
    early: [...webExclusive, 'bumblebeeG1Performance'],
    blackFriday: [...hotDeals, 'grimlockG1Flagship'],
    cyberMonday: [...newReleases, 'eliteOptimusPrime'],
  },
  uk: { early: webExclusive, blackFriday: hotDeals, cyberMonday: newReleases },
  eu: { early: webExclusive, blackFriday: [...hotDeals, 'eliteOptimusPrimeAiBase'], cyberMonday: newReleases },
  fr: { early: webExclusive, blackFriday: [...hotDeals, 'eliteOptimusPrimeAiBase'], cyberMonday: newReleases },
  de: { early: webExclusive, blackFriday: [...hotDeals, 'eliteOptimusPrimeAiBase'], cyberMonday: newReleases },
};

describe.each(regions)('Black Friday in %s', (region) => {
  const { early, blackFriday, cyberMonday } = sold[region];
  const all = [...early, ...blackFriday, ...cyberMonday];
  const steps: [string, Moment, number, string[]][] = [
    ['nothing, a millisecond before the early stage', 'early', -1, []],
    ['the early group, from its first millisecond', 'early', 0, early],
    ['the early group still, a millisecond before Black Friday', 'blackFriday', -1, early],
    ['two groups, from Black Friday on', 'blackFriday', 0, [...early, ...blackFriday]],
    ['two groups still, a millisecond before Cyber Monday', 'cyberMonday', -1, [...early, ...blackFriday]],
    ['everything, from Cyber Monday on', 'cyberMonday', 0, all],
    ['everything, to the last millisecond', 'ends', -1, all],
  ];

  it.each(steps)('has opened %s [ST-1, ST-2, SC-1, EN-4]', (_what, moment, offset, open) => {
    const model = modelAt(region, at(region, moment) + offset);
    expect(openIn(model)).toEqual([...open].sort());
    expect(lockedIn(model)).toEqual(all.filter((id) => !open.includes(id)).sort());
  });

  it('locks later products: with a hidden price, without a purchase link or gifts [ST-1, EN-2]', () => {
    const start = at(region, 'early') - 7 * 24 * 3600 * 1000;
    fc.assert(
      fc.property(fc.integer({ min: start, max: at(region, 'ends') - 1 }), (now) => {
        for (const card of cardsOf(modelAt(region, now))) {
          if (card.state?.kind !== 'locked') continue;
          expect(card.state.label).toMatch(/^(?:Unlock soon|Bald verfügbar|Bientôt dévoilé)$/);
          expect(card.state.opens).toBeTruthy();
          expect(card.state.notify).toMatchObject({ label: expect.stringMatching(/\S/) as string, href: '#subscribe' });
          expect(card.price).toMatchObject({ pending: true });
          expect(card.price?.current).toMatch(
            region === 'us' ? /^\$\?\?\?$/ : region === 'uk' ? /^£\?\?\?$/ : /^(?:€\?\?\?|\?\?\?\s€)$/,
          );
          expect([card.buy, card.gifts, card.protection, card.price?.was, card.price?.saving]).toEqual([
            undefined,
            undefined,
            undefined,
            undefined,
            undefined,
          ]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('does not show prices, discounts or gifts of later stages [ST-1]', () => {
    // The menu may show regular prices; a reduction of a later stage appears nowhere.
    for (const moment of ['early', 'blackFriday'] as const)
      expect(wordsOf(pageAt(region, at(region, moment) - 1)).match(/\b(?:739|360)\b|\$119/)).toBeNull();
    expect(wordsOf(pageAt(region, at(region, 'early') - 1)).match(/Up to|Bis zu|Jusqu’à/)).toBeNull();
    const before = wordsOf(modelAt(region, at(region, 'early') - 1));
    expect(before.match(/1[.,\s]?099|599|499|1,699|141\.6/)).toBeNull();
    expect(before.match(/\bcap\b|Cap\b|casquette|draw|Gewinn|tirage|winner|gagnant|worth|register/i)).toBeNull();
    expect(wordsOf(modelAt(region, at(region, 'blackFriday') - 1)).match(/1[.,\s]?099|1,699|141\.6|worth/)).toBeNull();
  });

  it('counts down to its own end in every stage [ST-1]', () => {
    const end = at(region, 'ends');
    for (const moment of ['early', 'blackFriday', 'friday', 'cyberMonday', 'ends'] as const) {
      for (const offset of [-1, 0, 1]) expect(modelAt(region, at(region, moment) + offset).countdown.until).toBe(end);
    }
    expect(modelAt(region, end - 1).countdown.title).toMatch(/^(?:End in|Endet in|Se termine dans)$/);
  });

  it('marks the current stage [EN-5]', () => {
    const states = (now: number) => modelAt(region, now).stages.stages.map(({ state }) => state);
    expect(states(at(region, 'early') - 1)).toEqual(['next', 'next', 'next']);
    expect(states(at(region, 'early'))).toEqual(['current', 'next', 'next']);
    expect(states(at(region, 'blackFriday') - 1)).toEqual(['current', 'next', 'next']);
    expect(states(at(region, 'blackFriday'))).toEqual(['past', 'current', 'next']);
    expect(states(at(region, 'cyberMonday'))).toEqual(['past', 'past', 'current']);
    expect(states(at(region, 'ends') - 1)).toEqual(['past', 'past', 'current']);
  });

  it('shows one surprise card for each later stage, and none after the last one opens [SC-1]', () => {
    expect(
      [at(region, 'early') - 1, at(region, 'early'), at(region, 'blackFriday'), at(region, 'cyberMonday')].map(
        (now) => modelAt(region, now).surprises?.cards.length,
      ),
    ).toEqual([3, 2, 1, undefined]);
  });

  it('has the group that opened last as the newest [SC-1]', () => {
    const newest = (now: number) => modelAt(region, now).products.newest;
    expect(
      [at(region, 'early') - 1, at(region, 'early'), at(region, 'blackFriday'), at(region, 'cyberMonday')].map(newest),
    ).toEqual(['web-exclusive', 'web-exclusive', 'hot-deals', 'new-releases']);
  });

  it('gives the cap only to orders of 29 November, and does not mention it later [FX]', () => {
    const orders = region === 'us' || region === 'eu' ? 5 : 3;
    const offered = (now: number) => modelAt(region, now).offers?.cards.find(({ key }) => key === 'cap');
    expect(offered(at(region, 'early'))?.title).toContain(String(orders));
    expect(offered(at(region, 'early'))?.content).toMatch(/29\.?\sNovember|November\s29|29\snovembre/);
    expect(offered(at(region, 'cyberMonday') - 1)).toBeTruthy();
    expect(offered(at(region, 'cyberMonday'))).toBeUndefined();
    const withGift = (now: number) =>
      cardsOf(modelAt(region, now))
        .filter(({ gifts }) => gifts)
        .map(({ key }) => key);
    expect([at(region, 'friday') - 1, at(region, 'cyberMonday')].map(withGift)).toEqual([[], []]);
    for (const now of [at(region, 'friday'), at(region, 'cyberMonday') - 1])
      expect([...new Set(withGift(now))].sort()).toEqual(openIn(modelAt(region, now)));
  });

  it('shows the draw with its date and e-mail condition, and the three winners only in English [VA-3, FX]', () => {
    const { draw, terms } = modelAt(region, at(region, 'early'));
    const said = [draw?.describe, terms.blocks[1]?.content[2]];
    const inEnglish = region === 'us' || region === 'uk' || region === 'eu';
    expect(said.map((line) => /\b3 winners\b/.test(line ?? ''))).toEqual([inEnglish, inEnglish]);
    expect(said.some((line) => /\d\s(?:Gewinner|gagnants)/.test(line ?? ''))).toBe(false);
    expect(draw?.content).toMatch(/10\sDecember\s2024|December\s10,\s2024|10\.\sDezember\s2024|10\sdécembre\s2024/);
    expect(draw?.content).toMatch(/accurate email|korrekte E-\u2060Mail|e-\u2060mail exacte/);
    expect(terms.blocks.map(({ id }) => id)).toEqual(['terms', 'terms-draw']);
    expect(modelAt(region, at(region, 'early') - 1).terms.blocks.map(({ id }) => id)).toEqual(['terms']);
  });

  it('shows that delivery takes three to five days longer [FX]', () => {
    for (const moment of ['early', 'cyberMonday'] as const) {
      const { benefits, terms } = modelAt(region, at(region, moment));
      const dates = [benefits.items[4]?.label ?? '', terms.blocks[0]?.content[3] ?? ''].map((line) =>
        line.replaceAll('\u00a0', ' '),
      );
      for (const line of dates)
        expect(line).toMatch(
          /^(?=.*(?:deliver|Lieferung|livraison)).*(?:3 to 5 days longer|3 bis 5 Tage länger|3 à 5 jours de plus)/i,
        );
    }
  });

  it('lists its current sections in the bar, in order [EN-5, PB-1]', () => {
    const sections = (now: number) => modelAt(region, now).bar.links.map(({ href }) => href);
    expect(sections(at(region, 'early') - 1)).toEqual(['#stages', '#products', '#terms']);
    for (const now of [at(region, 'early'), at(region, 'cyberMonday') - 1])
      expect(sections(now)).toEqual(['#stages', '#products', '#special-offers', '#lucky-draw', '#terms']);
  });

  it('shows the facts about returns, warranty, shipping, price guarantee and delivery [FX]', () => {
    const labels = modelAt(region, at(region, 'early')).benefits.items.map(({ label }) =>
      label.replaceAll('\u00a0', ' '),
    );
    expect(labels).toHaveLength(5);
    for (const [index, figure] of [
      [0, '30'],
      [1, '2'],
      [3, region === 'us' ? '30' : '14'],
      [4, '3'],
    ] as const)
      expect(labels[index]).toContain(figure);
    const shipping = (now: number) => modelAt(region, now).benefits.items[2]?.text;
    const limited = /certain EU|bestimmte EU|certaines régions/;
    for (const now of [at(region, 'early') - 1, at(region, 'early'), at(region, 'blackFriday') - 1])
      expect(limited.test(shipping(now) ?? '')).toBe(region !== 'us' && region !== 'uk');
    expect(shipping(at(region, 'blackFriday'))).not.toMatch(limited);
  });

  it('links only to existing sections [PB-1]', () => {
    for (const moment of ['early', 'blackFriday', 'cyberMonday'] as const) {
      for (const offset of [-1, 0]) {
        const model = modelAt(region, at(region, moment) + offset);
        const ids = [
          'banner',
          'subscribe',
          'stages',
          'products',
          ...(model.offers ? ['special-offers'] : []),
          ...(model.draw ? ['lucky-draw'] : []),
          ...model.products.groups.map(({ id }) => id),
          ...model.terms.blocks.map(({ id }) => id),
        ];
        const anchors = [...JSON.stringify(model).matchAll(/"href":"#([\w-]+)"/g)].map(([, id]) => id);
        expect(anchors.length).toBeGreaterThan(2);
        expect(anchors.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
      }
    }
  });

  it('is in the menu and has its page only from a week before its start to its end [PG-8, PB-4, NV-3]', () => {
    const [start, end] = [at(region, 'early') - 7 * 24 * 3600 * 1000, at(region, 'ends')];
    const shell = (now: number) => pageAt(region, now, 'home').shell;
    for (const [now, shown] of [
      [start - 1, false],
      [start, true],
      [end - 1, true],
      [end, false],
    ] as const) {
      expect(shell(now).menus.some(({ id }) => id === 'blackFriday')).toBe(shown);
      expect(shell(now).site.pages.includes('black-friday')).toBe(shown);
    }
    expect(shell(start).site.windows[`/${region}/black-friday`]).toEqual({ opens: start, closes: end });
  });
});

describe('the prices of Black Friday', () => {
  const card = (region: Region, now: number, key: string) =>
    cardsOf(modelAt(region, now)).find((one) => one.key === key);

  it.each(euros)(
    'in %s lower the bundle from 1,099 to 739 euros, from Black Friday to the end [FX, EN-2]',
    (region) => {
      const saving = { eu: '360', fr: '32', de: '32' }[region];
      for (const now of [at(region, 'blackFriday'), at(region, 'cyberMonday'), at(region, 'ends') - 1]) {
        const { price, buy } = card(region, now, 'eliteOptimusPrimeAiBase') ?? {};
        expect([price?.current, price?.was, price?.saving].map((text) => text?.replaceAll(/\D/g, ''))).toEqual([
          '739',
          '1099',
          saving,
        ]);
        // The law of the EU requires the lowest price of the days before beside a saving.
        expect(
          price?.lowest
            ?.replaceAll(/[.,\s\u00a0\u202f](?=\d{3})/g, '')
            .match(/\d+/g)
            ?.map(Number)
            .sort(),
        ).toEqual([1099, 30]);
        expect(price?.payments).toEqual([{ method: 'paypal', label: 'PayPal' }]);
        expect(buy?.href).toBe(
          `https://${region}.store.kinemorph.example/products/elite-optimus-prime-ai-base?region=${region}&product=elite-optimus-prime-ai-base&campaign=black-friday-2024`,
        );
        expect(modelAt(region, now).banner.discount).toContain('360');
      }
      expect(card(region, at(region, 'blackFriday') - 1, 'eliteOptimusPrimeAiBase')?.price?.pending).toBe(true);
      expect(modelAt(region, at(region, 'blackFriday') - 1).banner.discount).not.toContain('360');
    },
  );

  it.each(regions)(
    'in %s include the former price and the saving from the first millisecond of each stage [ST-1, EN-2]',
    (region) => {
      for (const moment of ['early', 'blackFriday', 'cyberMonday'] as const) {
        const open = cardsOf(modelAt(region, at(region, moment))).filter(({ state }) => state?.kind === 'open');
        expect(open.length).toBeGreaterThan(0);
        for (const { key, price } of open)
          expect([key, price?.was, price?.saving, price?.lowest !== undefined]).toEqual([
            key,
            expect.any(String),
            expect.any(String),
            region !== 'us' && region !== 'uk',
          ]);
      }
      const saved = (moment: Moment) =>
        Number(modelAt(region, at(region, moment)).banner.discount?.replaceAll(/\D/g, ''));
      expect(saved('early')).toBeGreaterThan(0);
      expect(saved('blackFriday')).toBeGreaterThan(saved('early'));
    },
  );

  it('are in each region’s format, with the saving as an amount or a percentage [EN-2]', () => {
    const now = (region: Region) => card(region, at(region, 'early'), 'toyStoryBuzzLightyear')?.price;
    const plain = (text: string | undefined) => text?.replaceAll(/[\s\u00a0\u202f]/g, ' ');
    expect(regions.map((region) => plain(now(region)?.current))).toEqual(['$499', '£429', '€499', '499 €', '499 €']);
    expect(regions.map((region) => plain(now(region)?.was))).toEqual(['$599', '£499', '€599', '599 €', '599 €']);
    expect(regions.map((region) => plain(now(region)?.saving))).toEqual([
      'Save $100',
      'Save £70',
      'Save €100',
      '−16 %',
      '−16 %',
    ]);
    expect(regions.map((region) => plain(now(region)?.lowest))).toEqual([
      undefined,
      undefined,
      'Lowest price in the last 30 days: €599',
      'Prix le plus bas des 30 derniers jours : 599 €',
      'Niedrigster Preis der letzten 30 Tage: 599 €',
    ]);
    expect(card('us', at('us', 'blackFriday'), 'grimlockG1Flagship')?.price).toMatchObject({
      current: '$1,499',
      was: '$1,699',
      installment: expect.stringContaining('$124.9') as string,
    });
  });

  it('do not mention Flagship Bumblebee, a product of the next year [FX]', () => {
    for (const region of regions)
      expect(wordsOf(modelAt(region, at(region, 'ends') - 1))).not.toContain('Flagship Bumblebee');
  });
});

describe('the head of the Black Friday page', () => {
  it.each(regions)(
    'in %s has the sale’s share picture, with a localized alt text, in every stage [PB-2, EN-5]',
    (region) => {
      const { picture, links } = pageContext(region, 'black-friday', createRenderClock(at(region, 'early')));
      const english = 'Flagship Megatron in front of a tall seam of amber light between dark plates';
      const alt = {
        us: english,
        uk: english,
        eu: english,
        fr: 'Flagship Megatron devant une haute faille de lumière ambrée entre des plaques sombres',
        de: 'Flagship Megatron vor einem hohen Spalt bernsteinfarbenen Lichts zwischen dunklen Platten',
      }[region];
      for (const now of [at(region, 'early') - 1, at(region, 'early'), at(region, 'cyberMonday'), at(region, 'ends')]) {
        expect(pageAt(region, now).head.image).toEqual({
          src: links.file(picture('black-friday/share', '').src),
          width: 1200,
          height: 630,
          alt,
        });
      }
    },
  );
});

describe('the regional differences of Black Friday', () => {
  it('include premium protection in us only: two years worth $119, on opened products [SC-1, FX]', () => {
    const groups = (now: number) => modelAt('us', now).products.groups;
    expect(groups(at('us', 'early')).map(({ id }) => id)).toEqual([
      'web-exclusive',
      'hot-deals',
      'new-releases',
      'premium-protection',
    ]);
    const tab = (now: number) => groups(now).find(({ id }) => id === 'premium-protection');
    expect(tab(at('us', 'blackFriday') - 1)?.badge).toBeTruthy();
    expect(tab(at('us', 'blackFriday'))?.badge).toBeUndefined();
    expect(tab(at('us', 'blackFriday'))?.text).toMatch(/^2 more years .*\$119/);
    expect(tab(at('us', 'blackFriday'))?.cards.map(({ key, protection }) => [key, protection !== undefined])).toEqual([
      ['grimlockG1Flagship', true],
      ['flagshipOptimusPrime', true],
      ['flagshipMegatron', false],
    ]);
    expect(tab(at('us', 'cyberMonday'))?.cards.every(({ protection }) => protection?.includes('$119'))).toBe(true);
    for (const region of regions.slice(1))
      expect(wordsOf(modelAt(region, at(region, 'cyberMonday')))).not.toMatch(/119|Premium/);
  });

  it('include a link to the registration at the store, in eu only [SC-1]', () => {
    const link = (region: Region) =>
      modelAt(region, at(region, 'early')).offers?.cards.flatMap(({ action }) => action?.href ?? []);
    expect(link('eu')).toEqual(['https://eu.store.kinemorph.example/account/register']);
    for (const region of ['us', 'uk', 'fr', 'de'] as const) expect(link(region)).toEqual([]);
  });

  it('include a longer Cyber Monday in uk [ST-2]', () => {
    const dates = (region: Region) =>
      modelAt(region, at(region, 'early')).stages.stages.map(({ date }) => date.replaceAll(/[\u2009\u00a0]/g, ' '));
    expect(dates('uk')).toEqual(['14–21 November', '22–29 November', '30 November – 4 December']);
    expect(dates('eu')).toEqual(['14–21 November', '22–29 November', '30 November – 2 December']);
    expect(dates('de')).toEqual(['14.–21. November', '22.–29. November', '30. November – 2. Dezember']);
    expect(dates('fr')).toEqual(['14–21 novembre', '22–29 novembre', '30 novembre – 2 décembre']);
    // Eastern days, although the region's own time zone is Pacific.
    expect(dates('us')).toEqual(['November 14–21', 'November 22–29', 'November 30 – December 2']);
  });

  it('include the hour of the first stage, unless it is midnight [ST-2]', () => {
    const time = (region: Region) => modelAt(region, at(region, 'early') - 1).banner.time?.replaceAll('\u00a0', ' ');
    expect(regions.map(time)).toEqual([
      'From November 14',
      'From 14 November at 08:00',
      'From 14 November at 09:00',
      'À partir du 14 novembre à 9 h',
      'Ab 14. November, 09:00 Uhr',
    ]);
  });

  it('include the thanks for subscribing, in three languages [EN-5, VA-1]', () => {
    const thanks = (region: Region) => modelAt(region, at(region, 'early')).subscribe.success;
    for (const region of ['us', 'uk', 'eu'] as const)
      expect(thanks(region)).toBe(
        'Thank you for subscribing! Get ready for exclusive Black Friday deals and discounts!',
      );
    expect(new Set(regions.map(thanks)).size).toBe(3);
  });
});
