/**
 * The reason why a call was rejected.
 * `business`: the API answered with a code other than success. `malformed`: the answer is not an envelope.
 * `http`: a status other than 2xx, redirects included. `network`: no complete answer arrived. `timeout`: none arrived
 * in time.
 */
export type ApiErrorKind = 'business' | 'malformed' | 'http' | 'network' | 'timeout';

/** The only error that a call rejects with. It carries no request, so that a token can't be logged with it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The envelope's code if `business`, the status if `http` (0 if the browser hides a redirect). */
  readonly code: number | undefined;
  /** The API's message, which may be empty; for the other kinds, a description of the failure. */
  readonly msg: string;

  constructor(kind: ApiErrorKind, msg: string, code?: number) {
    super(`${kind}${code === undefined ? '' : ` ${code}`}: ${msg}`);
    this.kind = kind;
    this.code = code;
    this.msg = msg;
  }
}
