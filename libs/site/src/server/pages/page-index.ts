import type { Window } from '@kinemorph/content/time';
import type { Resolution } from '../../routing/resolve.server.ts';
import { pagePath } from '../../routing/site-definition.ts';
import type { PageRequest } from '../model/page-data.ts';
import { searchIndexPath } from '../../search/search-index.ts';
import type { RendererOptions } from '../render/render.tsx';

/** Where a page is kept, and when it is open. */
export interface KnownPage {
  readonly key: string;
  readonly window: Window | undefined;
  /** Set if the page is data alone, as a search index. */
  readonly format?: 'json';
  /** Set if the page answers its query: what it searches for, or the products that it compares. */
  readonly readsQuery?: 'search' | 'compare';
}

const search = 'search';

/** Returns what a region's search index is kept as. */
export function searchIndexRequest(region: PageRequest['region']): PageRequest {
  return { region, path: search, screen: search, isIndex: true };
}

/** Returns every page of a site by its canonical path, and the search indexes: most requests are two look-ups from their bytes. */
export function indexPages({ site, table }: Pick<RendererOptions, 'site' | 'table'>): ReadonlyMap<string, KnownPage> {
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

/** Returns what to render for a path that has been resolved. */
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
