/** A request as pages see it: what it asks for, and nothing else of it. */
export interface PageQuery {
  /** As it came, without the query. */
  readonly path: string;
  readonly search: string;
  readonly format: 'html' | 'json';
  readonly head: boolean;
  readonly cookie: string | null;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}
