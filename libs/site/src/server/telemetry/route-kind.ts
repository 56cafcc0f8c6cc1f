import { reportPath } from '../../reporting/report-path.ts';
import { isSearchIndexPath } from '../../search/engine/search-index.ts';

/** The kinds of paths that metrics and logs distinguish. */
export const routeKinds = ['page', 'model', 'asset', 'api', 'probe', 'time', 'report', 'file'] as const;
export type RouteKind = (typeof routeKinds)[number];

/** Returns the kind of a path, without its query. An unknown path counts as a page: it is answered with one. */
export function routeKind(path: string): RouteKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/_model/') || isSearchIndexPath(path)) return 'model';
  if (path === '/livez' || path === '/readyz') return 'probe';
  if (path === '/ssr/timestamp') return 'time';
  if (path === reportPath) return 'report';
  if (/^\/(?:us|eu|cn)api(?:\/|$)/.test(path)) return 'api';
  return /\.[^/]*$/.test(path) ? 'file' : 'page';
}
