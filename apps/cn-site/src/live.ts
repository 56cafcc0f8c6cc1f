import '@kinemorph/ui/themes/brand';
import { createRunPage } from '@kinemorph/site/live';

/**
 * Runs the pages of the site in the browser: React and all code that needs it. `entry.client.ts` loads it when it is
 * needed.
 */
export const runPage = createRunPage(() => import('@kinemorph/screens'));
