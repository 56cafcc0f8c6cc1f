import { importAgain } from '@kinemorph/api-client/import-again';
import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { Search } from '../engine/create-search.ts';
import { searchIndexPath, type SearchIndex, type SearchLabels } from '../engine/search-index.ts';

/** The loaded search of a region. */
export interface LoadedSearch {
  readonly labels: SearchLabels;
  readonly search: Search;
  readonly expires: Instant | null;
}

/** The longest time to load an index, in milliseconds. */
const longestWait = 8000;

let kept: { readonly region: RegionId; readonly loading: Promise<LoadedSearch> } | undefined;

/** Loads the search of a region with its index, once until the index expires. Rejects if a file can't be loaded. */
export async function loadSearch(region: RegionId, now: Instant | undefined): Promise<LoadedSearch> {
  const known = kept?.region === region ? await kept.loading : undefined;
  if (known && (known.expires === null || now === undefined || now < known.expires)) return known;
  const loading = load(region);
  kept = { region, loading };
  loading.catch(() => {
    if (kept?.loading === loading) kept = undefined;
  });
  return loading;
}

async function load(region: RegionId): Promise<LoadedSearch> {
  const [{ createSearch }, { entries, labels, expires }] = await Promise.all([
    importAgain(() => import('../engine/create-search.ts')),
    fetchIndex(region),
  ]);
  return { labels, search: createSearch(entries, labels), expires };
}

async function fetchIndex(region: RegionId): Promise<SearchIndex> {
  const path = searchIndexPath(region);
  const response = await fetch(path, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as SearchIndex;
}
