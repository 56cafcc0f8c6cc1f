import '@kinemorph/ui/themes/brand';
import { serverScreens } from '@kinemorph/screens/models';
import type { SiteApp } from '@kinemorph/site/server';
import { site } from './site.server.ts';

/** The site as the server needs it; `main.ts` serves its build, the dev server its source. */
export const app: SiteApp = { site, screens: serverScreens };
