import { brand, draftPages, siteOf, sites, type RegionId, type ScreenId } from '@kinemorph/content';
import type { Clock, Window } from '@kinemorph/content/time';
import type { ModelContext } from '@kinemorph/site';
import { buildRouteTable, createModelContext, siteMap } from '@kinemorph/site/models';

/** The routes of all sites, so that pages outside a server link to each other. */
export const table = buildRouteTable(siteMap);

/** The origins of a story's links. */
export const origins = { global: sites.global.origin, cn: sites.cn.origin, store: brand.storeOrigin, ...brand.hubs };

/** Returns the path of a screen below its region: the first one in the site map, or that of its draft. */
export function pathOf(screen: string): string {
  return [...table.values(), ...draftPages].find(({ component }) => component === screen)?.path ?? 'not-there';
}

/** Returns the context of a page's model: its region, its path, and its clock. */
export function pageContext(region: RegionId, path: string, clock: Clock): ModelContext {
  return createModelContext({ region, path }, clock, { site: siteOf(region), table, origins });
}

/** A page of one region. */
export interface RegionPage {
  readonly screen: ScreenId;
  /** Below the region. */
  readonly path: string;
  readonly region: RegionId;
  /** The window in which it may be visited; always if left out. */
  readonly window?: Window | undefined;
}
