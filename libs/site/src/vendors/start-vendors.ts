import { importAgain } from '@kinemorph/api-client/import-again';
import { openDataLayer } from '../analytics/data-layer.ts';
import type { PageStore } from '../client/page-store.ts';
import type { RunningVendors } from './run-vendors.ts';

/** What a site does about its vendors. */
export interface VendorStart {
  /** To be called when the page is alive: waits until it has loaded and half a second more, so that nothing of a visit waits for a vendor. */
  readonly whenAlive: () => void;
  readonly openConsentSettings: () => void;
}

/** Prepares the vendors of a site; all that it takes is loaded later, and nothing where there is none. */
export function startVendors(store: PageStore): VendorStart {
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
  return {
    whenAlive() {
      if (!vendors) return;
      // Not when the browser is idle: on a page that moves that may be never.
      const soon = () => setTimeout(() => void run(), 500);
      if (document.readyState === 'complete') soon();
      else addEventListener('load', soon, { once: true });
    },
    openConsentSettings: () => void run().then(({ openSettings }) => { openSettings(); }),
  };
}
