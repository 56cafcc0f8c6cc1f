/** One call of the account API. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  /** The caller shows its errors itself. */
  readonly silent?: boolean;
  readonly timeoutMs?: number;
}

/** The account API as a page sees it. */
export interface ApiClient {
  /** Resolves to the envelope's data, or rejects with an `ApiError`. */
  call(call: ApiCall): Promise<unknown>;
}
