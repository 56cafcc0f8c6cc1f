export { siteMap } from '@kinemorph/content';
export { createRenderClock } from '../clock/render-clock.server.ts';
export { indexedHead, type HeadWords, type SharePicture } from '../head/head.server.ts';
export { buildRouteTable } from '../routing/route-table.ts';
export { createPageContext, productFigures } from './page-context.ts';
export { pageCopy } from './page-copy.ts';
export { pageData, type ServerScreen } from './page-data.ts';
export { languageName, regionName } from './region-name.ts';
