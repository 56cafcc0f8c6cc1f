/** The reason why a call failed, for the message of a form; `said` is the API's own message. */
export interface CallProblem {
  readonly kind: 'refused' | 'unreachable' | 'failed';
  /** The envelope's code, if the API has refused. */
  readonly code?: number | undefined;
  readonly said?: string | undefined;
}

/** Reads an error of the client. The client's code is not loaded here, since it may have failed to load. */
export function problemOf(error: unknown): CallProblem {
  const { kind, code, msg } = error as { kind?: string; code?: number; msg?: string };
  if (kind === 'business') return { kind: 'refused', code, said: msg?.trim() || undefined };
  return { kind: kind === 'http' || kind === 'malformed' ? 'failed' : 'unreachable' };
}
