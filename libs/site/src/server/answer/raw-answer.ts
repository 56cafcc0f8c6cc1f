import type { CacheState } from '../telemetry/telemetry.ts';

/** An answer before it is a `Response`: Node can write it as it is. */
export interface RawAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: Uint8Array | null;
  /** Left out where pages in memory have no part in it. */
  readonly cache?: CacheState;
}

/** Headers as Node writes them, names and values in turn. */
export function headerList(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}

/** The same answer as a web standard. A body that is not in memory comes as a stream. */
export function toResponse({
  status,
  headers,
  body,
}: Omit<RawAnswer, 'body'> & { readonly body: RawAnswer['body'] | ReadableStream }): Response {
  const pairs: [string, string][] = [];
  for (let i = 0; i < headers.length; i += 2) pairs.push([headers[i] ?? '', headers[i + 1] ?? '']);
  return new Response(body as BodyInit | null, { status, headers: pairs });
}
