import { pathOf, pathOfModel } from '../../routing/path.ts';

/** The page that a request target names, and the form of it. */
export interface PageTarget {
  /** Unchanged, without the query. */
  readonly path: string;
  readonly search: string;
  readonly format: 'html' | 'json';
}

/** Reads a request target as that of a page or of a page's model, whether there is such a page or not. */
export function readPageTarget(url: string): PageTarget {
  const path = pathOf(url);
  const page = pathOfModel(path);
  const search = searchOf(url);
  return page === undefined ? { path, search, format: 'html' } : { path: page, search, format: 'json' };
}

/** Returns the query of a request target, from its question mark on. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
