import { importAgain } from '@kinemorph/api-client/import-again';
import { storageKey } from '@kinemorph/api-client/session/storage-key';
import { report } from '../analytics/data-layer.ts';
import { pageEvents } from '../analytics/listeners/page-events.ts';
import type { LivePage, RunPage } from '../client/live-page.tsx';
import { createSiteClock } from '../clock/site-clock.ts';
import type { PageOutline } from '../page/page-outline.ts';
import { regionLabel, storedCountry } from '../session/region-store.ts';
import { startVendors } from '../vendors/start-vendors.ts';
import { onFirstSign } from './first-sign.ts';
import { holdPresses, type HeldPresses } from './held-presses.ts';
import { afterFirstPaint, afterLoad } from '../page-store/page-load.ts';
import { readPageScripts } from '../page-store/page-scripts.ts';
import { createPageStore, type ShownPage } from '../page-store/page-store.ts';
import { noticeLeaving, noticeUnloading, reloadOnce } from '../page-store/stale-build.ts';
import { rememberCountry } from './remember-country.ts';
import { keepInTime } from './time-sync.ts';
import { watchErrors } from './watch-errors.ts';
import { readWholePage } from '../page-store/whole-page.ts';
import { loadWholeStyles } from '../page-store/whole-styles.ts';

/** Loads React, and the function that runs a page with it. */
type LoadRunPage = () => Promise<{ readonly runPage: RunPage }>;

/**
 * Starts everything that a page needs before its first use: the site's clock, the vendors and their consent. React is
 * not part of it. The document can be read, scrolled and left as the server rendered it. React is loaded at the first
 * sign of a person, before a boundary of the page, and after the page has loaded if its document is not enough.
 */
export function startSite(load: LoadRunPage): void {
  // Scripts may fail, and a visitor may press a painted element, before the rest runs.
  watchErrors(readPageData);
  noticeLeaving();
  rememberCountry();
  const presses = holdPresses();
  const firstSign = new Promise<void>(onFirstSign);
  afterFirstPaint(() => {
    start(load, presses, firstSign);
  });
}

function start(load: LoadRunPage, presses: HeldPresses, firstSign: Promise<void>): void {
  const data = readPageData();
  if (!data) return;
  const scripts = readPageScripts();
  const store = createPageStore<ShownPage>({ data });
  const clock = createSiteClock(data.now);
  const vendors = startVendors(store);
  report(...pageEvents(data));

  let running: Promise<LivePage> | undefined;
  const run = async (): Promise<LivePage> => {
    scripts.preload();
    try {
      // The sheets first: the loader of a script requests each sheet that the document does not name yet.
      const [, { runPage }, page] = await Promise.all([loadWholeStyles(), importAgain(load), readWholePage(data)]);
      const live = await runPage({
        store,
        page,
        screenScript: scripts.screen,
        clock,
        openConsentSettings: vendors.openConsentSettings,
        beforeHydration: presses.beforeHydration,
      });
      presses.repeat();
      return live;
    } catch (error) {
      // The server's document stays readable if a reload can't help.
      presses.release();
      reloadOnce(data.build, location.href);
      throw error;
    }
  };
  const live = () => (running ??= run().finally(noticeUnloading()));
  const startReact = () => void live();

  const inTime = keepInTime({ clock, store, prepare: startReact, show: async (next) => (await live()).show(next) });
  if (
    scripts.start === 'now' ||
    (scripts.start === 'session' && keepsSession(data)) ||
    location.hash !== '' ||
    readsQuery() ||
    saysAnotherCountry(data)
  )
    afterLoad(startReact);
  void firstSign.then(startReact);
  if (document.querySelector('[data-digit]'))
    void Promise.all([import('./run-countdowns.ts'), inTime]).then(
      ([{ runCountdowns }]) => runCountdowns(clock, startReact),
      standStill,
    );
  if (document.querySelector('[data-time-left]'))
    void Promise.all([import('./run-times-left.ts'), inTime]).then(
      ([{ runTimesLeft }]) => runTimesLeft(clock),
      standStill,
    );
  if (document.querySelector('video[data-loop]'))
    afterLoad(() => void import('./run-loops.ts').then((loops) => loops.runLoops(), standStill));
  addEventListener('hashchange', startReact, { once: true });
}

/** An animation whose code can't be loaded stays still. */
const standStill = () => undefined;

/**
 * Returns true if the document, which is the same for everybody, has another name of the region than this visitor's
 * country.
 */
function saysAnotherCountry({ shell: { regionChoice } }: PageOutline): boolean {
  return regionLabel(storedCountry(), regionChoice.label, regionChoice.byCountry) !== regionChoice.label;
}

/**
 * Returns true if the address has a query in which the page keeps a choice: the document does not contain that choice.
 */
function readsQuery(): boolean {
  return location.search !== '' && document.querySelector('[data-query]') !== null;
}

/** Returns true if the browser has a session. */
function keepsSession({ shell: { site } }: PageOutline): boolean {
  try {
    return localStorage.getItem(storageKey(site.storageScope, 'apptoken')) !== null;
  } catch {
    return false;
  }
}

function readPageData(): PageOutline | undefined {
  const block = document.getElementById('page-data')?.textContent;
  return block ? (JSON.parse(block) as PageOutline) : undefined;
}
