import { importAgain } from '@kinemorph/api-client/import-again';
import { storageKey } from '@kinemorph/api-client/session/storage-key';
import { report } from '../analytics/data-layer.ts';
import { pageEvents } from '../analytics/page-events.ts';
import type { LivePage, RunPage } from '../client/live-page.tsx';
import { createSiteClock } from '../clock/site-clock.ts';
import type { PageData } from '../page.ts';
import { regionLabel, storedCountry } from '../session/region-store.ts';
import { startVendors } from '../vendors/start-vendors.ts';
import { afterLoad, onFirstSign, onRunningElement } from './first-sign.ts';
import { holdPresses } from './held-presses.ts';
import { readPageScripts } from './page-scripts.ts';
import { createPageStore, type ShownPage } from './page-store.ts';
import { reloadOnce } from './stale-build.ts';
import { keepInTime } from './time-sync.ts';
import { watchErrors } from './watch-errors.ts';

/**
 * Starts what a page needs before anybody uses it: the site's clock, the vendors and their consent. React is not part of it.
 * The document can be read, scrolled and left as the server wrote it. React is loaded at the first sign of a person, before a boundary
 * of the page, and after the page has loaded where its document is not enough.
 */
export function startSite(loadRunPage: () => Promise<{ readonly runPage: RunPage }>): void {
  const data = readPageData();
  if (!data) return;
  watchErrors(data);
  const scripts = readPageScripts();
  const store = createPageStore<ShownPage>({ data });
  const clock = createSiteClock(data.now);
  const presses = holdPresses();
  const vendors = startVendors(store);
  report(...pageEvents(data));

  let running: Promise<LivePage> | undefined;
  const run = async (): Promise<LivePage> => {
    scripts.preload();
    try {
      const { runPage } = await importAgain(loadRunPage);
      const live = await runPage({ store, clock, openConsentSettings: vendors.openConsentSettings, beforeHydration: presses.release });
      presses.repeat();
      return live;
    } catch (error) {
      // The server's document stays readable where a reload can't help.
      presses.release();
      reloadOnce(data.build, location.href);
      throw error;
    }
  };
  const live = () => (running ??= run());
  const start = () => void live();

  const inTime = keepInTime({ clock, store, prepare: start, show: async (next) => (await live()).show(next) });
  if (scripts.start === 'now' || (scripts.start === 'session' && keepsSession(data)) || location.hash !== '' || saysAnotherCountry(data)) afterLoad(start);
  onFirstSign(start);
  onRunningElement(start);
  if (document.querySelector('[data-digit]')) void Promise.all([import('./run-countdowns.ts'), inTime]).then(([{ runCountdowns }]) => { runCountdowns(clock, start); }, () => undefined);
  addEventListener('hashchange', start, { once: true });
}

/** The document, which is the same for everybody, calls the region by another name than this visitor knows. */
function saysAnotherCountry({ shell: { regionChoice } }: PageData): boolean {
  return regionLabel(storedCountry(), regionChoice.label, regionChoice.byCountry) !== regionChoice.label;
}

/** Somebody is signed in, as far as the browser knows. */
function keepsSession({ shell: { site } }: PageData): boolean {
  try {
    return localStorage.getItem(storageKey(site.storageScope, 'apptoken')) !== null;
  } catch {
    return false;
  }
}

function readPageData(): PageData | undefined {
  const block = document.getElementById('page-data')?.textContent;
  return block ? (JSON.parse(block) as PageData) : undefined;
}
