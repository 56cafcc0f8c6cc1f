import { validityHeaders } from '../../clock/render/cache-lifetime.ts';
import { contentType } from '../answer/answers.ts';
import { encodeText, type TextParts } from '../answer/encode-text.ts';
import { isSameCopy, type Encoding } from '../answer/encoding.ts';
import type { CachedPage } from './page-cache.ts';
import { reportingEndpoints } from '../answer/headers.ts';
import { headerList, type RawAnswer } from '../answer/raw-answer.ts';
import { speculationRulesPath } from '../answer/speculation-rules.ts';
import { serverTiming } from '../telemetry/server-timing.ts';
import type { CacheState } from '../telemetry/telemetry.ts';

/** The header's value is a quoted string. */
const speculationRules = `"${speculationRulesPath}"`;

interface Conditions {
  readonly format: 'html' | 'json';
  readonly head: boolean;
  readonly ifNoneMatch: string | null;
}

/** The headers of every page: those of every answer, and the policy of documents. */
export interface PageHeaders {
  readonly common: Readonly<Record<string, string>>;
  /** Returns the policy of a document whose inline style has this source. */
  readonly policy: (styleSource?: string) => string;
}

/** A body as sent to a client. */
export interface SentBody {
  readonly encoding: Encoding;
  readonly bytes: Uint8Array;
  readonly cache: Exclude<CacheState, 'none'>;
}

/** The last answer with a body in an encoding: most later ones are the same. */
const lastAnswers = new WeakMap<Uint8Array, { readonly control: string; readonly answer: RawAnswer }>();

/** The lifetime of a page in shared caches. */
export interface PageLifetime {
  readonly control: string;
  /** The time by which the site's clock is ahead of the machine's; left out if no cache may keep the page. */
  readonly clockOffset?: number;
}

/** Returns the answer with a page from memory; 304 to a client that has it already. */
export function pageBytes(
  conditions: Conditions,
  page: CachedPage,
  body: SentBody,
  lifetime: PageLifetime,
  headers: PageHeaders,
): RawAnswer {
  const { control, clockOffset } = lifetime;
  if (conditions.head || conditions.ifNoneMatch !== null || body.cache === 'miss' || clockOffset === undefined)
    return newPageBytes(conditions, page, body, lifetime, headers);
  const last = lastAnswers.get(body.bytes);
  if (last?.control === control) return last.answer;
  const answer = newPageBytes(conditions, page, body, lifetime, headers);
  lastAnswers.set(body.bytes, { control, answer });
  return answer;
}

function newPageBytes(
  { format, head, ifNoneMatch }: Conditions,
  page: CachedPage,
  { encoding, bytes, cache }: SentBody,
  { control, clockOffset }: PageLifetime,
  { common, policy }: PageHeaders,
): RawAnswer {
  const { etag } = page[format];
  const validity = clockOffset === undefined ? [] : validityHeaders(page.expires, clockOffset, control);
  const headers = [
    'content-type',
    contentType[format],
    ...validity,
    'cache-control',
    control,
    'etag',
    `"${etag}-${encoding}"`,
    'vary',
    'accept-encoding',
    'server-timing',
    serverTiming(cache, page.timing),
  ];
  for (const name in common) headers.push(name, common[name] ?? '');
  if (format === 'html')
    headers.push(
      'content-security-policy',
      policy(page.styleSource),
      'reporting-endpoints',
      reportingEndpoints,
      'speculation-rules',
      speculationRules,
    );
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  if (page.status === 200 && isSameCopy(ifNoneMatch, etag)) return { status: 304, headers, body: null, cache };
  headers.push('content-length', String(bytes.length));
  return { status: page.status, headers, body: head ? null : bytes, cache };
}

/** Returns an answer for one request: it has no ETag, and is not compressed. */
export function singleBytes(
  status: number,
  { head, common }: { head: boolean; common: PageHeaders['common'] },
  own: Readonly<Record<string, string>>,
  text?: TextParts | Uint8Array,
): RawAnswer {
  const headers = headerList({ ...own, ...common });
  const body = text instanceof Uint8Array ? text : encodeText(text ?? '');
  headers.push('content-length', String(body.length));
  return { status, headers, body: head || text === undefined ? null : body };
}
