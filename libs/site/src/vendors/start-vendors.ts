import { importAgain } from '@kinemorph/api-client/import-again';
import { openDataLayer } from '../analytics/data-layer.ts';
import { afterLoad } from '../start/page/page-load.ts';
import type { PageStore } from '../start/page/page-store.ts';
import type { RunningVendors } from './run-vendors.ts';

/** How long after the page has loaded its vendors start, in milliseconds: nothing of a visit waits for them. */
const delay = 500;

/** Starts the vendors of a site once its page has loaded; nothing is loaded where there is none. Returns what opens the settings of consent. */
export function startVendors(store: PageStore): { readonly openConsentSettings: () => void } {
  const { vendors } = store.get().data.shell.site;
  // Where nobody listens, there is nobody to agree to.
  if (!vendors?.tagManager) openDataLayer();
  let running: Promise<RunningVendors> | undefined;
  const run = () =>
    (running ??= importAgain(() => import('./run-vendors.ts'))
      .then(({ runVendors }) => runVendors(store))
      .catch(() => {
        // What failed to load runs no vendor, and is tried again when the settings are asked for.
        running = undefined;
        return { openSettings: () => undefined };
      }));
  // Not when the browser is idle: on a page that moves that may be never.
  if (vendors) afterLoad(() => setTimeout(() => void run(), delay));
  return {
    openConsentSettings: () =>
      void run().then(({ openSettings }) => {
        openSettings();
      }),
  };
}
