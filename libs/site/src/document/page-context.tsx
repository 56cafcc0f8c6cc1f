import { createContext, use, type ReactNode } from 'react';
import type { PageData } from '../page.ts';

/** What any component may know of the page that it stands on. */
export type PageFacts = Pick<PageData, 'region' | 'locale' | 'country' | 'path' | 'now'> &
  Pick<PageData['shell'], 'home'> &
  PageData['shell']['site'];

const PageFactsContext = createContext<PageFacts | undefined>(undefined);

export function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return <PageFactsContext value={{ ...data, ...data.shell.site, home: data.shell.home }}>{children}</PageFactsContext>;
}

/** The page that the component stands on. Throws outside a page. */
export function usePage(): PageFacts {
  const page = use(PageFactsContext);
  if (!page) throw new Error('usePage: there is no page here, render inside <SiteRoot> or <PageProvider>');
  return page;
}
