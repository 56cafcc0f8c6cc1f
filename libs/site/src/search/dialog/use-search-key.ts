import { use, useEffect, useState } from 'react';
import { SiteClockContext } from '../../clock/site-clock-context.ts';
import { usePage } from '../../page/page-info.tsx';
import { isSearchKey } from './search-key.ts';
import { openSearch } from './open-search.ts';

/**
 * Opens the search by its key. Returns a function that opens it; if the search can't be loaded, both go to the search
 * page.
 */
export function useSearchKey(href: string): () => Promise<void> {
  const { region } = usePage();
  const clock = use(SiteClockContext);
  // Constant for the lifetime of the document, like its region and its clock.
  const [open] = useState(() => () => openSearch({ region, href, clock }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open().catch(() => {
        location.assign(href);
      });
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [open, href]);
  return open;
}
