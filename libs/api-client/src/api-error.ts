/**
 * Why a call was rejected.
 * `business`: the API answered with a code that is not success. `malformed`: what it answered is no envelope.
 * `http`: a status other than 2xx, redirects included. `network`: no whole answer came. `timeout`: none came in time.
 */
export type ApiErrorKind = 'business' | 'malformed' | 'http' | 'network' | 'timeout';

/** The only error that a call rejects with. It carries no request, so that a token can't be logged with it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The envelope's code when `business`, the status when `http` (0 where the browser hides a redirect). */
  readonly code: number | undefined;
  /** What the API said, which may be nothing; for the other kinds, what went wrong. */
  readonly msg: string;

  constructor(kind: ApiErrorKind, msg: string, code?: number) {
    super(`${kind}${code === undefined ? '' : ` ${code}`}: ${msg}`);
    this.kind = kind;
    this.code = code;
    this.msg = msg;
  }
}
