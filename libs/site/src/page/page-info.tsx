import { createContext, use, type ReactNode } from 'react';
import type { PageData } from './page.ts';

/** The facts of a page that any of its components may use. */
export type PageInfo = Pick<PageData, 'region' | 'locale' | 'country' | 'path' | 'now'> &
  Pick<PageData['shell'], 'home'> &
  PageData['shell']['site'];

const PageInfoContext = createContext<PageInfo | undefined>(undefined);

export function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return <PageInfoContext value={{ ...data, ...data.shell.site, home: data.shell.home }}>{children}</PageInfoContext>;
}

/** Returns the page around the component. Throws outside a page. */
export function usePage(): PageInfo {
  const page = use(PageInfoContext);
  if (!page) throw new Error('usePage: there is no page here, render inside <SiteRoot> or <PageProvider>');
  return page;
}
