import type { Instant } from '@kinemorph/content/time';
import { cacheControl, secondsLeft, validityHeaders } from '../../clock/render/cache-lifetime.ts';
import { contentType } from '../answer/answers.ts';
import { isSameCopy, type Encoding } from '../answer/encoding.ts';
import type { CachedPage } from './page-cache.ts';
import { reportingEndpoints } from '../answer/headers.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
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

/** The last answer with a body in an encoding: those of the same second are the same. */
const lastAnswers = new WeakMap<Uint8Array, { readonly secondsLeft: number; readonly answer: RawAnswer }>();

/** The time from which a page's lifetime in shared caches counts. */
export interface AnswerTime {
  readonly now: Instant;
  /** The time by which the site's clock is ahead of the machine's. */
  readonly clockOffset: number;
}

/** Returns the answer with a page from memory; 304 to a client that has it. Without `time`, no cache keeps it. */
export function pageBytes(
  conditions: Conditions,
  page: CachedPage,
  body: SentBody,
  time: AnswerTime | undefined,
  headers: PageHeaders,
): RawAnswer {
  if (conditions.head || conditions.ifNoneMatch !== null || body.cache === 'miss' || !time)
    return newPageBytes(conditions, page, body, time, headers);
  const left = secondsLeft(time.now, page.expires);
  const last = lastAnswers.get(body.bytes);
  if (last?.secondsLeft === left) return last.answer;
  const answer = newPageBytes(conditions, page, body, time, headers);
  lastAnswers.set(body.bytes, { secondsLeft: left, answer });
  return answer;
}

function newPageBytes(
  { format, head, ifNoneMatch }: Conditions,
  page: CachedPage,
  { encoding, bytes, cache }: SentBody,
  time: AnswerTime | undefined,
  { common, policy }: PageHeaders,
): RawAnswer {
  const { etag } = page[format];
  const control = time ? cacheControl(time.now, page.expires) : 'no-store';
  const validity = time ? validityHeaders(page.expires, time.clockOffset, control) : [];
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
