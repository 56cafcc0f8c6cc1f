/** The part of a request that pages depend on. */
export interface PageQuery {
  /** Unchanged, without the query. */
  readonly path: string;
  readonly search: string;
  readonly format: 'html' | 'json';
  readonly head: boolean;
  readonly cookie: string | null;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

/** Reads the part of a request that pages depend on. */
export function pageQuery(
  path: string,
  search: string,
  format: PageQuery['format'],
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

export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
