/** Why a call was not taken, as a form can say it; `said` is what the API itself said of it. */
export interface CallProblem {
  readonly is: 'refused' | 'unreachable' | 'failed';
  /** The envelope's code, where the API has refused. */
  readonly code?: number | undefined;
  readonly said?: string | undefined;
}

/** Reads an error of the client, which this page has not loaded when it failed to load. */
export function problemOf(error: unknown): CallProblem {
  const { kind, code, msg } = error as { kind?: string; code?: number; msg?: string };
  if (kind === 'business') return { is: 'refused', code, said: msg?.trim() || undefined };
  return { is: kind === 'http' || kind === 'malformed' ? 'failed' : 'unreachable' };
}
