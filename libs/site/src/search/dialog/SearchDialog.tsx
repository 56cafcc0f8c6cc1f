import { Checkbox, SearchPanel } from '@kinemorph/ui';
import { Dialog } from '@kinemorph/ui/dialog';
import { useMemo, useState } from 'react';
import { opensByKey, setOpensByKey } from './search-key.ts';
import type { LoadedSearch } from './load-search.ts';
import { keepSearch, recentSearches } from './recent-searches.ts';
import { SearchWays } from './SearchWays.tsx';
import * as styles from './SearchWays.css.ts';

interface SearchDialogProps extends Pick<LoadedSearch, 'labels' | 'search'> {
  /** The address of the search page. */
  readonly href: string;
  readonly onClose: () => void;
}

/** The search over any page: results as the visitor types, by kind. */
export function SearchDialog({ labels, search, href, onClose }: SearchDialogProps) {
  const [query, setQuery] = useState('');
  const [recent] = useState(recentSearches);
  const groups = useMemo(() => search(query), [search, query]);
  const isAsked = query.trim() !== '';
  const number = groups.reduce((sum, { results }) => sum + results.length, 0);
  const follow = () => {
    if (groups.length > 0) keepSearch(query);
    // A link that is removed before its press ends does not navigate.
    setTimeout(onClose);
  };
  return (
    <Dialog open onClose={onClose} title={labels.title} closeLabel={labels.close} size="wide">
      <SearchPanel
        action={href}
        labels={labels}
        query={query}
        onQuery={setQuery}
        groups={groups}
        status={isAsked ? (labels.found[number] ?? '') : ''}
        opensFirst
        autoFocus
        onFollow={follow}
      >
        <SearchWays labels={labels} isFruitless={isAsked} recent={recent} onSearch={setQuery} />
      </SearchPanel>
      <div className={styles.setting}>
        <Checkbox
          label={labels.key}
          defaultChecked={opensByKey()}
          onChange={({ target }) => {
            setOpensByKey(target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}
