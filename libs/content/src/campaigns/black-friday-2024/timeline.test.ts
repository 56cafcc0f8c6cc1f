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

/** The local wall clock of a moment. */
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
  ] as const)('in %s run from %s, over midnight of 22 and 30 November, to %s [ST-2, FX]', (region, opens, ends) => {
    const times = timeline.regions[region];
    expect(
      [times?.opens.early, times?.opens.blackFriday, times?.opens.cyberMonday, times?.ends].map((at) =>
        local(at, region),
      ),
    ).toEqual([opens, '2024-11-22 00:00', '2024-11-30 00:00', ends]);
  });

  it('begin everywhere at one instant but in America, which has its own midnight [ST-2]', () => {
    const at = instant('2024-11-14T09:00+01:00');
    expect(sold.map((region) => timeline.regions[region]?.opens.early === at)).toEqual([false, true, true, true, true]);
    expect(timeline.regions.us?.opens.early).toBe(instant('2024-11-14T00:00-05:00'));
  });

  it.each(sold)(
    'in %s have exactly one open stage from the first moment to the last, with no hole between [ST-1, ST-2]',
    (region) => {
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
    },
  );

  it.each(sold)('in %s keep open what a stage has opened, to the end [ST-1]', (region) => {
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

  it.each(sold)('in %s give the caps on 29 November, the whole day and no more [FX]', (region) => {
    const { opens, closes } = theFriday[region];
    expect(local(opens, region)).toBe('2024-11-29 00:00');
    expect(local((closes ?? 0) - 1, region)).toBe('2024-11-29 23:59');
    expect(closes).toBe(stageWindow(timeline, region, 'cyberMonday')?.opens);
  });

  it('let the page be seen from a week before the first stage to the end, in the regions that have it [PG-8, PB-4]', () => {
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

describe('what Black Friday 2024 sells', () => {
  it.each(sold)(
    'in %s is only what the region sells, each in one group, and nothing of a later year [EN-3, EN-4]',
    (region) => {
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
    },
  );

  it('has the bundle in continental Europe, and the flagships of America in America [EN-3]', () => {
    const having = (id: Parameters<typeof stageOf>[0]) =>
      sold.filter((region) => groupsIn(blackFriday2024, region).some((group) => group.products.includes(id)));
    expect(having('eliteOptimusPrimeAiBase')).toEqual(['eu', 'fr', 'de']);
    for (const id of ['grimlockG1Flagship', 'bumblebeeG1Performance', 'eliteOptimusPrime'] as const)
      expect(having(id)).toEqual(['us']);
    expect(having('flagshipOptimusPrime')).toEqual(sold);
  });

  it('protects the three flagships of America for two years more, worth $119 [FX]', () => {
    expect(blackFriday2024.premiumProtection).toEqual({
      us: {
        stage: 'blackFriday',
        extraYears: 2,
        value: { amount: 119, currency: 'USD' },
        products: ['grimlockG1Flagship', 'flagshipOptimusPrime', 'flagshipMegatron'],
      },
    });
  });

  it('comes with what the source promises: caps, three winners, guarantee, delivery [FX]', () => {
    expect(blackFriday2024.capOrders).toEqual({ us: 5, eu: 5, uk: 3, fr: 3, de: 3 });
    expect(blackFriday2024.draw.winners).toEqual({ us: 3, uk: 3, eu: 3 });
    for (const region of sold)
      expect(local(blackFriday2024.draw.announcedBefore[region], region)).toBe('2024-12-10 00:00');
    expect([blackFriday2024.priceGuaranteeDays, blackFriday2024.deliveryDelayDays]).toEqual([
      30,
      { least: 3, most: 5 },
    ]);
  });

  it('takes 360 euros off the bundle, from Black Friday to the end [FX]', () => {
    for (const region of ['eu', 'fr', 'de'] as const) {
      const { regular, promotions } = products.eliteOptimusPrimeAiBase.prices?.[region] ?? {};
      expect(promotions).toEqual([{ price: 739, window: openFrom('blackFriday', region) }]);
      expect((regular ?? 0) - 739).toBe(360);
    }
  });
});
