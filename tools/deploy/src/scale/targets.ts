import { pathOnSite, siteMap, siteOf, type PageRecord, type RegionId } from '@kinemorph/content';
import { isOpenAt } from '@kinemorph/content/time';
import { ask } from '@kinemorph/site/testing';
import type { RunningCache } from './caches.ts';
import { apps, hosts, type App, type Target } from './load.ts';

/** A page, or its data, and the region that it is of. */
export interface PageTarget extends Target {
  readonly region: RegionId;
}

/** Pages of every region that exist at any time; each has a menu, which changes at most boundaries. */
const paths = ['', 'products', 'manuals', 'where-to-buy'];

const appOf = (region: RegionId): App => siteOf(region).app;

/**
 * Returns pages of these regions that exist before and after an instant, and their data, with a maximum number of each.
 * Those of campaigns come first.
 */
export function pageTargets(regions: readonly RegionId[], at: number, most: number): readonly PageTarget[] {
  const records: readonly PageRecord[] = siteMap;
  const has = (region: RegionId, path: string) =>
    records.some((page) => page.path === path && page.regions.includes(region) && isThere(page, region));
  const isThere = ({ window }: PageRecord, region: RegionId) =>
    [at - 1, at].every((instant) => window?.[region] === undefined || isOpenAt(window[region], instant));
  const campaigns = records
    .filter(({ window, path }) => window !== undefined && !path.includes('/'))
    .map(({ path }) => path);
  const pages = [...campaigns, ...paths]
    .flatMap((path) =>
      regions
        .filter((region) => has(region, path))
        .map((region) => ({ app: appOf(region), region, path: pathOnSite(region, path) })),
    )
    .slice(0, most);
  const data = pages.filter(({ path }) => path !== '/').map((page) => ({ ...page, path: `/_model${page.path}.json` }));
  return [...pages, ...data].map((page) => ({ ...page, kind: 'page' as const }));
}

/** Calls that caches do not store. */
export const callTargets: readonly Target[] = apps.map((app) => ({ app, path: '/ssr/timestamp', kind: 'call' }));

/** Requests each target once, so that it is cached; returns the files that the pages name. */
export async function warm(cache: RunningCache, targets: readonly Target[]): Promise<readonly Target[]> {
  const files = new Map<string, Target>();
  for (const { app, path, kind } of targets) {
    for (const encoding of kind === 'page' ? ['br', 'identity'] : ['br']) {
      const { status, body } = await ask(`http://127.0.0.1:${cache.port}`, path, {
        headers: { host: hosts[app], 'accept-encoding': encoding },
      });
      if (status !== 200) throw new Error(`${hosts[app]}${path} answers ${status} through the cache`);
      if (encoding === 'identity' && !path.startsWith('/_model/'))
        for (const file of body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])
          files.set(app + file, { app, path: file, kind: 'file' });
    }
  }
  return [...files.values()];
}
