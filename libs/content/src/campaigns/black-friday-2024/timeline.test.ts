import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../products/products.ts';
import { regionIds, regions } from '../../regions/regions.ts';
import { siteMap, type PageRecord } from '../../site-map.ts';
import { instant, isOpenAt, stageWindow } from '../../time/index.ts';
import { groupsIn } from '../groups.ts';
import { blackFriday2024 } from './campaign.ts';

const { timeline, theFriday, pageWindow, openFrom, endOf, stageOf } = blackFriday2024;
const sold = ['us', 'uk', 'eu', 'fr', 'de'] as const;

/** Returns the local date and time of a moment. */
const local = (moment: number | undefined, region: (typeof sold)[number]) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: blackFriday2024.timeZones[region] ?? regions[region].timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);

describe('the dates of Black Friday 2024', () => {
  it.each([
    ['us', '2024-11-14 00:00', '2024-12-03 00:00'],
    ['uk', '2024-11-14 08:00', '2024-12-05 00:00'],
    ['eu', '2024-11-14 09:00', '2024-12-03 00:00'],
    ['fr', '2024-11-14 09:00', '2024-12-03 00:00'],
    ['de', '2024-11-14 09:00', '2024-12-03 00:00'],
  ] as const)(
    'in %s start at %s, change at midnight of 22 and 30 November, and end at %s [ST-2, FX]',
    (region, opens, ends) => {
      const times = timeline.regions[region];
      expect(
        [times?.opens.early, times?.opens.blackFriday, times?.opens.cyberMonday, times?.ends].map((at) =>
          local(at, region),
        ),
      ).toEqual([opens, '2024-11-22 00:00', '2024-11-30 00:00', ends]);
    },
  );

  it('begin at one instant in all regions except us, where they begin at midnight [ST-2]', () => {
    const at = instant('2024-11-14T09:00+01:00');
    expect(sold.map((region) => timeline.regions[region]?.opens.early === at)).toEqual([false, true, true, true, true]);
    expect(timeline.regions.us?.opens.early).toBe(instant('2024-11-14T00:00-05:00'));
  });

  it.each(sold)('in %s have exactly one open stage at every instant from start to end [ST-1, ST-2]', (region) => {
    const start = stageWindow(timeline, region, 'early')?.opens ?? 0;
    const end = endOf(region);
    const boundaries = timeline.stages.flatMap(
      (stage) => Object.values(stageWindow(timeline, region, stage) ?? {}) as number[],
    );
    const moment = fc.oneof(
      fc.integer({ min: start - 1e9, max: end + 1e9 }),
      fc.constantFrom(...boundaries).chain((at) => fc.integer({ min: at - 2, max: at + 2 })),
    );
    fc.assert(
      fc.property(moment, (now) => {
        const open = timeline.stages.filter((stage) => isOpenAt(stageWindow(timeline, region, stage) ?? {}, now));
        expect(open).toHaveLength(start <= now && now < end ? 1 : 0);
      }),
    );
  });

  it.each(sold)('in %s keep each stage’s products on sale until the end [ST-1]', (region) => {
    const end = endOf(region);
    fc.assert(
      fc.property(
        fc.constantFrom(...timeline.stages),
        fc.integer({ min: instant('2024-11-01T00:00Z'), max: instant('2024-12-31T00:00Z') }),
        (stage, now) => {
          const opens = stageWindow(timeline, region, stage)?.opens ?? 0;
          expect(isOpenAt(openFrom(stage, region), now)).toBe(opens <= now && now < end);
        },
      ),
    );
  });

  it.each(sold)('in %s limit the caps to 29 November, from midnight to midnight [FX]', (region) => {
    const { opens, closes } = theFriday[region];
    expect(local(opens, region)).toBe('2024-11-29 00:00');
    expect(local((closes ?? 0) - 1, region)).toBe('2024-11-29 23:59');
    expect(closes).toBe(stageWindow(timeline, region, 'cyberMonday')?.opens);
  });

  it('show the page from a week before the first stage to the end, only in the sale’s regions [PG-8, PB-4]', () => {
    const row = (siteMap as readonly PageRecord[]).find(({ path }) => path === 'black-friday');
    expect(row?.regions).toEqual(sold);
    expect(row?.window).toBe(pageWindow);
    for (const region of sold) {
      expect(pageWindow[region].closes).toBe(endOf(region));
      expect((stageWindow(timeline, region, 'early')?.opens ?? 0) - (pageWindow[region].opens ?? 0)).toBe(
        7 * 24 * 3600 * 1000,
      );
    }
    expect(regionIds.filter(blackFriday2024.isIn)).toEqual(sold);
  });
});

describe('the products of Black Friday 2024', () => {
  it.each(sold)('in %s are sold there, are in one group each, and exclude Flagship Bumblebee [EN-4]', (region) => {
    const all = groupsIn(blackFriday2024, region).flatMap((group) => group.products);
    expect(groupsIn(blackFriday2024, region).map(({ id, stage }) => [id, stage])).toEqual([
      ['webExclusive', 'early'],
      ['hotDeals', 'blackFriday'],
      ['newReleases', 'cyberMonday'],
    ]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('flagshipBumblebee');
    for (const { stage, products: listed } of groupsIn(blackFriday2024, region)) {
      expect(listed.length).toBeGreaterThan(1);
      for (const id of listed) expect([products[id].regions.includes(region), stageOf(id)]).toEqual([true, stage]);
    }
  });

  // The specification does not say which product a key means, so a pattern lists all that its name fits.
  it.each([
    ['30', /^(?:elite|flagship)OptimusPrime$/, 1],
    ['k1', /^(?:interstellarScoutK1|k1ProInterstellarScout)$/, 1],
    ['30ai', /^eliteOptimusPrimeAiBase$/, 1],
    ['bumblebee', /bumblebee/i, 1],
    ['grimlock', /grimlock/i, 1],
    ['buzz and buzz2', /buzz/i, 2],
    ['megatron', /megatron/i, 1],
  ] as const)('include what the specification calls %s [EN-3]', (_, name, count) => {
    const all = new Set(sold.flatMap((region) => groupsIn(blackFriday2024, region).flatMap((group) => group.products)));
    expect([...all].filter((id) => name.test(id)).length).toBeGreaterThanOrEqual(count);
  });

  it('include the bundle only in eu, fr and de, and three other robots only in us', () => {
    const having = (id: Parameters<typeof stageOf>[0]) =>
      sold.filter((region) => groupsIn(blackFriday2024, region).some((group) => group.products.includes(id)));
    expect(having('eliteOptimusPrimeAiBase')).toEqual(['eu', 'fr', 'de']);
    for (const id of ['grimlockG1Flagship', 'bumblebeeG1Performance', 'eliteOptimusPrime'] as const)
      expect(having(id)).toEqual(['us']);
    expect(having('flagshipOptimusPrime')).toEqual(sold);
  });

  it('include two more years of protection, worth $119, for three flagships in us [FX]', () => {
    expect(blackFriday2024.premiumProtection).toEqual({
      us: {
        stage: 'blackFriday',
        extraYears: 2,
        value: { amount: 119, currency: 'USD' },
        products: ['grimlockG1Flagship', 'flagshipOptimusPrime', 'flagshipMegatron'],
      },
    });
  });

  it('come with the caps, winners, price guarantee and delivery delay of the source [FX]', () => {
    expect(blackFriday2024.capOrders).toEqual({ us: 5, eu: 5, uk: 3, fr: 3, de: 3 });
    expect(blackFriday2024.draw.winners).toEqual({ us: 3, uk: 3, eu: 3 });
    for (const region of sold)
      expect(local(blackFriday2024.draw.announcedBefore[region], region)).toBe('2024-12-10 00:00');
    expect([blackFriday2024.priceGuaranteeDays, blackFriday2024.deliveryDelayDays]).toEqual([
      30,
      { least: 3, most: 5 },
    ]);
  });

  it('include the bundle for 360 euros less, from Black Friday to the end [FX]', () => {
    for (const region of ['eu', 'fr', 'de'] as const) {
      const { regular, promotions } = products.eliteOptimusPrimeAiBase.prices?.[region] ?? {};
      expect(promotions).toEqual([{ price: 739, window: openFrom('blackFriday', region) }]);
      expect((regular ?? 0) - 739).toBe(360);
    }
  });
});
