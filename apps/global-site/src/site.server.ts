import { sites } from '@kinemorph/content';

/** Seven regions of the world; the first path segment says which. */
export const site = sites.global;
