import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/** The kinds of results. Groups of the same rank are shown in this order. */
export const searchKinds = ['product', 'manual', 'question', 'page', 'news'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page, or a part of a page that has an address. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  /** One sentence, shown below the title. */
  readonly text: string;
  /** Headings and other words of the page, one on each line. */
  readonly words: string;
}

/** The texts of the search, in the region's language. */
export interface SearchLabels {
  readonly title: string;
  readonly field: string;
  readonly submit: string;
  readonly close: string;
  /** The explanation of the keys. */
  readonly hint: string;
  /** The setting of the key that opens the search. */
  readonly key: string;
  readonly kinds: Readonly<Record<SearchKind, string>>;
  /** The texts about the number of results, by that number. */
  readonly found: readonly string[];
  readonly none: string;
  readonly recent: string;
  readonly ways: string;
  /** Links for visitors without results, or before a search. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Everything that can be found in a region at an instant, as sent at `/_search/<region>.json`. */
export interface SearchIndex {
  /** The instant at which it expires; null if nothing in it will change. */
  readonly expires: Instant | null;
  readonly labels: SearchLabels;
  readonly entries: readonly SearchEntry[];
}

const folder = '/_search/';

/** Returns the path of a region's search index. */
export function searchIndexPath(region: RegionId): string {
  return `${folder}${region}.json`;
}

/** Returns true if a path is that of a search index, existing or not. */
export function isSearchIndexPath(path: string): boolean {
  return path.startsWith(folder);
}

/** The maximum length of a query, in characters. */
export const longestQuery = 100;
/** The maximum number of results of a query. */
export const mostResults = 20;

/** Returns the query in a query string: its `q`, shortened and trimmed; undefined without one. */
export function readSearchQuery(search: string): string | undefined {
  if (!search.includes('q=')) return undefined;
  const query = Array.from(new URLSearchParams(search).get('q')?.trim() ?? '')
    .slice(0, longestQuery)
    .join('')
    .trim();
  return query === '' ? undefined : query;
}
