import { products, regionIds, siteMap, type PageRecord, type ProductId } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import type { CommandsModel } from './sections/commands.server.ts';
import { loadPage, type StoryPage } from './testing/screen-page.ts';

type ScreenId = StoryPage['screen'];

/** The pages of the products that understand commands. */
const pages = (Object.keys(products) as ProductId[]).flatMap((id) => {
  const { slug, hardware } = products[id];
  const page = (siteMap as readonly PageRecord[]).find(({ path }) => path === slug);
  const regions = regionIds.filter((region) => (page?.regions as readonly string[] | undefined)?.includes(region));
  return hardware.voiceCommands === undefined
    ? []
    : regions.map((region) => ({ region, slug, number: hardware.voiceCommands }));
});

/** Returns the lists of commands in a model, at any depth. */
function listsIn(part: unknown): CommandsModel[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('groups' in part && 'labels' in part) return [part as CommandsModel];
  return Object.values(part).flatMap(listsIn);
}

describe('the voice commands of every product', () => {
  it.each(pages)(
    '$slug in $region: lists all $number, each once, in groups with a title [EN-9, SC-15]',
    async ({ region, slug, number }) => {
      const { model } = await loadPage({ screen: slug as ScreenId }, { region, instant: '20250801T120000Z' }).then(
        ({ data }) => data,
      );
      const [list, ...others] = listsIn(model);
      expect(others).toEqual([]);
      const commands = list?.groups.flatMap((group) => group.commands) ?? [];
      expect([commands.length, new Set(commands).size]).toEqual([number, number]);
      for (const { title } of list?.groups ?? []) expect(title).toBeTruthy();
      expect(list?.labels.found).toHaveLength((number ?? 0) + 1);
    },
  );

  it('are at least on the pages for which the specification gives their number', () => {
    expect(pages.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        'toy-story-buzz-lightyear',
        'elite-optimus-prime',
        'grimlock-g1-flagship',
        'bumblebee-g1-performance',
      ]),
    );
  });
});
