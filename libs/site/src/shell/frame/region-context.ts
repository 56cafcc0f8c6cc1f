import type { PageContext } from '../../page.ts';

/** What the frame may read: nothing of one page. */
export type RegionContext = Omit<PageContext, 'path'>;
