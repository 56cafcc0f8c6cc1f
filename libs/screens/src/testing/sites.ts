import { brand, draftPages, siteOf, sites, type RegionId, type ScreenId } from '@kinemorph/content';
import type { Clock, Window } from '@kinemorph/content/time';
import type { PageContext } from '@kinemorph/site';
import { buildRouteTable, createPageContext, siteMap } from '@kinemorph/site/models';

/** The routes of all sites, as pages that are shown outside of a server link to each other. */
export const table = buildRouteTable(siteMap);

/** The origins that a story's links begin with. */
export const origins = { global: sites.global.origin, cn: sites.cn.origin, store: brand.storeOrigin, ...brand.hubs };

/** Returns the path of a screen below its region: the first one in the site map, or that of its draft. */
export function pathOf(screen: string): string {
  return [...table.values(), ...draftPages].find(({ component }) => component === screen)?.path ?? 'not-there';
}

/** What a page's model may read: its region, its place, and the clock that it asks. */
export function pageContext(region: RegionId, path: string, clock: Clock): PageContext {
  return createPageContext({ region, path }, clock, { site: siteOf(region), table, origins });
}

/** A page of one region. */
export interface RegionPage {
  readonly screen: ScreenId;
  /** Below the region. */
  readonly path: string;
  readonly region: RegionId;
  /** When it may be visited; always when left out. */
  readonly window?: Window | undefined;
}
