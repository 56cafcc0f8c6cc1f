import { sites } from '@kinemorph/content';

/** Seven regions of the world; the first path segment names the region. */
export const site = sites.global;
