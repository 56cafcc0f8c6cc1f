import { modelPath } from '../../routing/path.ts';
import type { Resolution } from '../../routing/resolve.server.ts';
import { contentType } from '../answer/answers.ts';
import type { TextParts } from '../answer/encode-text.ts';
import { singleBytes } from '../answer/single-bytes.ts';
import type { PageHeaders } from './page-bytes.ts';
import { reportingEndpoints } from '../answer/headers.ts';
import type { Origins } from '../model/model-context.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
import type { SinglePage, Timed } from '../render/site-renderer.ts';
import { renderTiming } from '../telemetry/server-timing.ts';

/** The parts of a request from which an answer is made for it alone. */
export interface AnswerContext {
  readonly format: 'html' | 'json';
  readonly head: boolean;
  readonly headers: PageHeaders;
  /** A cookie to set, if a preview begins or ends. */
  readonly cookie: string | undefined;
}

/** Redirects to another address; a program gets an address of another site as data. */
export function redirectBytes(
  resolution: Extract<Resolution, { kind: 'redirect' | 'otherSite' }>,
  context: AnswerContext,
  origins: Origins,
): RawAnswer {
  const answer = (status: number, location: string, control: string) =>
    make(status, context, { location, 'cache-control': control });
  if (resolution.kind === 'otherSite') {
    const to = origins[resolution.site] + resolution.to;
    return context.format === 'json' ? jsonBytes(409, { leaveFor: to }, context) : answer(302, to, 'no-store');
  }
  const location = context.format === 'json' ? modelPath(resolution.to) : resolution.to;
  return resolution.permanent
    ? answer(301, location, context.cookie ? 'no-store' : 'public, max-age=3600')
    : answer(302, location, 'no-store');
}

/** Returns a page that was rendered for one request, as a preview or a search: never cached, never indexed. */
export function singlePageBytes({ made: page, timing }: Timed<SinglePage>, context: AnswerContext): RawAnswer {
  const headers = {
    'content-type': contentType[context.format],
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'server-timing': renderTiming(timing),
    ...policyOf(context, page.styleSource),
  };
  return make(page.status, context, headers, page.body);
}

/** Returns the same answer, with a cookie to set. */
export function withCookie({ headers, ...rest }: RawAnswer, cookie: string): RawAnswer {
  return { ...rest, headers: [...headers, 'set-cookie', cookie] };
}

/** Returns an answer with a line of text, which is never cached. */
export function textBytes(
  status: number,
  text: string,
  context: AnswerContext,
  headers: Readonly<Record<string, string>> = {},
): RawAnswer {
  return make(status, context, { 'content-type': contentType.text, 'cache-control': 'no-store', ...headers }, text);
}

/** Returns an answer for a program, which is never cached. */
export function jsonBytes(
  status: number,
  body: object,
  context: AnswerContext,
  headers: Readonly<Record<string, string>> = {},
): RawAnswer {
  return make(
    status,
    context,
    { 'content-type': contentType.json, 'cache-control': 'no-store', ...headers },
    JSON.stringify(body),
  );
}

/** Returns an answer with a document, which is never cached. */
export function documentBytes(
  status: number,
  html: string,
  context: AnswerContext,
  headers: Readonly<Record<string, string>> = {},
): RawAnswer {
  return make(
    status,
    context,
    { 'content-type': contentType.html, 'cache-control': 'no-store', ...policyOf(context), ...headers },
    html,
  );
}

function policyOf({ format, headers }: AnswerContext, styleSource?: string): Readonly<Record<string, string>> {
  return format === 'html'
    ? { 'content-security-policy': headers.policy(styleSource), 'reporting-endpoints': reportingEndpoints }
    : {};
}

function make(
  status: number,
  { head, headers, cookie }: AnswerContext,
  own: Readonly<Record<string, string>>,
  text?: TextParts | Uint8Array,
): RawAnswer {
  return singleBytes(
    status,
    { head, common: headers.common },
    { ...own, ...(cookie && { 'set-cookie': cookie }) },
    text,
  );
}
