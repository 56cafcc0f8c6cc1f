import { pathOnSite, siteMap, type PageRecord, type RegionId, type ScreenId } from '@kinemorph/content';

/** A page of a region, at an instant at which it is open. */
export interface OpenPage {
  readonly region: RegionId;
  /** Below the region. */
  readonly path: string;
  readonly screen: ScreenId;
  /** From when on it is there; always, where left out. */
  readonly opens?: number | undefined;
  /** Its path on its site, with the time travel that it takes. */
  readonly address: string;
}

const hour = 60 * 60 * 1000;

/** Every page of a region: those of a campaign in its last hour, when all of it has opened, and the others now. */
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

/** The pages that a visitor stays on who is not logged in: the account leads to the login. */
export const visitorPages = (region: RegionId) => openPages(region).filter(({ screen }) => screen !== 'account');

/** Of a test that looks at every page of a region: it takes a minute, and a machine that is busy with other work many. */
export const lookingAtAll = { timeout: 600_000 };
