import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { campaignFolders } from '../../build/lists.ts';
import { boundaries } from '../boundaries.ts';
import { homes } from '../home/homes.ts';
import { navigation } from '../navigation/navigation.ts';
import { textBanners } from '../navigation/text-banners.ts';
import type { RegionId } from '../regions/region.ts';
import { regionIds } from '../regions/regions.ts';
import { siteMap, type PageRecord } from '../site-map.ts';
import { stageWindow } from '../time/index.ts';
import { campaigns, hiddenCampaigns } from './campaigns.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const listed = campaigns.map(({ id }) => id);

describe('campaigns', () => {
  it('are the folders that have a definition, each under the name of its folder', () => {
    expect([...listed, ...hiddenCampaigns].toSorted()).toEqual(campaignFolders(root));
  });

  it('have unique ids, pages, slides, menu entries and banner lines', () => {
    for (const names of [
      listed,
      campaigns.flatMap(({ pages = [] }) => pages.map(({ path }) => path)),
      campaigns.flatMap(({ tiles = [] }) => tiles.map(({ key }) => key)),
      campaigns.flatMap(({ menu }) => menu?.identify ?? []),
      campaigns.flatMap(({ banner }) => banner?.lines.map(({ label }) => label) ?? []),
    ])
      expect(names).toEqual([...new Set(names)]);
  });
});

describe.each(campaigns)('$id', ({ timeline, pages = [], pageWindow, menu, tiles = [], banner, dates = [] }) => {
  const having = regionIds.filter((region) => region in timeline.regions);
  const slidesOf = (region: RegionId) =>
    homes[region].hero.filter(({ key }) => tiles.some((tile) => tile.key === key)).map(({ key }) => key);

  it('has its pages in its regions, within its page window [PG-8, PG-9]', () => {
    const rows: readonly PageRecord[] = siteMap;
    for (const { path, component } of pages)
      expect(rows.filter((row) => row.path === path)).toEqual([
        { path, component, regions: having, window: pageWindow },
      ]);
  });

  it.each(regionIds)(
    'in %s shows its slides first and its menu entry only if the region has the campaign [PG-8]',
    (region) => {
      const isIn = having.includes(region);
      expect(slidesOf(region)).toEqual(isIn ? tiles.map(({ key }) => key) : []);
      const before = homes[region].hero.slice(0, homes[region].hero.findLastIndex(({ stages }) => stages) + 1);
      expect(before.every(({ stages }) => stages)).toBe(true);
      const entries = navigation(region).filter(({ identify }) => identify === menu?.identify);
      expect(entries).toHaveLength(isIn && menu ? 1 : 0);
    },
  );

  it('has its banner lines, each for its stage', () => {
    const lines = textBanners.flatMap((line) =>
      line.kind === 'stage' && line.timeline === timeline ? [[line.stage, line.label]] : [],
    );
    expect(lines).toEqual(banner?.lines.map(({ stage, label }) => [stage, label]) ?? []);
  });

  it.each(having)('in %s has a boundary at each of its stages, its end and its dates [ST-3]', (region) => {
    const found = boundaries(region).map(({ at }) => at);
    for (const stage of timeline.stages) {
      const opens = stageWindow(timeline, region, stage)?.opens;
      if (opens !== undefined) expect(found, stage).toContain(opens);
    }
    expect(found).toContain(timeline.regions[region]?.ends);
    for (const { at, what } of dates) {
      const date = at[region];
      expect(found, what).toContain(typeof date === 'object' ? date.opens : date);
    }
  });
});
