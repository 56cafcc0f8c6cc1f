import { boundaries, isRegionId, regionIds, siteOf, sites, type RegionId } from '@kinemorph/content';
import { loadSharedMessages, type Text } from '@kinemorph/i18n';
import { createText } from '@kinemorph/i18n/text';
import type { AnyScreenId, PageData } from '@kinemorph/site';
import { createSearch, pageData, readSearchIndex } from '@kinemorph/site/models';
import type { ComponentType } from 'react';
import { fromGlobal } from './instant-text.ts';
import { storyScreens } from './sample-campaigns.ts';
import { origins, pathOf, table } from './sites.ts';

/** A page as a story asks for it. */
export interface StoryPage {
  readonly screen: AnyScreenId;
  /** Below the region; the screen's own place when left out. */
  readonly path?: string;
  /** The regions that have the page, when it is not found in this one. */
  readonly elsewhere?: readonly RegionId[];
  /** What is searched for, on the page of the search. */
  readonly search?: string;
  /** In the frame of the site, as a visitor sees it: banner, header and footer. */
  readonly framed?: boolean;
  /** The scripts of others that the site may load; none when left out. */
  readonly vendors?: Parameters<typeof pageData>[0]['vendors'];
}

/** All that a screen needs to be shown. */
export interface LoadedPage {
  readonly data: PageData;
  readonly screen: ComponentType<object>;
  readonly text: Text;
}

/** The page that the toolbar's region has at the toolbar's instant, from the model that the server runs. */
export async function loadPage(
  { screen, path = pathOf(screen), elsewhere, vendors, search }: StoryPage,
  globals: Readonly<Record<string, unknown>>,
): Promise<LoadedPage> {
  const asked = String(globals['region']);
  const region = isRegionId(asked) ? asked : sites.global.defaultRegion;
  const now = fromGlobal(String(globals['instant'])) ?? Date.now();
  const site = { site: siteOf(region), table, origins, screens: storyScreens };
  const request = {
    region,
    path,
    screen,
    ...(elsewhere && { elsewhere: { path, regions: elsewhere } }),
    ...(search !== undefined && { search: { query: search, groups: (await searchOf(site, region, now))(search) } }),
  };
  const data = pageData({ ...site, build: 'workshop', ...(vendors && { vendors }) }, request, now);
  const { load, messages } = storyScreens[screen];
  const [component, shared, own] = await Promise.all([load(), loadSharedMessages(data.locale), messages(data.locale)]);
  const words = { ...shared, ...own };
  // Which region is offered depends on the browser of whoever looks.
  return {
    data: { ...data, messages: words, shell: { ...data.shell, offers: [] } },
    screen: component,
    text: createText(data.locale, [words], { missing: 'id' }),
  };
}

/** The search of a region at an instant, as the server has it. */
export async function searchOf(
  site: Parameters<typeof readSearchIndex>[0],
  region: RegionId,
  now: number,
): Promise<ReturnType<typeof createSearch>> {
  const { entries, labels } = await readSearchIndex(site, region, now);
  return createSearch(entries, labels);
}

/** The moments worth looking at, for the toolbar's choice. */
export const instants = Object.fromEntries(regionIds.map((id) => [id, boundaries(id)]));
