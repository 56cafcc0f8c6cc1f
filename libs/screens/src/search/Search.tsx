import { SearchWays, readSearchQuery, useSearch } from '@kinemorph/site/search';
import { SearchPanel, Section } from '@kinemorph/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchModel } from './model.server.ts';
import * as styles from './Search.css.ts';

/** The pause after the last key before the address changes, in milliseconds: browsers refuse too many changes. */
const pause = 300;

/** The search page: the server's results, then results as the visitor types. */
export function Search({ title, lead, action, labels, answer }: SearchModel) {
  const { query, groups, change, prepare } = useSearch(answer);
  const isAsked = query.trim() !== '';
  const number = groups?.reduce((sum, { results }) => sum + results.length, 0);
  const shown = useRef(query);
  // A cache may return this page without its query, and going back may load no document: read the query from the
  // address.
  const readAddress = useEffectEvent(() => {
    const inAddress = readSearchQuery(location.search);
    if (inAddress !== undefined && query === '') change(inAddress);
  });
  useEffect(() => {
    readAddress();
  }, []);
  useEffect(() => {
    if (shown.current === query) return;
    const timer = setTimeout(() => {
      shown.current = query;
      history.replaceState(history.state, '', `?${new URLSearchParams({ q: query }).toString()}`);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
  return (
    <Section heading={title} intro={lead} headingLevel={1} className={styles.page}>
      <SearchPanel
        action={action}
        labels={labels}
        query={query}
        onQuery={change}
        groups={groups}
        status={isAsked && number !== undefined ? (labels.found[number] ?? '') : ''}
        headingLevel={2}
        onStart={prepare}
        className={styles.panel}
      >
        <SearchWays labels={labels} isFruitless={isAsked && number === 0} headingLevel={2} />
      </SearchPanel>
    </Section>
  );
}
