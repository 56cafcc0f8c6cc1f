export type { LoadedSearch } from './load-search.ts';
export { readSearchQuery, type SearchLabels } from './search-index.ts';
export { SearchDialog } from './SearchDialog.tsx';
export { SearchWays } from './SearchWays.tsx';
export { useSearch } from './use-search.ts';
