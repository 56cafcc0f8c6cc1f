import '@kinemorph/ui/themes/brand';
import { serverScreens } from '@kinemorph/screens/models';
import type { SiteApp } from '@kinemorph/site/server';
import { site } from './site.server.ts';

/** The site with its screens; `render.ts` renders those of its build, the dev server those of its source. */
export const app: SiteApp = { site, screens: serverScreens };
