import { readSearchQuery } from '../../search/engine/search-index.ts';
import type { PageQuery } from './page-query.ts';

/** Returns the search in a document's query; the data of a page is the same for everybody. */
export function searchedFor({ format, search }: PageQuery): string | undefined {
  return format === 'html' && search !== '' ? readSearchQuery(search) : undefined;
}
