import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/** What can be found, in the order in which groups of the same rank are shown. */
export const searchKinds = ['product', 'manual', 'question', 'page', 'news'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page, or a part of one that has an address. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  /** One sentence, shown below the title. */
  readonly text: string;
  /** Headings and other words of the page, one a line. */
  readonly words: string;
}

/** The words of the search, in the region's language. */
export interface SearchLabels {
  readonly title: string;
  readonly field: string;
  readonly submit: string;
  readonly close: string;
  /** How the keyboard is used. */
  readonly hint: string;
  /** The setting of the key that opens the search. */
  readonly key: string;
  readonly kinds: Readonly<Record<SearchKind, string>>;
  /** How many are found, by their number. */
  readonly found: readonly string[];
  readonly none: string;
  readonly recent: string;
  readonly ways: string;
  /** Ways on for those who have found nothing, or have not begun. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** All that can be found in a region at an instant, as it is answered at `/_search/<region>.json`. */
export interface SearchIndex {
  /** When it stops being true; null when nothing of it will change. */
  readonly expires: Instant | null;
  readonly labels: SearchLabels;
  readonly entries: readonly SearchEntry[];
}

const folder = '/_search/';

/** Where the search index of a region is answered. */
export function searchIndexPath(region: RegionId): string {
  return `${folder}${region}.json`;
}

/** Whether a path is one of an index, there or not. */
export function isSearchIndexPath(path: string): boolean {
  return path.startsWith(folder);
}

/** The longest query that is read, in characters. */
export const longestQuery = 100;
/** The most results that a query has. */
export const mostResults = 20;

/** Returns what is searched for by a query string: its `q`, bounded, without spaces around; undefined for nothing. */
export function readSearchQuery(search: string): string | undefined {
  if (!search.includes('q=')) return undefined;
  const query = Array.from(new URLSearchParams(search).get('q')?.trim() ?? '')
    .slice(0, longestQuery)
    .join('')
    .trim();
  return query === '' ? undefined : query;
}
