import { use, useMemo, useState } from 'react';
import { SiteClockContext } from '../../clock/site-clock-context.ts';
import { usePage } from '../../page/page-info.tsx';
import type { SearchAnswer } from '../../page/page.ts';
import type { FoundGroup, Search } from '../engine/create-search.ts';
import { loadSearch } from './load-search.ts';

/** The search of the page's region while a visitor types. */
export interface LiveSearch {
  readonly query: string;
  /** Undefined until the results are known. */
  readonly groups: readonly FoundGroup[] | undefined;
  readonly change: (query: string) => void;
  /** Loads the code and the index of the search in advance. */
  readonly prepare: () => void;
}

/** Searches the page's region. Starts with the server's results, and loads index and code when they are needed. */
export function useSearch(first: SearchAnswer | undefined): LiveSearch {
  const { region } = usePage();
  const clock = use(SiteClockContext);
  const [query, setQuery] = useState(first?.query ?? '');
  const [search, setSearch] = useState<Search>();
  const prepare = () => {
    loadSearch(region, clock?.now()).then(
      (loaded) => {
        setSearch(() => loaded.search);
      },
      // The form is then sent to the search page instead.
      () => undefined,
    );
  };
  const found = useMemo(() => search?.(query), [search, query]);
  return {
    query,
    groups: found ?? (query === first?.query ? first.groups : undefined),
    change(next) {
      setQuery(next);
      prepare();
    },
    prepare,
  };
}
