import { importAgain } from '@kinemorph/api-client/import-again';
import { openDataLayer } from '../analytics/data-layer.ts';
import { afterLoad } from '../page-store/page-load.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { RunningVendors } from './run-vendors.ts';

/** The delay of the vendors after the page has loaded, in milliseconds: nothing in a visit waits for them. */
const delay = 500;

/**
 * Starts the vendors of a site after its page has loaded; loads nothing on a site without vendors. Returns a function
 * that opens the consent settings.
 */
export function startVendors(store: PageStore): { readonly openConsentSettings: () => void } {
  const { vendors } = store.get().data.shell.site;
  // Without a tag manager there is nothing to agree to.
  if (!vendors?.tagManager) openDataLayer();
  let running: Promise<RunningVendors> | undefined;
  const run = () =>
    (running ??= importAgain(() => import('./run-vendors.ts'))
      .then(({ runVendors }) => runVendors(store))
      .catch(() => {
        // If the code fails to load, no vendor runs. The next opening of the settings tries again.
        running = undefined;
        return { openSettings: () => undefined };
      }));
  // Not when the browser is idle: on a page with motion that may never happen.
  if (vendors) afterLoad(() => setTimeout(() => void run(), delay));
  return {
    openConsentSettings: () =>
      void run().then(({ openSettings }) => {
        openSettings();
      }),
  };
}
