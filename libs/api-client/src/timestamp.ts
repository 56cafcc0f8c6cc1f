import { acceptLanguage } from './accept-language.ts';
import { ApiError } from './api-error.ts';

/** The page that requests the time. */
export interface TimestampRequest {
  readonly path?: string;
  readonly region: string;
  readonly language: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export const timestampTimeoutMs = 10_000;

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/**
 * Returns the server's time in epoch milliseconds.
 * Uses plain `fetch`: every page's first load calls it, and axios would be a quarter of that page's JavaScript.
 */
export async function fetchTimestamp({
  path = '/ssr/timestamp',
  region,
  language,
  signal,
  timeoutMs = timestampTimeoutMs,
}: TimestampRequest): Promise<number> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const { ok, status, text } = await read(path, {
    cache: 'no-store',
    redirect: 'error',
    headers: { region, 'Accept-Language': acceptLanguage(region, language) },
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  }).catch(() => {
    throw deadline.aborted
      ? new ApiError('timeout', 'no answer came in time')
      : new ApiError('network', 'no answer came');
  });
  if (!ok) throw new ApiError('http', 'the answer is not a 2xx', status);
  return instantOf(text);
}

async function read(path: string, init: RequestInit) {
  const answer = await fetch(path, init);
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}

// A wrong time opens and closes whole campaigns, so an impossible one is refused. Every page's first load has this
// code, so it reads only these two fields of the envelope.
function instantOf(text: string): number {
  const { code, data } = readJson(text);
  if (typeof code === 'number' && code !== 2000) throw new ApiError('business', 'the server has no time to tell', code);
  const timestamp = data?.timestamp;
  if (code === 2000 && typeof timestamp === 'number' && timestamp >= earliest && timestamp < latest) return timestamp;
  throw new ApiError('malformed', 'the answer is no instant of this century');
}

function readJson(text: string): { code?: unknown; data?: { timestamp?: unknown } | null } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
