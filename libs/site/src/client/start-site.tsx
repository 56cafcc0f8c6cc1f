import type { Locale, Messages } from '@kinemorph/i18n';
import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { report } from '../analytics/data-layer.ts';
import { pageEvents } from '../analytics/page-events.ts';
import { createSiteClock, type SiteClock } from '../clock/site-clock.ts';
import { SiteClockContext } from '../clock/site-clock-context.ts';
import { SiteRoot } from '../document/SiteRoot.tsx';
import { interceptNavigation } from '../navigation/navigate.ts';
import { windowGuard } from '../navigation/remembered-windows.ts';
import { prefetchOnIntent } from '../navigation/prefetch.ts';
import type { AnyScreenId, PageData } from '../page.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';
import type { Overlays } from '../shell/Shell.tsx';
import { leftDocumentGuard } from '../vendors/left-behind.ts';
import { startVendors } from '../vendors/start-vendors.ts';
import { createPageStore, type PageStore, type ReadyPage } from './page-store.ts';
import { reloadOnce } from './stale-build.ts';
import { loadTexts } from './texts.ts';
import { keepInTime } from './time-sync.ts';

/** What an app hands to the browser: how to load its screens, their words, and what opens over a page. */
export interface BrowserApp {
  readonly screens: Readonly<Record<AnyScreenId, () => Promise<ComponentType<object>>>>;
  readonly loadMessages: (screen: string, locale: Locale) => Promise<Messages>;
  readonly loadNewsletterPopup: (locale: Locale) => ReturnType<Overlays['newsletterPopup']>;
}

/** Brings the server's document to life: hydrates it for the instant of its render, then follows the clock and the links. */
export async function startSite(app: BrowserApp): Promise<void> {
  const data = readPageData();
  if (!data) return;
  const load = (page: PageData) => loadPage(app, page);
  let first: ReadyPage;
  try {
    first = await load(data);
  } catch (error) {
    // The server's document stays readable where a reload can't help.
    if (reloadOnce(data.build, location.href)) return;
    throw error;
  }
  const store = createPageStore(first);
  const { whenAlive, openConsentSettings } = startVendors(store);
  const overlays: Overlays = { newsletterPopup: () => app.loadNewsletterPopup(data.locale), openConsentSettings };
  const clock = createSiteClock(data.now);
  hydrateRoot(document, <LiveSite store={store} overlays={overlays} clock={clock} onAlive={whenAlive} />);
  report(...pageEvents(data));

  const show = async (next: PageData) => {
    await commit(store, await load(next));
  };
  keepInTime({ clock, store, show });
  const prefetched = prefetchOnIntent({ store, load });
  interceptNavigation({
    store,
    prefetched,
    guards: [leftDocumentGuard, windowGuard(() => clock.now(), localMemory())],
    async show(next, arrived) {
      await commit(store, await load(next), { transition: true, arrived });
      report(...pageEvents(next));
    },
    async fail(path, error) {
      const { data: current, text } = store.get();
      if (reloadOnce(current.build, path)) return;
      await commit(store, { data: { ...current, model: { home: current.shell.home, retry: path } }, text, screen: ErrorScreen as ComponentType<object>, failed: true });
      throw error;
    },
  });
}

function LiveSite({ store, overlays, clock, onAlive }: { store: PageStore; overlays: Overlays; clock: SiteClock; onAlive: () => void }) {
  const page = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    // Told to tests, and to styles that should wait for a live page.
    document.documentElement.dataset.hydrated = '';
    onAlive();
  }, [onAlive]);
  return (
    <SiteClockContext value={clock}>
      <SiteRoot {...page} overlays={overlays} />
    </SiteClockContext>
  );
}

async function loadPage(app: BrowserApp, data: PageData): Promise<ReadyPage> {
  const [screen, text] = await Promise.all([app.screens[data.page](), loadTexts(data.page, data.locale, app.loadMessages)]);
  return { data, screen, text };
}

async function commit(store: PageStore, page: ReadyPage, { transition = false, arrived }: { transition?: boolean; arrived?: () => void } = {}): Promise<void> {
  const update = () => {
    const root = document.documentElement;
    // Between two pages the document is short: it would be scrolled to its end, and the browser take that for where the visitor was.
    root.style.minBlockSize = `${root.scrollHeight}px`;
    flushSync(() => {
      store.set(page);
    });
    root.style.minBlockSize = '';
    arrived?.();
  };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Older browsers have no view transitions, whatever the types say.
  const animate = 'startViewTransition' in document;
  if (!transition || still || !animate) return update();
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // Who moves on before it can be seen skips it: the page has changed all the same.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

/** Storage that throws when it is touched counts as none. */
function localMemory(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function readPageData(): PageData | undefined {
  const block = document.getElementById('page-data')?.textContent;
  return block ? (JSON.parse(block) as PageData) : undefined;
}
