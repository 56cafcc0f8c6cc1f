import '@kinemorph/ui/themes/brand';
import { createRunPage } from '@kinemorph/site/live';

/** Runs the pages of the site in the browser: React and everything that needs it, which `entry.client.ts` loads when it is due. */
export const runPage = createRunPage(() => import('@kinemorph/screens'));
