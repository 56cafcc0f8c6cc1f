import { boundaries, isRegionId, regionIds, siteOf, sites, type RegionId } from '@kinemorph/content';
import { loadSharedMessages, type Text } from '@kinemorph/i18n';
import { createText } from '@kinemorph/i18n/text';
import type { AnyScreenId, PageData } from '@kinemorph/site';
import { createSearch, pageData, readSearchIndex } from '@kinemorph/site/models';
import type { ComponentType } from 'react';
import { fromGlobal } from './instant-text.ts';
import { storyScreens } from './sample-campaigns.ts';
import { origins, pathOf, table } from './sites.ts';

/** The arguments of a story's page. */
export interface StoryPage {
  readonly screen: AnyScreenId;
  /** Below the region; by default the screen's own path. */
  readonly path?: string;
  /** The regions that have the page, if it does not exist in this one. */
  readonly elsewhere?: readonly RegionId[];
  /** The query, on the search page. */
  readonly search?: string;
  /** With the shell of the site, as a visitor sees it: banner, header and footer. */
  readonly framed?: boolean;
  /** The vendors' scripts that the site may load; none by default. */
  readonly vendors?: Parameters<typeof pageData>[0]['vendors'];
}

/** The parts with which a screen is rendered. */
export interface LoadedPage {
  readonly data: PageData;
  readonly screen: ComponentType<object>;
  readonly text: Text;
}

/** Loads the page of the toolbar's region at the toolbar's instant, from the server's model. */
export async function loadPage(
  { screen, path = pathOf(screen), elsewhere, vendors, search }: StoryPage,
  globals: Readonly<Record<string, unknown>>,
): Promise<LoadedPage> {
  const requested = String(globals['region']);
  const region = isRegionId(requested) ? requested : sites.global.defaultRegion;
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
  // The suggested regions depend on the viewer's browser, so the story shows none.
  return {
    data: { ...data, messages: words, shell: { ...data.shell, offers: [] } },
    screen: component,
    text: createText(data.locale, [words], { missing: 'id' }),
  };
}

/** Returns the search of a region at an instant, like the server. */
export async function searchOf(
  site: Parameters<typeof readSearchIndex>[0],
  region: RegionId,
  now: number,
): Promise<ReturnType<typeof createSearch>> {
  const { entries, labels } = await readSearchIndex(site, region, now);
  return createSearch(entries, labels);
}

/** The interesting moments, for the choice in the toolbar. */
export const instants = Object.fromEntries(regionIds.map((id) => [id, boundaries(id)]));
