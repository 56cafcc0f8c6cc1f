import type { PageTarget } from './page-target.ts';

/** The part of a request that pages depend on. */
export interface PageQuery extends PageTarget {
  readonly head: boolean;
  readonly cookie: string | null;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

/** Reads the part of a request that pages depend on. */
export function pageQuery(
  { path, search, format }: PageTarget,
  method: string | undefined,
  header: (name: string) => string | null,
): PageQuery {
  return {
    path,
    search,
    format,
    head: method === 'HEAD',
    cookie: header('cookie'),
    acceptEncoding: header('accept-encoding'),
    ifNoneMatch: header('if-none-match'),
  };
}
