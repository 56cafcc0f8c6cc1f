import { fetchModel, longestWait } from '../page-store/models.ts';
import type { Arrival } from '../document/BelowTheFold.tsx';
import type { PageStore, WholePage } from '../page-store/page-store.ts';
import type { PageData } from '../page/page.ts';
import { linkTarget } from '../routing/link.ts';
import { runGuards, type Guard } from './guards.ts';
import type { Prefetched } from './prefetch.ts';
import { showProgress } from './progress.ts';

export interface NavigationOptions {
  readonly store: Pick<PageStore<WholePage>, 'get'>;
  readonly prefetched: Prefetched;
  /** Loads the code of a page while its model is being fetched, as far as the path names it. */
  readonly warm: (path: string) => void;
  readonly guards?: readonly Guard[];
  /** Shows a page unless the signal aborts before, and calls `arrived` as soon as it is in the document. */
  readonly show: (data: PageData, visit: Visit) => Promise<void>;
  readonly fail: (path: string, error: unknown) => void;
  /** The screen readers' announcement if a page takes time. */
  readonly words: string;
}

/**
 * Follows links of the region without leaving the document, with the platform's Navigation API. Its signal cancels, and
 * the browser restores the focus. A browser without it loads a document for each page.
 */
export function interceptNavigation(options: NavigationOptions): void {
  const { store, guards = [] } = options;
  if (!('navigation' in globalThis)) return;
  const depthOf = rememberDepths(store);
  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.downloadRequest !== null || event.formData || event.navigationType === 'reload')
      return;
    const url = new URL(event.destination.url);
    if (url.origin !== location.origin) return;
    // The server answers an address with a query, such as a preview. Going back to one shows its page like any other.
    if (url.search !== '' && event.navigationType !== 'traverse') return;
    const { data, failed } = store.get();
    const loadDocument = () => {
      // Going back to a page of this document loads nothing by itself.
      if (event.destination.sameDocument)
        event.intercept({
          handler: () => {
            location.reload();
          },
        });
    };
    // A file that failed to load stays failed in this document, so another document is loaded.
    if (failed) {
      loadDocument();
      return;
    }
    const target = linkTarget(url.pathname, { ...data.shell.site, region: data.region });
    if (target.kind === 'document') return;
    // A page with a choice in its address changes the address in place.
    if (event.navigationType === 'replace' && event.destination.sameDocument) return;
    const isSamePage = target.path === location.pathname;
    if (event.hashChange || (isSamePage && url.hash !== '')) return;
    if (isSamePage && event.navigationType !== 'traverse') {
      // A duplicate: the page is already shown, so it scrolls to the top.
      event.preventDefault();
      scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const verdict = runGuards(guards, { path: target.path, hash: url.hash, from: data });
    if (verdict === 'cancel') {
      event.preventDefault();
      return;
    }
    if (verdict === 'document') {
      loadDocument();
      return;
    }
    const path = verdict ? verdict.redirect : target.path;
    if (path !== url.pathname) {
      if (event.cancelable) event.preventDefault();
      navigation.navigate(path + url.hash, { history: event.navigationType === 'replace' ? 'replace' : 'auto' });
      return;
    }
    const depth = depthOf(event);
    event.intercept({
      handler: () => follow(path, event, depth, options),
      scroll: depth === undefined ? 'after-transition' : 'manual',
    });
  });
}

/**
 * Remembers the scroll position of each history entry when it is left, in px from the top. Returns a function that
 * finds the position of the entry to which a navigation goes back or forward.
 */
function rememberDepths(store: NavigationOptions['store']): (event: NavigateEvent) => number | undefined {
  const depths = new Map<string, number>();
  navigation.addEventListener('navigate', () => {
    const { currentEntry } = navigation;
    // While the next page is loading, the previous page is still shown under its own address.
    if (currentEntry && location.pathname === store.get().data.path) depths.set(currentEntry.key, scrollY);
  });
  return ({ navigationType, destination }) => (navigationType === 'traverse' ? depths.get(destination.key) : undefined);
}

/**
 * Fetches a page and shows it in place; a page that can't be shown here, or takes too long, is loaded as a document.
 */
async function follow(
  path: string,
  event: NavigateEvent,
  depth: number | undefined,
  { store, prefetched, warm, show, fail, words }: NavigationOptions,
): Promise<void> {
  const { signal } = event;
  const hideProgress = showProgress(words);
  const end = (title?: string) => {
    clearTimeout(limit);
    hideProgress(title);
  };
  const cancel = () => {
    end();
  };
  const loadDocument = (href: string) => {
    clearTimeout(limit);
    // The bar stays until the document has loaded. The browser may keep this document in its cache, so the bar is
    // removed then.
    signal.removeEventListener('abort', cancel);
    addEventListener('pagehide', () => hideProgress(), { once: true });
    // The address is already this page's, and a link to it would be a duplicate. This ends all pending loads.
    if (href === path) location.reload();
    else location.assign(href);
  };
  const limit = setTimeout(() => {
    loadDocument(path);
  }, longestWait);
  signal.addEventListener('abort', cancel);
  warm(path);
  const answer = await (prefetched.take(path) ?? fetchModel(path, store.get().data.build, signal)).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
      return { kind: 'document', href: path } as const;
    },
  );
  if (signal.aborted) return;
  if (answer.kind === 'document') {
    loadDocument(answer.href);
    return;
  }
  try {
    await show(answer.data, visitOf(event, depth));
  } catch (error) {
    // Another navigation has begun, so the failure no longer matters.
    if (event.signal.aborted) return;
    end();
    fail(path, error);
    return;
  }
  if (event.signal.aborted) return;
  end(document.title);
  closeMenus();
  // A page that closed or moved is answered with the page to show instead.
  if (answer.data.page !== 'not-found' && answer.data.path !== path)
    navigation.navigate(answer.data.path, { history: 'replace' });
}

interface Visit {
  readonly arrival: Arrival;
  readonly signal: AbortSignal;
  readonly arrived: () => void;
}

/**
 * Describes how a visitor arrives at a page. After going back, `depth` is their earlier scroll position, in px from the
 * top.
 */
function visitOf(event: NavigateEvent, depth: number | undefined): Visit {
  const { signal } = event;
  return {
    // An anchor, or an earlier scroll position, needs the whole page.
    arrival: event.navigationType === 'traverse' || new URL(event.destination.url).hash !== '' ? 'document' : 'link',
    signal,
    arrived() {
      if (signal.aborted) return;
      // Chrome forgets the scroll position if the previous page still scrolls when the visitor goes back.
      if (depth !== undefined) scrollTo({ top: depth, behavior: 'instant' });
      // To the anchor or to the top, before any code measures the page.
      else event.scroll();
    },
  };
}

/** Closes open menus: they are popovers, which the browser leaves open when the page below them changes. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (menu.matches(':popover-open')) menu.hidePopover();
  }
}
