import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageStore } from '../page-store/page-store.ts';
import { fakeBrowser } from './testing/fake-browser.ts';
import type * as consentRecord from '../consent/record/consent-record.ts';
import type { PageData } from '../page/page.ts';
import type { Vendors } from '../page/vendors.ts';

const vendors = {
  tagManager: 'https://tags.example/t.js',
  heatMap: 'https://heat.example/h.js',
  captcha: 'https://captcha.example/c.js',
};
const seen = vi.hoisted(() => ({
  openSettings: vi.fn(),
  records: [] as consentRecord.ConsentRecord[],
  isBannerShown: false,
}));
vi.mock('../consent/open-settings.tsx', () => ({ openSettings: seen.openSettings }));
vi.mock('../consent/run-banner.ts', () => ({
  runBanner: () => ({
    setShown: (isShown: boolean) => {
      seen.isBannerShown = isShown;
    },
  }),
}));
vi.mock('../consent/record/consent-record.ts', async (original) => {
  const { openConsentRecord } = await original<typeof consentRecord>();
  return {
    openConsentRecord(...given: Parameters<typeof openConsentRecord>) {
      const record = openConsentRecord(...given);
      seen.records.push(record);
      return record;
    },
  };
});
vi.mock('../analytics/listeners/web-vitals.ts', () => ({ reportWebVitals: () => undefined }));

const titles = () =>
  (globalThis.dataLayer ?? []).map((event) => (event.event === 'virtualPageview' ? event.title : event.event));

/** Opens a page of a region and starts its vendors. */
async function visit(
  rule: 'opt-in' | 'notice',
  configured: Vendors = vendors,
  items: Record<string, string> = {},
  used: Vendors = configured,
) {
  vi.resetModules();
  const browser = fakeBrowser({ items });
  const head = { description: '', keywords: '', alternates: [], index: true };
  const page = (title: string) =>
    ({
      path: '/de',
      region: 'de',
      head: { ...head, title },
      shell: {
        offers: [],
        consent:
          used.tagManager || used.heatMap
            ? {
                rule,
                market: 'eu',
                purposes: [...(used.tagManager ? ['statistics'] : []), ...(used.heatMap ? ['heatMaps'] : [])],
              }
            : undefined,
        site: { vendors: configured, storageScope: '/eu', regionInPath: true },
      },
    }) as unknown as PageData;
  let data = page('first');
  const store = {
    get: () => ({ data }),
    set: () => undefined,
    subscribe: () => () => undefined,
  } as unknown as PageStore;
  const [{ runVendors }, { report }, { pageEvents }, { leftDocumentGuard }] = await Promise.all([
    import('./run-vendors.ts'),
    import('../analytics/data-layer.ts'),
    import('../analytics/listeners/page-events.ts'),
    import('./left-behind.ts'),
  ]);
  report(...pageEvents(data));
  const running = runVendors(store);
  await vi.dynamicImportSettled();
  return {
    ...browser,
    running,
    loaded: () => browser.scripts.map(({ src }) => src),
    answer: (allowed: ('statistics' | 'heatMaps')[]) => {
      seen.records.at(-1)?.answer(allowed);
    },
    isAsked: () => seen.isBannerShown,
    show(title: string) {
      data = page(title);
      report(...pageEvents(data));
    },
    isLeft: () => leftDocumentGuard({ path: '/', hash: '', from: data }) === 'document',
  };
}

describe('vendors of a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    globalThis.dataLayer = undefined;
    seen.records.length = 0;
    seen.openSettings.mockClear();
  });

  it('wait for consent where it is required, and receive no data before [AP-11]', async () => {
    const page = await visit('opt-in');
    expect([page.loaded(), globalThis.dataLayer, page.isAsked()]).toEqual([[], undefined, true]);
  });

  it('load with consent, and receive the current and later pages, not earlier ones [AP-11] [PB-7]', async () => {
    const page = await visit('opt-in');
    page.show('second');
    page.answer(['statistics', 'heatMaps']);
    page.show('third');
    expect(page.loaded()).toEqual([vendors.tagManager, vendors.heatMap]);
    expect(titles()).toEqual(['visitor', 'second', 'third']);
  });

  it('never load after a refusal, and receive no data', async () => {
    const page = await visit('opt-in');
    page.answer([]);
    page.show('second');
    expect([page.loaded(), globalThis.dataLayer, page.isLeft()]).toEqual([[], undefined, false]);
  });

  it('load by purpose: heat maps alone add nothing to the data layer', async () => {
    const page = await visit('opt-in');
    page.answer(['heatMaps']);
    expect([page.loaded(), globalThis.dataLayer]).toEqual([[vendors.heatMap], undefined]);
  });

  it('receive no data after consent is withdrawn, and the next page loads a new document [AP-11]', async () => {
    const page = await visit('opt-in');
    page.answer(['statistics', 'heatMaps']);
    expect(page.isLeft()).toBe(false);
    page.answer(['statistics']);
    expect(page.isLeft()).toBe(true);
    page.answer([]);
    page.show('second');
    expect(titles()).toEqual(['visitor', 'first']);
  });

  it('load once if consent changes several times, and continue with the current page', async () => {
    const page = await visit('opt-in');
    page.answer(['statistics']);
    page.answer([]);
    page.show('unseen');
    page.show('second');
    page.answer(['statistics']);
    expect(page.loaded()).toEqual([vendors.tagManager]);
    expect(titles()).toEqual(['visitor', 'first', 'visitor', 'second']);
  });

  it('load without a question on the next visit after consent', async () => {
    const { items, answer } = await visit('opt-in');
    answer(['statistics']);
    globalThis.dataLayer = undefined;
    const next = await visit('opt-in', vendors, items);
    expect([next.loaded(), titles(), next.isAsked()]).toEqual([[vendors.tagManager], ['visitor', 'first'], false]);
  });

  it('load without a question where a notice is enough, until the visitor turns them off [AP-11]', async () => {
    const page = await visit('notice');
    expect([page.loaded(), titles(), page.isAsked()]).toEqual([
      [vendors.tagManager, vendors.heatMap],
      ['visitor', 'first'],
      false,
    ]);
    page.running.openSettings();
    await expect.poll(() => seen.openSettings).toHaveBeenCalledTimes(1);
    page.answer([]);
    expect((await visit('notice', vendors, page.items)).loaded()).toEqual([]);
  });

  it('do not load on an account page, whose settings change the consent for other pages [AP-11]', async () => {
    const page = await visit('notice', { captcha: vendors.captcha }, {}, vendors);
    expect([page.loaded(), globalThis.dataLayer]).toEqual([[], undefined]);
    page.running.openSettings();
    await expect.poll(() => seen.openSettings).toHaveBeenCalledTimes(1);
    page.answer(['statistics']);
    expect([page.loaded(), globalThis.dataLayer, page.isLeft()]).toEqual([[], undefined, false]);
    expect((await visit('notice', vendors, page.items)).loaded()).toEqual([vendors.tagManager]);
  });

  it('load only if they are configured, and a captcha needs no consent [AP-11]', async () => {
    expect((await visit('notice', { heatMap: vendors.heatMap })).loaded()).toEqual([vendors.heatMap]);
    expect((await visit('opt-in', { captcha: vendors.captcha })).isAsked()).toBe(false);
  });
});
