import { boundaries, regionIds, siteOf, type RegionId, type ScreenId } from '@kinemorph/content';
import { instant, type InstantText } from '@kinemorph/content/time';
import { pageData } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from './models.server.ts';
import { origins, table } from './testing/sites.ts';

const pageAt = (screen: ScreenId, region: RegionId, now: number) =>
  pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path: screen, screen },
    now,
  );

/** The expected content of a stage of a campaign; prices as figures, without the format of a locale. */
interface Stage {
  /** The start; left out for a stage without a start. */
  readonly from?: InstantText;
  /** The numbers of open and of locked robots: for campaigns, which have cards. */
  readonly cards?: readonly [open: number, locked: number];
  readonly prices: readonly number[];
  readonly was?: readonly number[];
  readonly until?: InstantText;
  readonly offer?: readonly [price: number, availability: 'PreOrder' | 'InStock' | 'SoldOut'];
}
interface Campaign {
  readonly page: ScreenId;
  readonly region: RegionId;
  /** In order; the page is in the menu and on its route from the first's `from` to `ends`, if it has a window. */
  readonly stages: readonly Stage[];
  readonly ends?: InstantText;
}

/**
 * Returns a region's Black Friday: the openings of its stages, and the open and locked robots of each with their
 * current and former prices.
 */
function blackFriday(
  region: RegionId,
  [early, friday, monday, ends]: readonly [InstantText, InstantText, InstantText, InstantText],
  week: InstantText,
  cards: readonly (readonly [number, number])[],
  prices: readonly (readonly number[])[],
  was: readonly (readonly number[])[],
): Campaign {
  // Products of an opened stage stay open.
  const opened = (lists: readonly (readonly number[])[], index: number) =>
    [...new Set(lists.slice(0, index).flat())].sort((a, b) => a - b);
  const stage = (from: InstantText, index: number): Stage => ({
    from,
    cards: cards[index] ?? [0, 0],
    prices: opened(prices, index),
    was: opened(was, index),
    until: ends,
  });
  return { page: 'black-friday', region, stages: [week, early, friday, monday].map(stage), ends };
}
/**
 * Returns a region's sale at the end of the year: everything is locked for a week, then opens at once; some prices
 * begin with the New Year's stage.
 */
function christmas(
  region: RegionId,
  [week, opens, ends]: readonly [InstantText, InstantText, InstantText],
  machines: number,
  prices: readonly number[],
  was: readonly number[],
  newYear?: { readonly from: InstantText; readonly prices: readonly number[]; readonly was: readonly number[] },
): Campaign {
  const later = newYear ? [{ ...newYear, cards: [machines, 0] as const, until: ends }] : [];
  return {
    page: 'christmas-sale',
    region,
    stages: [
      { from: week, cards: [0, machines], prices: [], until: opens },
      { from: opens, cards: [machines, 0], prices, was, until: ends },
      ...later,
    ],
    ends,
  };
}
/**
 * Returns a region's Flagship Bumblebee: a teaser, the early bird, the regular price, and the day from which it is
 * shipped.
 */
function bumblebee(
  region: RegionId,
  opens: InstantText,
  recovers: InstantText,
  ships: InstantText,
  early: number,
  regular: number,
): Campaign {
  return {
    page: 'flagship-bumblebee',
    region,
    stages: [
      { prices: [], until: opens },
      { from: opens, prices: [early], was: [regular], until: recovers, offer: [early, 'PreOrder'] },
      { from: recovers, prices: [regular], offer: [regular, 'PreOrder'] },
      { from: ships, prices: [regular], offer: [regular, 'InStock'] },
    ],
  };
}

const launch = '2025-03-27T17:00+08:00';
const central = [
  '2024-11-14T09:00+01:00',
  '2024-11-22T00:00+01:00',
  '2024-11-30T00:00+01:00',
  '2024-12-03T00:00+01:00',
] as const;
const centralChristmas = ['2024-12-02T00:00+01:00', '2024-12-09T00:00+01:00', '2025-01-01T00:00+01:00'] as const;

/** Every campaign of every region, written a second time here on purpose. Teasers of later stages count as locked. */
const campaigns: readonly Campaign[] = [
  blackFriday(
    'us',
    ['2024-11-14T00:00-05:00', '2024-11-22T00:00-05:00', '2024-11-30T00:00-05:00', '2024-12-03T00:00-05:00'],
    '2024-11-07T00:00-05:00',
    [
      [0, 16],
      [4, 11],
      [9, 5],
      [13, 0],
    ],
    [
      [239, 329, 379, 499],
      [399, 849, 1499],
      [529, 579, 899],
    ],
    [
      [299, 399, 449, 599],
      [499, 999, 1699],
      [649, 699, 1099],
    ],
  ),
  blackFriday(
    'uk',
    ['2024-11-14T08:00Z', '2024-11-22T00:00Z', '2024-11-30T00:00Z', '2024-12-05T00:00Z'],
    '2024-11-07T08:00Z',
    [
      [0, 10],
      [3, 6],
      [5, 3],
      [7, 0],
    ],
    [
      [219, 339, 429],
      [369, 799],
      [449, 879],
    ],
    [
      [269, 399, 499],
      [449, 949],
      [549, 1049],
    ],
  ),
  ...(['eu', 'fr', 'de'] as const).map((region) =>
    blackFriday(
      region,
      central,
      '2024-11-07T09:00+01:00',
      [
        [0, 11],
        [3, 7],
        [6, 3],
        [8, 0],
      ],
      [
        [249, 379, 499],
        [419, 739, 1049],
        [549, 1149],
      ],
      [
        [299, 449, 599],
        [499, 1099, 1299],
        [649, 1399],
      ],
    ),
  ),
  christmas(
    'us',
    ['2024-12-02T00:00-08:00', '2024-12-09T00:00-08:00', '2025-01-03T00:00-08:00'],
    11,
    [219, 299, 359, 409, 499, 549, 589, 629, 899, 999, 1579],
    [249, 399, 449, 599, 649, 699, 999, 1099, 1699],
    {
      from: '2025-01-01T00:00-08:00',
      prices: [219, 269, 359, 409, 449, 549, 589, 629, 899, 999, 1579],
      was: [249, 299, 399, 449, 499, 599, 649, 699, 999, 1099, 1699],
    },
  ),
  christmas(
    'uk',
    ['2024-12-02T00:00Z', '2024-12-09T00:00Z', '2025-01-13T00:00Z'],
    7,
    [269, 369, 449, 459, 489, 849, 949],
    [399, 499, 549, 949, 1049],
    {
      from: '2025-01-01T00:00Z',
      prices: [239, 369, 409, 459, 489, 849, 949],
      was: [269, 399, 449, 499, 549, 949, 1049],
    },
  ),
  // The earlier price is the lowest of the 30 days before: the price of Black Friday.
  ...(['eu', 'fr', 'de'] as const).map((region) =>
    christmas(
      region,
      centralChristmas,
      8,
      [219, 339, 379, 449, 489, 949, 1049, 1099],
      [249, 379, 419, 499, 549, 1049, 1149],
    ),
  ),
  bumblebee('us', launch, '2025-04-28T00:00-07:00', '2025-07-01T00:00-07:00', 949, 1299),
  bumblebee('uk', launch, '2025-04-28T00:00+01:00', '2025-08-30T00:00+01:00', 899, 1299),
  ...(['eu', 'fr', 'de'] as const).map((region) =>
    bumblebee(region, launch, '2025-04-28T00:00+02:00', '2025-08-30T00:00+02:00', 1099, 1599),
  ),
  bumblebee('jp', '2025-04-04T00:00+09:00', '2025-05-07T00:00+09:00', '2025-08-30T00:00+09:00', 124_960, 174_900),
  bumblebee('cn', launch, '2025-04-28T00:00+08:00', '2025-07-01T00:00+08:00', 5899, 8499),
  {
    page: 'grimlock-g1-flagship',
    region: 'us',
    stages: [
      { prices: [] },
      { from: '2023-07-19T00:00-07:00', prices: [1699], offer: [1699, 'PreOrder'] },
      { from: '2023-10-01T00:00-07:00', prices: [1699], offer: [1699, 'InStock'] },
    ],
  },
  {
    page: 'optimus-prime-rise-of-the-beasts-signature-limited-edition',
    region: 'us',
    stages: [
      { prices: [] },
      { from: '2023-05-25T00:00-07:00', prices: [699], was: [899], offer: [699, 'PreOrder'] },
      { from: '2023-07-26T00:00-07:00', prices: [899], offer: [899, 'InStock'] },
    ],
  },
  // The seven-day sale of July 2025.
  {
    page: 'elite-optimus-prime',
    region: 'us',
    stages: [
      { from: '2025-01-03T00:00-08:00', prices: [699], offer: [699, 'InStock'] },
      { from: '2025-07-08T00:00-07:00', prices: [599], was: [699], offer: [599, 'InStock'] },
      { from: '2025-07-15T00:00-07:00', prices: [699], offer: [699, 'InStock'] },
    ],
  },
];

/** The parts of a page about other products: a comparison, or offers of other products. */
const ofOthers = ['comparison', 'chart', 'addOns'];

/** Returns every object under a name anywhere in a model, except in the parts about other products. */
function named(name: string, value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ofOthers.includes(key)
      ? []
      : [...(key === name && typeof item === 'object' && item !== null ? [item as object] : []), ...named(name, item)],
  );
}
/** Returns the figures of these texts, each once, in order. */
const figures = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts.flatMap((text) => (text === undefined ? [] : [Number(text.replaceAll(/\D/g, ''))])))].sort(
    (a, b) => a - b,
  );

function shown(page: ReturnType<typeof pageData>) {
  const prices = named('price', page.model) as { current?: string; was?: string; pending?: boolean }[];
  const states = (named('state', page.model) as { kind?: string }[]).map(({ kind }) => kind);
  const { countdown } = page.model as { countdown?: { until: number } };
  const offer = page.head.product?.offer;
  return {
    cards: [states.filter((kind) => kind === 'open').length, states.filter((kind) => kind === 'locked').length],
    prices: figures(prices.filter(({ pending }) => !pending).map(({ current }) => current)),
    was: figures(prices.map(({ was }) => was)),
    until: countdown?.until,
    offer: offer && [offer.price.amount, offer.availability],
  };
}
const expected = ({ cards = [0, 0], prices, was = [], until, offer }: Stage) => ({
  cards,
  prices,
  was,
  until: until && instant(until),
  offer,
});

/** Returns every number of a page, in texts, prices or data for search engines, except the measures of pictures. */
function numbersOf({ model, head, shell: { banner } }: ReturnType<typeof pageData>): ReadonlySet<number> {
  const said = JSON.stringify({ model, head, banner }, (key, item: unknown) =>
    /^(?:src|sources|width|height|color|until|opens|href|image)$/.test(key) ? undefined : item,
  );
  return new Set(
    [...said.replaceAll(/(?<=\d)[\s.,](?=\d{3}(?!\d))/gu, '').matchAll(/\d+/g)].map(([number]) => Number(number)),
  );
}

describe.each(campaigns)('$page in $region', ({ page, region, stages, ends }) => {
  it('shows each stage to the millisecond: open and locked products, prices and the end of the countdown [ST-1, ST-2, ST-3, ST-4, ST-5, SC-1, SC-2, FX]', () => {
    for (const [index, stage] of stages.entries()) {
      const before = stages[index - 1];
      const next = stages[index + 1]?.from ?? ends;
      if (stage.from === undefined) continue;
      const from = instant(stage.from);
      for (const now of [from, from + 1, ...(next ? [instant(next) - 1] : [])])
        expect(shown(pageAt(page, region, now)), new Date(now).toISOString()).toEqual(expected(stage));
      if (before)
        expect(shown(pageAt(page, region, from - 1)), `a millisecond before ${stage.from}`).toEqual(expected(before));
      if (before) expect(pageAt(page, region, from - 1).expires).toBe(from);
    }
  });

  it('contains no price of a later stage [ST-1, FX]', () => {
    for (const [index, { from, prices, was = [] }] of stages.entries()) {
      const later = stages.slice(index + 1);
      const [next] = later;
      const secret = later
        .flatMap(({ prices: coming, was: old = [] }) => [...coming, ...old])
        .filter((price) => ![...prices, ...was].includes(price));
      for (const now of [...(from ? [instant(from)] : []), ...(next?.from ? [instant(next.from) - 1] : [])]) {
        const numbers = numbersOf(pageAt(page, region, now));
        expect(
          secret.filter((price) => numbers.has(price)),
          new Date(now).toISOString(),
        ).toEqual([]);
      }
    }
  });
});

describe.each(campaigns.filter(({ ends }) => ends !== undefined))(
  '$page in $region',
  ({ page, region, stages, ends }) => {
    it('has its route and its menu entry from its first stage to its end, to the millisecond [PG-8, PG-9, PB-4]', () => {
      const listed = (now: number) => [
        pageAt(page, region, now).shell.site.pages.includes(page),
        JSON.stringify(pageAt(page, region, now).shell.menus).includes(`/${region}/${page}"`),
      ];
      const [opens, closes] = [instant(stages[0]?.from ?? launch), instant(ends ?? launch)];
      expect([opens - 1, opens, opens + 1, closes - 1, closes, closes + 1].map(listed)).toEqual([
        [false, false],
        [true, true],
        [true, true],
        [true, true],
        [false, false],
        [false, false],
      ]);
    });

    it('sends its window with the home page from its start on, also after its end, for redirects without a request [PB-5]', () => {
      const [opens, closes] = [instant(stages[0]?.from ?? launch), instant(ends ?? launch)];
      const window = (now: number) => pageAt('home', region, now).shell.site.windows[`/${region}/${page}`];
      expect([opens - 1, opens, closes - 1, closes, closes + 365 * 24 * 3600 * 1000].map(window)).toEqual([
        undefined,
        ...Array.from({ length: 4 }, () => ({ opens, closes })),
      ]);
    });
  },
);

describe('a campaign that a region does not have', () => {
  const pages = [...new Set(campaigns.map(({ page }) => page))];
  it.each(regionIds)(
    'has no route in %s, and no link in its menus, at any boundary [PG-3, PG-8, PG-9, PG-10, PG-11, PG-13]',
    (region) => {
      const missing = pages.filter(
        (page) =>
          !campaigns.some((campaign) => campaign.page === page && campaign.region === region) &&
          !table.get(page)?.regions.includes(region),
      );
      for (const now of boundaries(region).flatMap(({ at }) => [at - 1, at])) {
        const { shell } = pageData(
          { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
          { region, path: '', screen: 'home' },
          now,
        );
        const said = JSON.stringify({ ...shell, offers: undefined });
        expect(missing.filter((page) => shell.site.pages.includes(page) || said.includes(`/${page}"`))).toEqual([]);
      }
    },
  );
});
