import {
  boundaries,
  christmas2024,
  lowersPrice,
  products,
  siteOf,
  type ChristmasRegion,
  type ProductId,
} from '@kinemorph/content';
import { instant, type InstantText } from '@kinemorph/content/time';
import { createRenderClock, pageData } from '@kinemorph/site/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, pageContext, table } from '../testing/sites.ts';
import { christmasSale, type ChristmasSaleModel } from './model.server.ts';

const all = ['us', 'uk', 'eu', 'fr', 'de'] as const satisfies readonly ChristmasRegion[];
const path = 'christmas-sale';

function saleAt(region: ChristmasRegion, now: number): ChristmasSaleModel & { readonly expires: number | undefined } {
  const clock = createRenderClock(now);
  const model = christmasSale.model(pageContext(region, path, clock));
  return { ...model, expires: clock.expires };
}
const pageAt = (region: ChristmasRegion, now: number) =>
  pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path, screen: path },
    now,
  );
const titleAt = (region: ChristmasRegion, now: number) => saleAt(region, now).banner.title;
const cardsOf = ({ groups }: ChristmasSaleModel) => groups.groups.flatMap(({ cards }) => cards);
const partsOf = (model: ChristmasSaleModel) =>
  Object.entries(model).flatMap(([part, value]) => (value === undefined || part === 'expires' ? [] : [part]));

/** The first and last moment of the sale, and the opening of its New Year's stage, if it has one. */
const dates: readonly (readonly [
  region: ChristmasRegion,
  opens: InstantText,
  newYear: InstantText | undefined,
  ends: InstantText,
])[] = [
  ['us', '2024-12-09T00:00-08:00', '2025-01-01T00:00-08:00', '2025-01-03T00:00-08:00'],
  ['uk', '2024-12-09T00:00Z', '2025-01-01T00:00Z', '2025-01-13T00:00Z'],
  ['eu', '2024-12-09T00:00+01:00', undefined, '2025-01-01T00:00+01:00'],
  ['fr', '2024-12-09T00:00+01:00', undefined, '2025-01-01T00:00+01:00'],
  ['de', '2024-12-09T00:00+01:00', undefined, '2025-01-01T00:00+01:00'],
];
const holiday = (region: ChristmasRegion) => christmas2024.opensIn(region);
const week = 7 * 24 * 60 * 60 * 1000;
const names = {
  us: 'Holiday sale',
  uk: 'Christmas sale',
  eu: 'Christmas sale',
  fr: 'Offres de Noël',
  de: 'Weihnachtsaktion',
};

describe.each(dates)('the sale in %s', (region, opening, turning, ending) => {
  const [opens, newYear, ends] = [instant(opening), turning && instant(turning), instant(ending)];

  it('opens and ends at local midnight, to the millisecond [ST-2, SC-2]', () => {
    expect(partsOf(saleAt(region, opens - 1))).not.toContain('rewards');
    expect(partsOf(saleAt(region, opens))).toEqual(expect.arrayContaining(['benefits', 'rewards', 'members', 'terms']));
    expect(partsOf(saleAt(region, ends - 1))).toEqual(
      expect.arrayContaining(['benefits', 'rewards', 'members', 'terms']),
    );
    expect(partsOf(saleAt(region, ends))).toEqual(['banner', 'countdown', 'groups', 'members', 'subscribe']);
  });

  it('shows the New Year’s banner from 1 January on, in regions where it lasts that long [SC-2, ST-2]', () => {
    expect(titleAt(region, opens)).toBe(names[region]);
    if (newYear === undefined) {
      expect(titleAt(region, ends - 1)).toBe(names[region]);
      for (const now of [opens - 1, opens, ends - 1, ends])
        expect(JSON.stringify(saleAt(region, now))).not.toMatch(/New Year|Neujahr|Nouvel An/i);
      return;
    }
    expect([newYear - 1, newYear, newYear + 1, ends - 1].map((now) => titleAt(region, now))).toEqual([
      names[region],
      'New Year 2025',
      'New Year 2025',
      'New Year 2025',
    ]);
    expect(JSON.stringify(saleAt(region, newYear - 1))).not.toContain('New Year');
  });

  it('counts down to its opening, and then to its end [SC-2]', () => {
    const until = (now: number) => saleAt(region, now).countdown.until;
    expect([opens - 1, opens, newYear ?? opens + 1, ends - 1].map(until)).toEqual([opens, ends, ends, ends]);
    const { title, ended } = saleAt(region, opens).countdown;
    expect(title).toBe({ us: 'Ends in', uk: 'Ends in', eu: 'Ends in', fr: 'Se termine dans', de: 'Endet in' }[region]);
    expect(ended).toBeTruthy();
  });

  it('shows the time zone of its countdown’s end in the region’s usual form [ST-1]', () => {
    const zones = { us: 'PST', uk: 'GMT', eu: 'CET', fr: '(heure de Paris)', de: 'Uhr\u00a0MEZ' };
    expect(saleAt(region, opens).countdown.date?.replace(/^.*(?::|\sh\s)\d{2}(?:\s[AP]M)?\s/u, '')).toBe(zones[region]);
  });

  it('has a page from a week before it opens to its end [PG-9, PB-4]', () => {
    expect(table.get(path)?.window[region]).toEqual({ opens: opens - week, closes: ends });
    const listed = (now: number) => [
      JSON.stringify(pageAt(region, now).shell.menus).includes(`/${region}/christmas-sale`),
      pageAt(region, now).shell.site.pages.includes(path),
    ];
    expect([opens - week - 1, opens - week, ends - 1, ends].map(listed)).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it('expires at each of its boundaries, which the preview lists', () => {
    const known = boundaries(region);
    for (const at of [opens, ...(newYear === undefined ? [] : [newYear]), ends]) {
      expect(saleAt(region, at - 1).expires).toBe(at);
      expect(known.find((boundary) => boundary.at === at)?.what).toContain('Christmas sale');
    }
  });

  it('stays the same between its boundaries', () => {
    const said = (now: number) => JSON.stringify(saleAt(region, now));
    fc.assert(
      fc.property(
        fc.integer({ min: opens - week, max: ends + week }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (now, part) => {
          const until = saleAt(region, now).expires ?? ends + 2 * week;
          expect(said(now + Math.floor((until - now) * part))).toBe(said(now));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is in exactly one stage at a time, also before and after the sale [ST-2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: opens - 2 * week, max: ends + 2 * week }), (now) => {
        const stage = createRenderClock(now).stage(christmas2024.timeline, region);
        const expected =
          now < opens
            ? 'before'
            : now >= ends
              ? 'after'
              : newYear !== undefined && now >= newYear
                ? 'newYear'
                : 'holiday';
        expect(stage).toBe(expected);
      }),
    );
  });
});

describe('the sale page before the opening', () => {
  it.each(all)(
    'in %s locks every robot, hides prices that will drop, and mentions no gift, return date or discount [SC-2, ST-1]',
    (region) => {
      for (const now of [holiday(region) - week, holiday(region) - 1]) {
        const preview = saleAt(region, now);
        expect(partsOf(preview)).toEqual(['banner', 'countdown', 'groups', 'members', 'subscribe']);
        const robots = cardsOf(preview).filter(({ key }) => key !== 'giftGuide');
        const label = region === 'de' ? 'Bald verfügbar' : region === 'fr' ? 'Bientôt dévoilé' : 'Unlocks soon';
        expect(new Set(robots.map(({ state }) => state?.kind === 'locked' && state.label))).toEqual(new Set([label]));
        expect(robots.map(({ state, buy, badge }) => [state?.kind, buy, badge])).toEqual(
          robots.map(() => ['locked', undefined, undefined]),
        );
        // A price is hidden only if a lower one follows.
        const lowered = (key: string) => lowersPrice(christmas2024, 'holiday', key as ProductId, region);
        expect(robots.some(({ key }) => lowered(key))).toBe(true);
        for (const { key, price } of robots)
          expect([key, price?.pending, price?.was]).toEqual([key, lowered(key) ? true : undefined, undefined]);
        const page = pageAt(region, now);
        const hidden = JSON.stringify([page.model, page.head], (key, item: unknown) =>
          key === 'price' ? undefined : item,
        );
        expect(hidden).not.toMatch(
          /[$€£]|%|399|739|299|699|499|599|20\sJanuary|January\s20|27\sJanuary|20\.\sJanuar|20\sjanvier|XXXL|points|Punkte/i,
        );
      }
    },
  );

  it('shows the day of the opening in the region’s language', () => {
    const time = (region: ChristmasRegion) => saleAt(region, holiday(region) - 1).banner.time;
    expect(all.map(time)).toEqual([
      'Opens December\u00a09',
      'Opens 9\u00a0December',
      'Opens 9\u00a0December',
      'Dès le 9\u00a0décembre',
      'Ab 9.\u00a0Dezember',
    ]);
  });
});

describe('the gifts', () => {
  const tiers = (region: ChristmasRegion) =>
    saleAt(region, holiday(region)).rewards?.tiers.map(({ threshold, title, note, picture, icon }) => [
      threshold.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '),
      title,
      note,
      picture?.src.match(/(?:mug|bottle|cap|t-shirt)/)?.[0] ?? icon,
    ]);

  it.each([
    [
      'us',
      [
        ['Over $499', 'Kinemorph cap', undefined, 'cap'],
        ['Over $599', 'Express upgrade', 'Free, on top of free shipping', 'truck'],
      ],
    ],
    [
      'uk',
      [
        ['Over £299', 'Kinemorph bottle', undefined, 'bottle'],
        ['Over £699', 'Kinemorph T-shirt', undefined, 't-shirt'],
      ],
    ],
    [
      'eu',
      [
        ['Over €399', 'Kinemorph mug', undefined, 'mug'],
        ['Over €739', 'Kinemorph T-shirt', 'Sizes XL to XXXL', 't-shirt'],
      ],
    ],
    [
      'fr',
      [
        ['Plus de 399 €', 'Tasse Kinemorph', undefined, 'mug'],
        ['Plus de 739 €', 'T-shirt Kinemorph', 'Tailles XL à XXXL', 't-shirt'],
      ],
    ],
    [
      'de',
      [
        ['Über 399 €', 'Kinemorph-Tasse', undefined, 'mug'],
        ['Über 739 €', 'Kinemorph-T-Shirt', 'Größen XL bis XXXL', 't-shirt'],
      ],
    ],
  ] as const)('of %s have the region’s thresholds, in its currency [SC-2, FX]', (region, expected) => {
    expect(tiers(region)).toEqual(expected);
  });

  it('require more than their threshold: an order of exactly that amount gets none [FX]', () => {
    expect([499, 499.01, 599, 600].map((worth) => christmas2024.rewardOf('us', worth)?.gift)).toEqual([
      undefined,
      'cap',
      'cap',
      'express',
    ]);
    expect([399, 400, 739, 740].map((worth) => christmas2024.rewardOf('de', worth)?.gift)).toEqual([
      undefined,
      'mug',
      'mug',
      'tShirt',
    ]);
    expect([299, 300, 699, 700].map((worth) => christmas2024.rewardOf('uk', worth)?.gift)).toEqual([
      undefined,
      'bottle',
      'bottle',
      'tShirt',
    ]);
  });

  it('are on the card of a robot that qualifies for one by itself [EN-2]', () => {
    const card = (region: ChristmasRegion, product: ProductId, now = holiday(region)) =>
      cardsOf(saleAt(region, now)).find(({ key }) => key === product);
    const gifts = (...of: Parameters<typeof card>) =>
      card(...of)?.gifts?.items.map(({ label, picture }) => [
        label,
        picture.src.match(/(?:mug|bottle|cap|t-shirt)/)?.[0],
      ]);
    expect(gifts('us', 'toyStoryBuzzLightyear')).toEqual([['Kinemorph cap', 'cap']]);
    expect(card('us', 'grimlockG1Flagship')?.badge?.label).toBe('Express included');
    expect(card('us', 'flagshipMegatron')?.badge?.label).toBe('Express included');
    expect([gifts('us', 'grimlockG1Flagship'), gifts('us', 'aiBase')]).toEqual([undefined, undefined]);
    expect(gifts('uk', 'toyStoryBuzzLightyear')).toEqual([['Kinemorph bottle', 'bottle']]);
    expect(gifts('de', 'toyStoryBuzzLightyear')).toEqual([['Kinemorph-Tasse', 'mug']]);
    expect(gifts('fr', 'eliteOptimusPrimeAiBase')).toEqual([['T-shirt Kinemorph', 't-shirt']]);
    for (const now of [holiday('fr') - 1, christmas2024.endOf('fr')])
      expect(gifts('fr', 'eliteOptimusPrimeAiBase', now)).toBeUndefined();
  });
});

describe('the benefits of every order', () => {
  const benefits = (region: ChristmasRegion) =>
    saleAt(region, holiday(region))
      .benefits?.items.map(({ label, text }) => [label, text])
      .flat() ?? [];

  it.each([
    ['us', 'Until January\u00a020', 'Double points'],
    ['uk', 'Until 27\u00a0January', 'Double points'],
    ['eu', 'Until 20\u00a0January', 'Double points'],
    ['fr', 'Jusqu’au 20\u00a0janvier', 'Points doublés'],
    ['de', 'Bis zum 20.\u00a0Januar', 'Doppelte Punkte'],
  ] as const)('in %s include longer returns and double points [SC-2, EN-5, FX]', (region, returns, points) => {
    expect(benefits(region)).toEqual(expect.arrayContaining([returns, points]));
    expect(benefits(region)).toHaveLength(region === 'us' ? 10 : 8);
    expect(benefits(region).join('|')).toMatch(/\b2[-\s]/);
  });

  it('name the one robot with a shorter warranty, where it is sold [FX]', () => {
    expect(benefits('us')).toContain('Elite Optimus Prime: 1 year');
    expect(benefits('de').join('|')).toMatch(/Elite Optimus Prime mit AI Base: 1\sJahr\|/);
    expect(benefits('uk').join('|')).not.toContain('Optimus Prime');
  });
});

describe('the robots of the sale', () => {
  const keys = (region: ChristmasRegion) =>
    saleAt(region, holiday(region)).groups.groups.map(({ id, cards }) => [id, cards.map(({ key }) => key)]);

  it('are grouped by audience, with the gift guide last in one group [SC-2, EN-4]', () => {
    expect(keys('us')).toEqual([
      [
        'fans',
        [
          'eliteOptimusPrime',
          'grimlockG1Flagship',
          'flagshipOptimusPrime',
          'flagshipMegatron',
          'bumblebeeG1Performance',
          'giftGuide',
        ],
      ],
      ['dreamers', ['toyStoryBuzzLightyear', 'buzzLightyearSpaceRangerAlpha']],
      ['makers', ['k1ProInterstellarScout', 'interstellarScoutK1', 'interstellarAgentT9', 'aiBase']],
    ]);
    expect(keys('uk')[0]).toEqual(['fans', ['flagshipOptimusPrime', 'flagshipMegatron', 'giftGuide']]);
    expect(keys('de')[0]).toEqual([
      'fans',
      ['eliteOptimusPrimeAiBase', 'flagshipOptimusPrime', 'flagshipMegatron', 'giftGuide'],
    ]);
  });

  it('include a link to the region’s gift guide, also before the sale [SC-2]', () => {
    for (const region of all) {
      for (const now of [holiday(region) - 1, holiday(region)])
        expect(cardsOf(saleAt(region, now)).find(({ key }) => key === 'giftGuide')?.learnMore?.href).toBe(
          `/${region}/gift-guide`,
        );
    }
  });

  it('never include Flagship Bumblebee, which came a year later', () => {
    for (const region of all) {
      for (const now of [holiday(region) - 1, holiday(region), christmas2024.endOf(region)])
        expect(JSON.stringify(saleAt(region, now))).not.toContain('Flagship Bumblebee');
    }
  });

  it.each(all)(
    'in %s show their price and, where the sale lowers it, the former price and the saving [EN-2, FX]',
    (region) => {
      for (const { key, price } of cardsOf(saleAt(region, holiday(region)))) {
        if (key === 'giftGuide') continue;
        const lower = lowersPrice(christmas2024, 'holiday', key as ProductId, region);
        expect([key, price !== undefined, price?.was !== undefined, price?.saving !== undefined]).toEqual([
          key,
          true,
          lower,
          lower,
        ]);
        // In the EU with the lowest price of the days before, which is that of Black Friday.
        expect([key, price?.lowest !== undefined]).toEqual([key, lower && region !== 'us' && region !== 'uk']);
      }
    },
  );

  it('in us include two that get cheaper only in the New Year’s stage [SC-2, ST-2]', () => {
    const lowered = (now: number) =>
      cardsOf(saleAt('us', now))
        .filter(({ price }) => price?.was !== undefined)
        .map(({ key }) => key);
    const newYear = instant('2025-01-01T00:00-08:00');
    expect(lowered(newYear).filter((key) => !lowered(newYear - 1).includes(key))).toEqual([
      'interstellarScoutK1',
      'interstellarAgentT9',
    ]);
  });

  it.each(all)('in %s link to the store of the region [EN-2, RG-6]', (region) => {
    const robots = cardsOf(saleAt(region, holiday(region))).filter(({ key }) => key !== 'giftGuide');
    for (const { key, buy } of robots) {
      const { slug } = products[key as ProductId];
      expect(buy?.href).toBe(
        `https://${region}.store.kinemorph.example/products/${slug}?region=${region}&product=${slug}&campaign=christmas-2024`,
      );
    }
  });
});

describe('the offers to members', () => {
  const members = (region: ChristmasRegion, now: number = holiday(region)) => saleAt(region, now).members;

  it.each(all)('in %s link to the store’s registration, also before the sale [SC-2]', (region) => {
    for (const now of [holiday(region) - 1, holiday(region)])
      expect(
        members(region, now)
          .actions.map(({ href }) => href)
          .slice(0, 1),
      ).toEqual([`https://${region}.store.kinemorph.example/account/register`]);
  });

  const itemsOf = (region: ChristmasRegion, now?: number) =>
    members(region, now).items?.map((item) => String(item).replaceAll(/[\u00a0\u202f]/g, ' '));

  it('include double points, and a welcome code for 5 % in Germany and France only [SC-2, FX]', () => {
    for (const region of ['us', 'uk', 'eu'] as const)
      expect(itemsOf(region)).toEqual([
        'Double points on every order in the sale',
        '5% off your first order and 200 credits with a new account',
      ]);
    expect(itemsOf('de')).toEqual([
      'Doppelte Punkte für jede Bestellung in der Aktion',
      '5 % Rabatt auf die erste Bestellung mit dem Willkommenscode',
      '200 Credits mit einem neuen Konto',
    ]);
    expect(itemsOf('fr')).toEqual([
      'Points doublés sur chaque commande passée pendant l’offre',
      '5 % de remise sur la première commande avec le code de bienvenue',
      '200 crédits à la création du compte',
    ]);
  });
});

describe('the welcome code', () => {
  const members = (region: ChristmasRegion, now: number) => saleAt(region, now).members;

  it.each([
    ['de', 'WILLKOMMEN5', 'Code kopieren'],
    ['fr', 'BIENVENUE5', 'Copier le code'],
  ] as const)(
    'of %s is in the card only during the sale, with a copy button and a link to the store [SC-2, FX]',
    (region, code, action) => {
      expect(members(region, holiday(region)).welcome).toMatchObject({
        code: { code, action },
        copied: expect.stringContaining(code) as string,
      });
      expect(members(region, holiday(region)).actions.map(({ href }) => href)).toContain(
        `https://${region}.store.kinemorph.example/discount/${code}`,
      );
      for (const now of [holiday(region) - 1, christmas2024.endOf(region)])
        expect(JSON.stringify(saleAt(region, now))).not.toContain(code);
    },
  );

  it('is absent in all other regions [FX]', () => {
    for (const region of ['us', 'uk', 'eu'] as const)
      expect(JSON.stringify(members(region, holiday(region)))).not.toMatch(/code|discount/);
  });
});

describe('premium protection', () => {
  it('adds two years worth $119 to three robots in us, only during the sale [FX]', () => {
    const { benefits, terms } = saleAt('us', holiday('us'));
    const promise = /2 (?:more )?years.*\$119|\$119.*2 years/;
    expect(benefits?.items.find(({ label }) => label === 'Premium Protection')?.text).toMatch(promise);
    expect(terms?.content.find((line) => line.startsWith('Premium Protection'))).toMatch(promise);
    expect(terms?.content.join(' ')).toContain('Flagship Grimlock, Flagship Optimus Prime and Flagship Megatron');
    const covered = (now: number) =>
      cardsOf(saleAt('us', now)).flatMap(({ key, protection }) => (protection?.includes('$119') ? [key] : []));
    expect(covered(holiday('us'))).toEqual(['grimlockG1Flagship', 'flagshipOptimusPrime', 'flagshipMegatron']);
    for (const now of [holiday('us') - 1, christmas2024.endOf('us')])
      expect(JSON.stringify(saleAt('us', now))).not.toMatch(/119|Premium/);
    for (const region of ['uk', 'eu', 'fr', 'de'] as const)
      expect(JSON.stringify(saleAt(region, holiday(region)))).not.toMatch(/119|Premium/);
  });
});

describe('the terms of the sale', () => {
  const terms = (region: ChristmasRegion) =>
    (saleAt(region, holiday(region)).terms?.content ?? []).join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');

  it.each([
    [
      'us',
      [
        'December 9, 2024',
        'January 2, 2025',
        'January 20, 2025',
        '30 days',
        '$499',
        '$599',
        'Pacific Time',
        '2 years',
        '1 year',
      ],
    ],
    ['uk', ['9 December 2024', '12 January 2025', '27 January 2025', '14 days', '£299', '£699', 'UK time']],
    ['eu', ['9 December to 31 December 2024', '20 January 2025', '14 days', '€399', '€739', 'Central European Time']],
    ['fr', ['9 décembre au 31 décembre 2024', '20 janvier 2025', '14 jours', '399 €', '739 €', '5 %']],
    ['de', ['9. Dezember bis zum 31. Dezember 2024', '20. Januar 2025', '14 Tagen', '399 €', '739 €', '5 %']],
  ] as const)('of %s name its dates, amounts and limits [SC-2, EN-5, FX]', (region, facts) => {
    for (const fact of facts) expect(terms(region)).toContain(fact);
    expect(terms(region).includes('%')).toBe(region === 'fr' || region === 'de');
  });
});

describe('the head of the sale page', () => {
  it.each(all)('in %s has a title and description that fit search results, in every stage [PB-2]', (region) => {
    for (const now of [
      holiday(region) - 1,
      holiday(region),
      christmas2024.endOf(region) - 1,
      christmas2024.endOf(region),
    ]) {
      const { head } = pageAt(region, now);
      expect(head.title.length).toBeLessThanOrEqual(60);
      expect(head.description.length).toBeLessThanOrEqual(155);
    }
  });

  it.each(all)(
    'in %s has the sale’s picture with a description in the region’s language, in every stage [PB-2, EN-5]',
    (region) => {
      const { picture, links } = pageContext(region, path, createRenderClock(holiday(region)));
      const english = (balls: string) =>
        `Interstellar Scout K1 waving in the snow, with faceted ${balls} in gold, white and green around it`;
      const alt = {
        us: english('ornaments'),
        uk: english('baubles'),
        eu: english('baubles'),
        fr: 'Interstellar Scout K1 fait signe dans la neige, au milieu de boules à facettes dorées, blanches et vertes',
        de: 'Interstellar Scout K1 winkt im Schnee, ringsum facettierte Kugeln in Gold, Weiß und Grün',
      }[region];
      for (const now of [
        holiday(region) - 1,
        holiday(region),
        christmas2024.endOf(region) - 1,
        christmas2024.endOf(region),
      ]) {
        expect(pageAt(region, now).head.image).toEqual({
          src: links.file(picture('christmas/share', '').src),
          width: 1200,
          height: 630,
          alt,
        });
      }
    },
  );
});
