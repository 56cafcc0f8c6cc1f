import { use, useMemo, useState } from 'react';
import { SiteClockContext } from '../../clock/site-clock-context.ts';
import { usePage } from '../../document/page-context.tsx';
import type { SearchAnswer } from '../../page.ts';
import type { FoundGroup, Search } from '../create-search.ts';
import { loadSearch } from './load-search.ts';

/** The search of the page's region, as somebody types. */
export interface LiveSearch {
  readonly query: string;
  /** Undefined until they are known. */
  readonly groups: readonly FoundGroup[] | undefined;
  readonly change: (query: string) => void;
  /** Loads what the search takes, before it is needed. */
  readonly prepare: () => void;
}

/** Searches the page's region. Starts with what the server has found, and loads index and code when they are needed. */
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
      // The form is sent to its page in place of it.
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
