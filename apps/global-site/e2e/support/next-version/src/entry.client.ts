import { startSite } from '@kinemorph/site/client';

startSite(() => import('./live.ts'));
