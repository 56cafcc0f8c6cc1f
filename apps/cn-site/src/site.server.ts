import { sites } from '@kinemorph/content';

/** Mainland China. */
export const site = sites.cn;
