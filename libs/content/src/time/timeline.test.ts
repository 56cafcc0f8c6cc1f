import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeline as primeDay2025 } from '../campaigns/prime-day-2025/timeline.ts';
import { flagshipBumblebeePreOrder } from '../campaigns/flagship-bumblebee-pre-order/campaign.ts';
import { instant, type InstantText } from './instant.ts';
import { defineTimeline, stageWindow } from './timeline.ts';
import { isOpenAt } from './window.ts';

const timeline = defineTimeline(['early', 'main'], {
  us: { early: '2024-11-14T00:00-05:00', main: '2024-11-22T00:00-05:00', ends: '2024-12-03T00:00-05:00' },
  uk: { early: '2024-11-14T08:00Z', main: '2024-11-22T00:00Z', ends: '2024-12-05T00:00Z' },
});

describe('a timeline', () => {
  it('lets a stage last until the next one opens, and the last until the end', () => {
    expect(stageWindow(timeline, 'us', 'early')).toEqual({
      opens: instant('2024-11-14T00:00-05:00'),
      closes: instant('2024-11-22T00:00-05:00'),
    });
    expect(stageWindow(timeline, 'uk', 'main')).toEqual({
      opens: instant('2024-11-22T00:00Z'),
      closes: instant('2024-12-05T00:00Z'),
    });
  });

  it('has no window in a region that it does not name', () => {
    const partial = { ...timeline, regions: { us: timeline.regions.us } } as typeof timeline;
    expect(stageWindow(partial, 'uk', 'main')).toBeUndefined();
  });

  it('does not compile when a region lacks a stage', () => {
    const lacking = { uk: { early: '2024-11-14T08:00Z', ends: '2024-12-05T00:00Z' } } as const;
    // @ts-expect-error uk lacks `main`
    expect(() => defineTimeline(['early', 'main'], lacking)).toThrow();
  });

  it('throws an error with the region and the two stages that are out of order', () => {
    expect(() =>
      defineTimeline(['early', 'main'], {
        uk: { early: '2024-11-23T00:00Z', main: '2024-11-22T00:00Z', ends: '2024-12-05T00:00Z' },
      }),
    ).toThrow('timeline of uk: "main" does not come after "early"');
    expect(() => defineTimeline(['early'], { de: { early: '2024-11-14T00:00Z', ends: '2024-11-14T00:00Z' } })).toThrow(
      'timeline of de: "ends" does not come after "early"',
    );
  });

  it('is rejected exactly when a stage does not come after the one before it', () => {
    const day = fc.integer({ min: 1, max: 28 });
    const write = (n: number): InstantText => `2024-11-${String(n).padStart(2, '0') as `${number}`}T00:00Z`;
    fc.assert(
      fc.property(day, day, day, (early, main, ends) => {
        const define = () =>
          defineTimeline(['early', 'main'], { us: { early: write(early), main: write(main), ends: write(ends) } });
        if (early < main && main < ends) expect(define).not.toThrow();
        else expect(define).toThrow(/timeline of us/);
      }),
    );
  });

  it('may omit a stage in a region, where the stage before it then lasts longer', () => {
    const gap = defineTimeline(['early', 'main', 'late'], {
      us: { early: '2024-11-14T00:00Z', main: 'never', late: '2024-11-28T00:00Z', ends: '2024-12-03T00:00Z' },
      de: { early: '2024-11-14T00:00Z', main: 'never', late: 'never', ends: '2024-12-01T00:00Z' },
      uk: { early: 'never', main: '2024-11-20T00:00Z', late: '2024-11-28T00:00Z', ends: '2024-12-03T00:00Z' },
    });
    const times = (region: 'us' | 'de' | 'uk') => gap.stages.map((stage) => stageWindow(gap, region, stage));
    expect(times('us')).toEqual([
      { opens: instant('2024-11-14T00:00Z'), closes: instant('2024-11-28T00:00Z') },
      undefined,
      { opens: instant('2024-11-28T00:00Z'), closes: instant('2024-12-03T00:00Z') },
    ]);
    expect(times('de')).toEqual([
      { opens: instant('2024-11-14T00:00Z'), closes: instant('2024-12-01T00:00Z') },
      undefined,
      undefined,
    ]);
    expect(times('uk')[0]).toBeUndefined();
  });

  it('is rejected without any stage, with a wrong order across a gap, or without an end', () => {
    expect(() => defineTimeline(['early'], { de: { early: 'never', ends: '2024-11-14T00:00Z' } })).toThrow(
      'timeline of de: no stage ever opens',
    );
    expect(() =>
      defineTimeline(['early', 'main'], {
        de: { early: '2024-11-14T00:00Z', main: 'never', ends: '2024-11-14T00:00Z' },
      }),
    ).toThrow('timeline of de: "ends" does not come after "early"');
    // @ts-expect-error a timeline always ends
    expect(() => defineTimeline(['early'], { de: { early: '2024-11-14T00:00Z', ends: 'never' } })).toThrow(
      'is not an instant',
    );
  });

  it('has exactly one open stage from its first start to its end', () => {
    const { us } = timeline.regions;
    const start = us?.opens.early ?? 0;
    const end = us?.ends ?? 0;
    fc.assert(
      fc.property(fc.integer({ min: start - 5, max: end + 5 }), (now) => {
        const open = timeline.stages.filter((stage) => isOpenAt(stageWindow(timeline, 'us', stage) ?? {}, now));
        expect(open).toHaveLength(start <= now && now < end ? 1 : 0);
      }),
    );
  });
});

/** Returns the local date and time of a moment. */
function local(moment: number | undefined, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
}

describe('the dates of the campaigns', () => {
  it.each([
    ['us', 'America/Los_Angeles', '2025-04-28T15:00+08:00', '2025-04-28'],
    ['uk', 'Europe/London', '2025-04-28T07:00+08:00', '2025-04-28'],
    ['eu', 'Europe/Berlin', '2025-04-28T06:00+08:00', '2025-04-28'],
    ['fr', 'Europe/Paris', '2025-04-28T06:00+08:00', '2025-04-28'],
    ['de', 'Europe/Berlin', '2025-04-28T06:00+08:00', '2025-04-28'],
    ['cn', 'Asia/Shanghai', '2025-04-28T00:00+08:00', '2025-04-28'],
    ['jp', 'Asia/Tokyo', '2025-05-06T23:00+08:00', '2025-05-07'],
  ] as const)('end the early bird in %s at midnight in %s [ST-3]', (region, timeZone, launch, day) => {
    const times = flagshipBumblebeePreOrder.timeline.regions[region];
    expect(times?.ends).toBe(instant(launch));
    expect(local(times?.ends, timeZone)).toBe(`${day} 00:00:00`);
    expect(times?.opens.earlyBird).toBe(
      region === 'jp' ? instant('2025-04-04T00:00+09:00') : instant('2025-03-27T17:00+08:00'),
    );
  });

  it('run Prime Day from midnight to midnight in Los Angeles, in us only [ST-4]', () => {
    const window = stageWindow(primeDay2025, 'us', 'sale');
    expect(local(window?.opens, 'America/Los_Angeles')).toBe('2025-07-08 00:00:00');
    expect(local(window?.closes, 'America/Los_Angeles')).toBe('2025-07-15 00:00:00');
    expect(Object.keys(primeDay2025.regions)).toEqual(['us']);
  });
});
