import { createSearch, type Search } from '../../search/create-search.ts';
import { readSearchQuery, type SearchIndex } from '../../search/search-index.ts';
import type { PageQuery } from './page-query.ts';

/** Returns what a document's query searches for; the data of a page is the same for everybody. */
export function searchedFor({ format, search }: PageQuery): string | undefined {
  return format === 'html' && search !== '' ? readSearchQuery(search) : undefined;
}

/** Prepares the search of an index as it is sent. */
export function searchOf(json: string): Search {
  const { entries, labels } = JSON.parse(json) as SearchIndex;
  return createSearch(entries, labels);
}
