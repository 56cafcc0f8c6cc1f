import { isRegionId, pathOnSite, siteOf, type RegionId, type SiteId } from '@kinemorph/content';
import { isOpenAt, type Instant } from '@kinemorph/content/time';
import { canonicalPath, splitPath } from './path.ts';
import type { Route, RouteTable } from './route-table.ts';
import { pagePath, type SiteDefinition } from './site-definition.ts';

/** The result for a path of a site. Every redirect is built from known regions and known pages. */
export type Resolution =
  | { readonly kind: 'page'; readonly region: RegionId; readonly route: Route }
  /** `elsewhere` is set when the page exists, but not in this region. */
  | { readonly kind: 'notFound'; readonly region: RegionId; readonly elsewhere?: Route }
  /** `permanent` for another spelling of the same page. */
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  /** The page belongs to the other site. */
  | { readonly kind: 'otherSite'; readonly site: SiteId; readonly to: string };

export interface ResolveContext {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly now: Instant;
  /** The region in the visitor's cookie, if it is one of this site's. */
  readonly remembered?: RegionId | undefined;
}

/** Resolves a path. Never throws, whatever the path. */
export function resolve(path: string, context: ResolveContext): Resolution {
  const { site, table } = context;
  const canonical = canonicalPath(path);
  if (canonical === undefined) return { kind: 'notFound', region: regionOfSloppyPath(path, site) };
  const resolution = resolveCanonical(canonical, context);
  if (canonical === path || resolution.kind === 'notFound') return resolution;
  // Another spelling of a page redirects to its canonical path in one step; anything else is not found.
  if (resolution.kind === 'page') return { kind: 'redirect', to: canonical, permanent: true };
  const { rest } = splitPath(canonical);
  return table.has(rest) || resolution.kind === 'otherSite'
    ? resolution
    : { kind: 'notFound', region: site.defaultRegion };
}

function resolveCanonical(path: string, context: ResolveContext): Resolution {
  const { site, table, remembered = site.defaultRegion } = context;
  if (!site.regionInPath) return resolveUnprefixed(path, context);
  const { first, rest } = splitPath(path);
  const known = table.has(rest) ? rest : '';
  if (first === '') return { kind: 'redirect', to: pagePath(site, remembered, ''), permanent: false };
  if (isRegionId(first) && !isRegionOf(site, first)) return leadToSiteOf(first, known);
  if (first === 'en') return redirectToPage(known, context);
  if (isRegionOf(site, first)) return resolvePage(first, rest, context);
  // A page without its region.
  if (table.has(path.slice(1))) return redirectToPage(path.slice(1), context);
  if (isOpenCampaign(rest, context))
    return { kind: 'redirect', to: pagePath(site, site.defaultRegion, rest), permanent: false };
  return { kind: 'notFound', region: site.defaultRegion };
}

/** Redirects to a page whose address names no region. A remembered region is used only if it has the page. */
function redirectToPage(path: string, { site, table, remembered }: ResolveContext): Resolution {
  const region = remembered && table.get(path)?.regions.includes(remembered) ? remembered : site.defaultRegion;
  return { kind: 'redirect', to: pagePath(site, region, path), permanent: false };
}

/**
 * Returns true if a path is a campaign's page, which means one with a window, and open in the default region. Only such
 * a page is also found under an unknown region.
 */
function isOpenCampaign(path: string, { site, table, now }: ResolveContext): boolean {
  const window = table.get(path)?.window[site.defaultRegion];
  return window !== undefined && isOpenAt(window, now);
}

function resolveUnprefixed(path: string, context: ResolveContext): Resolution {
  const { first, rest } = splitPath(path);
  if (isRegionId(first) && !isRegionOf(context.site, first))
    return leadToSiteOf(first, context.table.has(rest) ? rest : '');
  return resolvePage(context.site.defaultRegion, path.slice(1), context);
}

/** Redirects to a page of a region that another site serves. */
function leadToSiteOf(region: RegionId, page: string): Resolution {
  return { kind: 'otherSite', site: siteOf(region).id, to: pathOnSite(region, page) };
}

function resolvePage(region: RegionId, path: string, { site, table, now }: ResolveContext): Resolution {
  const route = table.get(path);
  if (!route) return { kind: 'notFound', region };
  if (!route.regions.includes(region)) return { kind: 'notFound', region, elsewhere: route };
  const window = route.window[region];
  if (window && !isOpenAt(window, now)) return { kind: 'redirect', to: pagePath(site, region, ''), permanent: false };
  if (route.redirect !== undefined)
    return { kind: 'redirect', to: pagePath(site, region, route.redirect), permanent: false };
  return { kind: 'page', region, route };
}

function isRegionOf(site: SiteDefinition, text: string): text is RegionId {
  return (site.regions as readonly string[]).includes(text);
}

/** Returns the region whose not-found page answers a path that no page can have. */
function regionOfSloppyPath(path: string, site: SiteDefinition): RegionId {
  const first = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? '';
  return site.regionInPath && isRegionOf(site, first) ? first : site.defaultRegion;
}
