import { closeDataLayer, openDataLayer } from '../analytics/data-layer.ts';
import { measurePages } from '../analytics/listeners/measure-pages.ts';
import { pageEvents } from '../analytics/listeners/page-events.ts';
import { visitor } from '../analytics/visitor.ts';
import type { Purpose, Vendors } from '../page/vendors.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { openConsentRecord } from '../consent/record/consent-record.ts';
import { runBanner } from '../consent/run-banner.ts';
import { leaveDocument } from './left-behind.ts';
import { createVendorLoader } from './load-vendor.ts';
import { onFirstForm } from './on-first-form.ts';

export interface RunningVendors {
  readonly openSettings: () => void;
}

/** The vendor of each purpose. */
const vendorOf = { statistics: 'tagManager', heatMaps: 'heatMap' } as const satisfies Record<Purpose, keyof Vendors>;

/**
 * Loads the vendors that may run now, and applies the visitor's later answers. The pages of an account have none that
 * need an answer: their settings store it for the other pages.
 */
export function runVendors(store: PageStore): RunningVendors {
  const { consent, site } = store.get().data.shell;
  const { vendors = {}, storageScope } = site;
  const load = createVendorLoader(vendors);
  if (vendors.captcha) onFirstForm(() => load('captcha'));
  if (!consent) return { openSettings: () => undefined };

  const record = openConsentRecord(consent);
  const purposes = consent.purposes.filter((purpose) => vendors[vendorOf[purpose]] !== undefined);
  if (vendors.tagManager) measurePages(store);
  const runs = { statistics: false, heatMaps: false };
  let isFirst = true;
  let measuresVisit = false;
  const measureVisit = () => {
    if (measuresVisit) return;
    measuresVisit = true;
    // Its figures include the start of the document, so it can wait.
    whenIdle(
      () =>
        void import('../analytics/listeners/web-vitals.ts').then(
          ({ reportWebVitals }) => reportWebVitals(store, () => runs.statistics),
          () => undefined,
        ),
    );
  };
  const follow = () => {
    for (const purpose of purposes) {
      const isAllowed = record.allows(purpose);
      if (!isFirst && isAllowed === runs[purpose]) continue;
      if (isAllowed) {
        // Events before the answer are not reported, except the view of the current page.
        if (purpose === 'statistics')
          openDataLayer(visitor(storageScope), ...(isFirst ? [] : pageEvents(store.get().data)));
        if (purpose === 'statistics') measureVisit();
        load(vendorOf[purpose]);
      } else {
        if (purpose === 'statistics') closeDataLayer();
        if (runs[purpose]) leaveDocument();
      }
      runs[purpose] = isAllowed;
    }
    isFirst = false;
  };
  follow();
  record.subscribe(follow);

  const showSettings = () => {
    const { locale } = store.get().data;
    void import('../consent/open-settings.tsx').then(({ openSettings }) => openSettings({ locale, record, consent }));
  };
  const banner = runBanner({
    accept: () => record.answer(consent.purposes),
    reject: () => record.answer([]),
    choose: showSettings,
  });
  const showBanner = () => banner.setShown(consent.rule === 'opt-in' && !record.isAnswered());
  showBanner();
  record.subscribe(showBanner);
  return { openSettings: showSettings };
}

/** Calls back when the browser has nothing else to do. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 2000);
}
