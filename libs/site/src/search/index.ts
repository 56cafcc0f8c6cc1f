export type { LoadedSearch } from './dialog/load-search.ts';
export { readSearchQuery, type SearchLabels } from './engine/search-index.ts';
export { SearchDialog } from './dialog/SearchDialog.tsx';
export { SearchWays } from './dialog/SearchWays.tsx';
export { useSearch } from './dialog/use-search.ts';
