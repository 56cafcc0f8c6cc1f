import { use, useEffect, useState } from 'react';
import { SiteClockContext } from '../../clock/site-clock-context.ts';
import { usePage } from '../../document/page-context.tsx';
import { isSearchKey } from './search-key.ts';
import { openSearch } from './open-search.ts';

/** Opens the search by its key. Returns what opens it otherwise; both lead to its page where it can't be loaded. */
export function useSearchKey(href: string): () => Promise<void> {
  const { region } = usePage();
  const clock = use(SiteClockContext);
  // The same for as long as the document: its region and its clock are.
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
