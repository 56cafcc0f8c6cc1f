import { contentType } from './answers.ts';
import { isSameCopy, type Encoding } from './encoded-body.ts';
import type { CachedPage } from './page-cache.ts';
import { speculationRulesPath } from './speculation-rules.ts';

/** The header's value is a quoted string. */
const speculationRules = `"${speculationRulesPath}"`;

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
  readonly ifNoneMatch: string | null;
}

/** The headers that every page carries: those of every answer, and the policy of documents. */
export interface PageHeaders {
  readonly common: Readonly<Record<string, string>>;
  readonly policy: string;
}

/** A body as it is sent to a client. */
export interface SentBody {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/** The answer with a page from memory; 304 to a client that has it already. */
export function pageBytes({ format, head, ifNoneMatch }: Conditions, page: CachedPage, { encoding, bytes }: SentBody, control: string, { common, policy }: PageHeaders): PageBytes {
  const { etag } = page[format];
  const headers = ['content-type', contentType[format], 'cache-control', control, 'etag', `"${etag}-${encoding}"`, 'vary', 'accept-encoding'];
  for (const name in common) headers.push(name, common[name] ?? '');
  if (format === 'html') headers.push('content-security-policy', policy, 'speculation-rules', speculationRules);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  if (page.status === 200 && isSameCopy(ifNoneMatch, etag)) return { status: 304, headers, body: null };
  headers.push('content-length', String(bytes.length));
  return { status: page.status, headers, body: head ? null : bytes };
}

/** An answer that is made for one request: it has no ETag, and is not compressed. */
export function singleBytes(status: number, { head, common }: { head: boolean; common: PageHeaders['common'] }, own: Readonly<Record<string, string>>, text?: string): PageBytes {
  const headers: string[] = [];
  for (const name in own) headers.push(name, own[name] ?? '');
  for (const name in common) headers.push(name, common[name] ?? '');
  const body = Buffer.from(text ?? '');
  headers.push('content-length', String(body.length));
  return { status, headers, body: head || text === undefined ? null : body };
}

/** The same answer as a web standard. */
export function toResponse({ status, headers, body }: PageBytes): Response {
  const pairs: [string, string][] = [];
  for (let i = 0; i < headers.length; i += 2) pairs.push([headers[i] ?? '', headers[i + 1] ?? '']);
  return new Response(body as BodyInit | null, { status, headers: pairs });
}
