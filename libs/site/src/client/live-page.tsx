import { importAgain } from '@kinemorph/api-client/import-again';
import { TextProvider, type Locale, type SharedTextId, type Text } from '@kinemorph/i18n';
import { startTransition, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { report } from '../analytics/data-layer.ts';
import { pageEvents } from '../analytics/listeners/page-events.ts';
import type { SiteClock } from '../clock/site-clock.ts';
import { SiteClockContext } from '../clock/site-clock-context.ts';
import type { Arrival } from '../document/BelowTheFold.tsx';
import { SiteRoot } from '../document/SiteRoot.tsx';
import { personalGuard } from '../navigation/guards.ts';
import { interceptNavigation } from '../navigation/navigate.ts';
import { windowGuard } from '../navigation/remembered-windows.ts';
import { prefetchOnIntent } from '../navigation/prefetch.ts';
import type { PageData } from '../page/page.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';
import type { Overlays } from '../shell/overlays/overlays.ts';
import { createPageStore, type PageStore, type WholePage } from '../page-store/page-store.ts';
import { reloadOnce } from '../page-store/stale-build.ts';
import { leftDocumentGuard } from '../vendors/left-behind.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createScreens, type Screens, type ScreenTable } from './screens.ts';
import { loadPageText } from './texts.ts';

/** The parts of an app that run in the browser: its screens and its overlays. */
export interface BrowserApp {
  readonly screens: ScreenTable;
  readonly loadNewsletterPopup: (locale: Locale) => ReturnType<Overlays['newsletterPopup']>;
}

/** The parts of a page that run before React is loaded. */
export interface StartedSite {
  readonly store: PageStore;
  /** The page that the document shows. */
  readonly page: PageData;
  /** The address of the script of its screen, if the document names one. */
  readonly screenScript: string | undefined;
  readonly clock: SiteClock;
  readonly openConsentSettings: () => void;
  /** Called right before React hydrates the document. */
  readonly beforeHydration: () => void;
}

/** A page that React runs. */
export interface LivePage {
  /** Shows other data of the page that is already there. */
  readonly show: (data: PageData) => Promise<void>;
}

/** Hydrates the document; resolves when React runs it, and rejects when a file of the page can't be loaded. */
export type RunPage = (started: StartedSite) => Promise<LivePage>;

/** A page with its code and its texts. */
export interface ReadyPage extends WholePage {
  readonly screen: ComponentType<object>;
  readonly text: Text;
  readonly arrival?: Arrival;
}

/** Prepares to run the pages of an app. The app loads when more than the document's own page is needed. */
export function createRunPage(loadApp: () => Promise<BrowserApp>): RunPage {
  return async ({ store, page: data, screenScript, clock, openConsentSettings, beforeHydration }) => {
    const app = () => importAgain(loadApp);
    const screens = createScreens(async () => (await app()).screens, { id: data.page, script: screenScript });
    const load = (page: PageData) => loadPage(screens, page);
    const pages = createPageStore<ReadyPage>(await load(data));
    pages.subscribe(() => {
      store.set(pages.get());
    });
    const overlays: Overlays = {
      newsletterPopup: async () => (await app()).loadNewsletterPopup(data.locale),
      openConsentSettings,
    };
    beforeHydration();
    await new Promise<void>((resolve) => {
      // In a transition, so that the visitor's input interrupts hydration.
      startTransition(() => {
        hydrateRoot(document, <LiveSite pages={pages} overlays={overlays} clock={clock} onHydrated={resolve} />, {
          onCaughtError(error) {
            reportError(error);
            reloadOnce(data.build, location.href);
            pages.set({ ...pages.get(), failed: true });
          },
        });
      });
    });
    followLinks(pages, clock, load, (path) => {
      screens.warm(path === data.shell.home ? 'home' : (path.split('/').at(-1) ?? ''));
    });
    return {
      async show(next) {
        commit(pages, await load(next));
      },
    };
  };
}

/** Shows the pages of followed links within the region, and an error page if one can't be loaded. */
function followLinks(
  pages: PageStore<ReadyPage>,
  clock: SiteClock,
  load: (page: PageData) => Promise<ReadyPage>,
  warm: (path: string) => void,
): void {
  interceptNavigation({
    store: pages,
    prefetched: prefetchOnIntent({ store: pages, load, warm }),
    warm,
    guards: [leftDocumentGuard, personalGuard, windowGuard(() => clock.now(), localMemory())],
    async show(next, { arrival, signal, arrived }) {
      const page = await load(next);
      // The visitor has requested another page or document meanwhile.
      if (signal.aborted) return;
      commit(pages, { ...page, arrival }, arrived);
      report(...pageEvents(next));
    },
    fail(path, error) {
      const page = pages.get();
      if (reloadOnce(page.data.build, path)) return;
      commit(pages, errorPage(page, path));
      throw error;
    },
    words: (pages.get().text as Text<SharedTextId>)('busy'),
  });
}

/** Returns the page with the error screen in its shell. `retry` is the path to try again. */
function errorPage({ data, text }: ReadyPage, retry: string): ReadyPage {
  return {
    data: { ...data, model: { home: data.shell.home, retry } },
    text,
    screen: ErrorScreen as ComponentType<object>,
    failed: true,
  };
}

function LiveSite({
  pages,
  overlays,
  clock,
  onHydrated,
}: {
  pages: PageStore<ReadyPage>;
  overlays: Overlays;
  clock: SiteClock;
  onHydrated: () => void;
}) {
  const page = useSyncExternalStore(pages.subscribe, pages.get, pages.get);
  // The shell that has rendered successfully, unlike that of a page that fails.
  const [first] = useState(page);
  useEffect(() => {
    // Read by tests, and by styles that change once React runs the page.
    document.documentElement.dataset.hydrated = '';
    onHydrated();
  }, [onHydrated]);
  return (
    <ErrorBoundary fallback={<BareError {...first} />}>
      <SiteClockContext value={clock}>
        <ErrorBoundary fallback={<SiteRoot {...errorPage(first, location.pathname)} overlays={overlays} />}>
          <SiteRoot {...page} overlays={overlays} />
        </ErrorBoundary>
      </SiteClockContext>
    </ErrorBoundary>
  );
}

/** The error screen without a shell, for a shell that fails. */
function BareError({ data, text }: ReadyPage) {
  return (
    <html lang={data.locale}>
      <body>
        <main>
          <TextProvider text={text}>
            <ErrorScreen home={data.shell.home} retry={location.pathname} />
          </TextProvider>
        </main>
      </body>
    </html>
  );
}

async function loadPage(screens: Screens, data: PageData): Promise<ReadyPage> {
  const [screen, text] = await Promise.all([screens.load(data.page), loadPageText(data)]);
  return { data, screen, text };
}

function commit(pages: PageStore<ReadyPage>, page: ReadyPage, arrived?: () => void): void {
  flushSync(() => {
    pages.set(page);
  });
  arrived?.();
}

/** Returns the browser's storage; undefined if it throws on access. */
function localMemory(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
