import { contentType } from './answers.ts';
import { chooseEncoding, isSameCopy } from './encoded-body.ts';
import type { CachedPage } from './page-cache.ts';

/** An answer before it is a `Response`: Node can write it as it is. */
export interface PageBytes {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: Buffer | null;
}

interface Conditions {
  readonly format: 'html' | 'json';
  readonly head: boolean;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

/** The headers that every page carries: those of every answer, and the policy of documents. */
export interface PageHeaders {
  readonly common: Readonly<Record<string, string>>;
  readonly policy: string;
}

/** Chooses the encoding, and answers 304 to a client that has the page already. */
export function pageBytes({ format, head, acceptEncoding, ifNoneMatch }: Conditions, page: CachedPage, control: string, { common, policy }: PageHeaders): PageBytes {
  const body = page[format];
  const encoding = chooseEncoding(body.br !== undefined, acceptEncoding);
  const headers = ['content-type', contentType[format], 'cache-control', control, 'etag', `"${body.etag}-${encoding}"`, 'vary', 'accept-encoding'];
  for (const name in common) headers.push(name, common[name] ?? '');
  if (format === 'html') headers.push('content-security-policy', policy);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  if (page.status === 200 && isSameCopy(ifNoneMatch, body.etag)) return { status: 304, headers, body: null };
  const sent = body[encoding] ?? body.identity;
  headers.push('content-length', String(sent.length));
  return { status: page.status, headers, body: head ? null : sent };
}

/** The same answer for whoever speaks web standards. */
export function toResponse({ status, headers, body }: PageBytes): Response {
  const pairs: [string, string][] = [];
  for (let i = 0; i < headers.length; i += 2) pairs.push([headers[i] ?? '', headers[i + 1] ?? '']);
  return new Response(body as BodyInit | null, { status, headers: pairs });
}
