import type { Window } from '@kinemorph/content/time';
import type { Resolution } from '../../routing/resolve.server.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import { pagePath, type SiteDefinition } from '../../routing/site-definition.ts';
import type { PageRequest } from '../model/page-data.ts';
import { searchIndexPath } from '../../search/engine/search-index.ts';

/** The key of a page in memory, and the window in which it is open. */
export interface KnownPage {
  readonly key: string;
  readonly window: Window | undefined;
  /** Set if the page is data only, like a search index. */
  readonly format?: 'json';
  /** Set if the page depends on its query: the text of a search, or the compared products. */
  readonly readsQuery?: 'search' | 'compare';
}

const search = 'search';

/** Returns the request for a region's search index, under which it is cached. */
function searchIndexRequest(region: PageRequest['region']): PageRequest {
  return { region, path: search, screen: search, isIndex: true };
}

/**
 * Returns every page of a site by its canonical path, and the search indexes: for most requests, two look-ups find the
 * bytes.
 */
export function indexPages({
  site,
  table,
}: {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
}): ReadonlyMap<string, KnownPage> {
  const pages = [...table.values()].flatMap((route) =>
    site.regions.flatMap((region): (readonly [string, KnownPage])[] => {
      if (!route.component || !route.regions.includes(region)) return [];
      const key = keyOf({ region, path: route.path, screen: route.component });
      const page: KnownPage = { key, window: route.window[region] };
      const address = pagePath(site, region, route.path);
      if (route.component === 'compare') return [[address, { ...page, readsQuery: 'compare' }]];
      if (route.component !== search) return [[address, page]];
      return [
        [address, { ...page, readsQuery: 'search' }],
        [searchIndexPath(region), { key: keyOf(searchIndexRequest(region)), window: undefined, format: 'json' }],
      ];
    }),
  );
  return new Map(pages);
}

/** Returns the page to render for a resolved path. */
export function pageRequest(resolution: Extract<Resolution, { kind: 'page' | 'notFound' }>): PageRequest {
  const { region } = resolution;
  if (resolution.kind === 'page') {
    return { region, path: resolution.route.path, screen: resolution.route.component ?? 'not-found' };
  }
  const { elsewhere } = resolution;
  return {
    region,
    path: '',
    screen: 'not-found',
    ...(elsewhere && { elsewhere: { path: elsewhere.path, regions: elsewhere.regions } }),
  };
}

/** Returns the cache key of a page: one per route record and region, whatever the request looked like. */
export function keyOf(request: PageRequest): string {
  return JSON.stringify(request);
}

/** Returns the page of a cache key. */
export function parseKey(key: string): PageRequest {
  return JSON.parse(key) as PageRequest;
}
