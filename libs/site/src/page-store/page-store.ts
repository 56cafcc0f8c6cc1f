import type { PageData } from '../page/page.ts';
import type { PageOutline } from '../page/page-outline.ts';

/** The page that the document shows. */
export interface ShownPage {
  readonly data: PageOutline;
  /** Set if an error page is shown instead of the page. */
  readonly failed?: true;
}

/** A page with its complete data. */
export interface WholePage extends ShownPage {
  readonly data: PageData;
}

/** The page that the document shows: navigation and the clock write it, everything else reads it. */
export interface PageStore<Page extends ShownPage = ShownPage> {
  readonly get: () => Page;
  readonly set: (page: Page) => void;
  /** Calls the listener after each change; the returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPageStore<Page extends ShownPage>(first: Page): PageStore<Page> {
  let page = first;
  const listeners = new Set<() => void>();
  return {
    get: () => page,
    set(next) {
      page = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
