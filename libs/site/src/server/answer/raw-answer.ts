import type { CacheState } from '../telemetry/telemetry.ts';

/** An answer before it is a `Response`: Node can write it directly. */
export interface RawAnswer {
  readonly status: number;
  /** Names and values alternate. */
  readonly headers: string[];
  readonly body: Uint8Array | null;
  /** Left out if pages in memory are not involved. */
  readonly cache?: CacheState;
}

/** Returns headers in Node's form: names and values alternate. */
export function headerList(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}

/** Returns the same answer as a web standard `Response`. A body that is not in memory is a stream. */
export function toResponse({
  status,
  headers,
  body,
}: Omit<RawAnswer, 'body'> & { readonly body: RawAnswer['body'] | ReadableStream }): Response {
  const pairs: [string, string][] = [];
  for (let i = 0; i < headers.length; i += 2) pairs.push([headers[i] ?? '', headers[i + 1] ?? '']);
  return new Response(body as BodyInit | null, { status, headers: pairs });
}
