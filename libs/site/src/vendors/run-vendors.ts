import { closeDataLayer, openDataLayer } from '../analytics/data-layer.ts';
import { measurePages } from '../analytics/measure-pages.ts';
import { pageEvents } from '../analytics/page-events.ts';
import { visitor } from '../analytics/visitor.ts';
import type { PageStore } from '../client/page-store.ts';
import { openConsentRecord } from '../consent/consent-record.ts';
import { leaveDocument } from './left-behind.ts';
import { createVendorLoader } from './load-vendor.ts';
import { onFirstForm } from './on-first-form.ts';

export interface RunningVendors {
  readonly openSettings: () => void;
}

/** Loads the vendors that may be loaded now, and follows what the visitor answers from then on. */
export async function runVendors(store: PageStore): Promise<RunningVendors> {
  const { consent, site } = store.get().data.shell;
  const { vendors = {}, storageScope } = site;
  const load = createVendorLoader(vendors);
  if (vendors.captcha) onFirstForm(() => { load('captcha'); });
  if (!consent) return { openSettings: () => undefined };

  const record = await openConsentRecord(consent);
  if (vendors.tagManager) measurePages(store);
  const runs = { statistics: false, heatMaps: false };
  let isFirst = true;
  const follow = () => {
    for (const purpose of consent.purposes) {
      const isAllowed = record.allows(purpose);
      if (!isFirst && isAllowed === runs[purpose]) continue;
      if (isAllowed) {
        // What was done before the answer is not told, but what the page is that is shown now.
        if (purpose === 'statistics') openDataLayer(visitor(storageScope), ...(isFirst ? [] : pageEvents(store.get().data)));
        load(purpose === 'statistics' ? 'tagManager' : 'heatMap');
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

  const show = () => import('../consent/show-consent.tsx').then(({ showConsent }) => showConsent({ store, record, consent }));
  let shown = consent.rule === 'opt-in' && !record.isAnswered() ? show() : undefined;
  return {
    openSettings: () => void (shown ??= show()).then(({ openSettings }) => { openSettings(); }),
  };
}
