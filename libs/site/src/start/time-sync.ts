import { fetchTimestamp } from '@kinemorph/api-client/timestamp';
import { languageOf } from '@kinemorph/i18n/locales';
import { whenReached, type SiteClock } from '../clock/site-clock.ts';
import type { PageData } from '../page/page.ts';
import type { PageOutline } from '../page/page-outline.ts';
import { fetchModel } from '../page-store/models.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { reloadOnce } from '../page-store/stale-build.ts';

export interface TimeSyncOptions {
  readonly clock: SiteClock;
  readonly store: PageStore;
  /** Called shortly before a boundary of the page, and again before the next: loads the code for `show`. */
  readonly prepare: () => void;
  /** Shows other data of the current page. */
  readonly show: (data: PageData) => Promise<void>;
}

/**
 * The delay before another request if the server has not reached the boundary yet or can't be reached, in milliseconds;
 * it doubles each time.
 */
const firstRetry = 1000;
const longestRetry = 60_000;

/**
 * The longest delay of a tab's request after a boundary, in milliseconds. It spreads the requests of all open tabs, and
 * each page still changes within the second. No tab sends one before the boundary: a stage that has not begun must not
 * be fetched.
 */
const longestDelay = 500;
const delay = () => Math.random() * longestDelay;

/**
 * The time before a boundary at which `prepare` is called, in milliseconds: enough for the scripts of a page on a slow
 * phone.
 */
const preparation = 20_000;

/** True while a followed link's page is loading: the address is already that page's. */
const isFollowing = () => 'navigation' in globalThis && navigation.transition !== null;

/**
 * Keeps an open page up to date: requests the server's time, and when a boundary of the page passes, fetches the page's
 * model again and shows it, without a reload. A page that can't be shown here is loaded as a document, once for each
 * boundary. An error page is not replaced in place either, since its document may be complete by now.
 * Resolves once the server has sent the time, or could not be reached.
 */
export function keepInTime({ clock, store, prepare, show }: TimeSyncOptions): Promise<void> {
  let cancel = () => {};
  let watched: PageOutline | undefined;
  let retry = firstRetry;
  const watch = () => {
    const { data } = store.get();
    if (data === watched) return;
    watched = data;
    retry = firstRetry;
    cancel();
    if (data.expires === null) return;
    const cancelPreparation = whenReached(clock, data.expires - preparation, prepare);
    const cancelRefresh = whenReached(clock, data.expires + delay(), () => void refresh());
    cancel = () => {
      cancelPreparation();
      cancelRefresh();
    };
  };
  const refresh = async () => {
    const { data, failed } = store.get();
    const answer = isFollowing() ? undefined : await fetchModel(location.pathname, data.build).catch(() => undefined);
    if (store.get().data !== data) return;
    const reload = () => {
      if (!reloadOnce(`${data.build} at ${data.expires}`, location.href)) again();
    };
    if (!answer || isFollowing()) again();
    else if (failed || answer.kind === 'document' || answer.data.path !== data.path) reload();
    else if (answer.data.now >= (data.expires ?? 0) || answer.data.expires !== data.expires)
      await show(answer.data).catch(reload);
    else again();
  };
  const again = () => {
    cancel();
    const timer = setTimeout(() => void refresh(), retry + delay());
    retry = Math.min(retry * 2, longestRetry);
    cancel = () => clearTimeout(timer);
  };
  const sync = async () => {
    const { data } = store.get();
    try {
      const start = performance.now();
      const now = await fetchTimestamp({ region: data.region, language: languageOf(data.locale) });
      // The answer is half a round trip old.
      clock.set(now + (performance.now() - start) / 2);
    } catch {
      // The last known time continues.
    }
    watched = undefined;
    watch();
  };
  store.subscribe(watch);
  watch();
  addEventListener('pageshow', (event) => {
    if (event.persisted) void sync();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sync();
  });
  return sync();
}
