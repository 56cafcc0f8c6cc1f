import { startSite } from '@kinemorph/site/client';

// Every screen comes from the table in `live.ts`, which the document's own screen would bypass.
document.querySelector('script[data-screen]')?.removeAttribute('data-screen');

startSite(() => import('./live.ts'));
