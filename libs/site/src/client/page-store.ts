import type { Text } from '@kinemorph/i18n';
import type { ComponentType } from 'react';
import type { PageData } from '../page.ts';

/** A page that is ready to show. */
export interface ReadyPage {
  readonly data: PageData;
  readonly screen: ComponentType<object>;
  readonly text: Text;
  /** Set where an error page stands in for the page. */
  readonly failed?: true;
}

/** The page that the document shows; React reads it, navigation and the clock write it. */
export interface PageStore {
  readonly get: () => ReadyPage;
  readonly set: (page: ReadyPage) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPageStore(first: ReadyPage): PageStore {
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
