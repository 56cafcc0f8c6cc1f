import { Mistake } from '@kinemorph/commands/mistake';
import { boundaries, regionIds, regions } from '@kinemorph/content';
import { parseInstant } from '@kinemorph/content/time';
import { describe, expect, it } from 'vitest';
import { root, run } from '../testing/checkout.ts';
import { asText, timelines, type RegionTimeline } from './timeline.ts';

const facts = { regions, boundaries };

describe('timeline of a region', () => {
  it.each(regionIds)(
    'shows every boundary of %s once, as the same instant in local, UTC and Beijing time [ST-2, ST-3]',
    (region) => {
      const [timeline] = timelines(facts, region);
      expect(timeline).toMatchObject({ region, timeZone: regions[region].timeZone });
      expect(timeline?.boundaries.map(({ utc, what }) => [parseInstant(utc), what])).toEqual(
        boundaries(region).map(({ at, what }) => [at, what]),
      );
      for (const { local, utc, beijing } of timeline?.boundaries ?? []) {
        expect([parseInstant(local), parseInstant(beijing)]).toEqual([parseInstant(utc), parseInstant(utc)]);
        expect(utc).toMatch(/Z$/);
        expect(beijing).toMatch(/\+08:00$/);
      }
    },
  );

  it('lists every region under a heading if no region is given', () => {
    expect(timelines(facts).map(({ region }) => region)).toEqual(regionIds);
    const text = asText(timelines(facts));
    for (const id of regionIds) expect(text).toContain(`${id} (${regions[id].timeZone})`);
  });

  it('says that nothing opens or closes in a region without boundaries', () => {
    expect(asText([{ region: 'kr', timeZone: 'Asia/Seoul', boundaries: [] }])).toBe(
      'kr (Asia/Seoul)\nNothing opens or closes.',
    );
  });

  it('has one line per boundary with its event', () => {
    const lines = asText(timelines(facts, 'jp')).split('\n');
    expect(
      lines.find((line) => line.startsWith('2025-05-07T00:00+09:00  2025-05-06T15:00Z  2025-05-06T23:00+08:00')),
    ).toContain('flagship-bumblebee pre-order: ends');
  });

  it('throws with the list of regions for an unknown region', () => {
    expect(() => timelines(facts, 'en')).toThrow(
      new Mistake(`There is no region "en". The regions are ${regionIds.join(', ')}.`),
    );
    expect(() => timelines(facts, 'constructor')).toThrow(Mistake);
  });
});

describe('npm run content -- timeline', () => {
  it('prints a region as text and as JSON', async () => {
    const [text, json] = await Promise.all([run(root, 'timeline', 'us'), run(root, 'timeline', 'us', '--json')]);
    expect(text).toEqual({ output: asText(timelines(facts, 'us')), code: 0 });
    expect(JSON.parse(json.output) as RegionTimeline[]).toEqual(timelines(facts, 'us'));
  });

  it('reports an unknown region and lists the known ones', async () => {
    expect(await run(root, 'timeline', 'xx')).toEqual({
      output: `There is no region "xx". The regions are ${regionIds.join(', ')}.`,
      code: 1,
    });
  });
});
