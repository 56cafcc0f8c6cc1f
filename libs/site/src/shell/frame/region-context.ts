import type { ModelContext } from '../../page/page.ts';

/** The context of the shell: it has nothing of a single page. */
export type RegionContext = Omit<ModelContext, 'path'>;
