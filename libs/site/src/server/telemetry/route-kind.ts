import { reportPath } from '../../reporting/report-path.ts';
import { isSearchIndexPath } from '../../search/search-index.ts';

/** What a path leads to, in a handful of kinds that metrics and logs can tell apart. */
export const routeKinds = ['page', 'model', 'asset', 'api', 'probe', 'time', 'report', 'file'] as const;
export type RouteKind = (typeof routeKinds)[number];

/** Returns the kind of a path, which has no query. A path that is no page counts as one: it is answered with one. */
export function routeKind(path: string): RouteKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/_model/') || isSearchIndexPath(path)) return 'model';
  if (path === '/livez' || path === '/readyz') return 'probe';
  if (path === '/ssr/timestamp') return 'time';
  if (path === reportPath) return 'report';
  if (/^\/(?:us|eu|cn)api(?:\/|$)/.test(path)) return 'api';
  return /\.[^/]*$/.test(path) ? 'file' : 'page';
}
