import { siteIds, sites, type Site } from '@kinemorph/content';
import { fileURLToPath } from 'node:url';

/** The sites, by the folders of their apps. */
export type EdgeSite = Site['app'];
export const edgeSites: readonly EdgeSite[] = siteIds.map((id) => sites[id].app);

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** The app of a site. */
export const appFolder = (site: EdgeSite) => `${workspace}apps/${site}`;
/** The build folder of a site's worker and its files. */
export const edgeFolder = (site: EdgeSite) => `${workspace}tools/edge/dist/${site}`;
/** The deployment configuration of a site. */
export const deployFile = (site: EdgeSite) => `${workspace}deploy/edge/${site}/wrangler.jsonc`;
