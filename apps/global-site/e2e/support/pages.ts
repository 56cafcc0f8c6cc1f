import { pathOnSite, siteMap, type PageRecord, type RegionId, type ScreenId } from '@kinemorph/content';

/** A page of a region, at an instant at which it is open. */
export interface OpenPage {
  readonly region: RegionId;
  /** Below the region. */
  readonly path: string;
  readonly screen: ScreenId;
  /** The instant from which it is open; always, if left out. */
  readonly opens?: number | undefined;
  /** Its path on its site, with the instant of the preview. */
  readonly address: string;
}

const hour = 60 * 60 * 1000;

/**
 * Returns every page of a region: those of a campaign in its last hour, when all its stages have opened, and the others
 * now.
 */
export function openPages(region: RegionId): readonly OpenPage[] {
  return (siteMap as readonly PageRecord[]).flatMap(({ path, component, regions, window }) => {
    if (!component || !regions.includes(region)) return [];
    const { opens, closes } = window?.[region] ?? {};
    const address = pathOnSite(region, path);
    return [
      {
        region,
        path,
        screen: component,
        opens,
        address: closes === undefined ? address : `${address}?at=${new Date(closes - hour).toISOString()}`,
      },
    ];
  });
}

/** Returns the pages that a logged-out visitor can stay on: the account redirects to the login. */
export const visitorPages = (region: RegionId) => openPages(region).filter(({ screen }) => screen !== 'account');

/** The options of a test that visits every page of a region: it takes a minute, and on a busy machine much longer. */
export const lookingAtAll = { timeout: 600_000 };
