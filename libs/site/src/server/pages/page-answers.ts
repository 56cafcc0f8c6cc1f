import { modelPath } from '../../routing/path.ts';
import type { Resolution } from '../../routing/resolve.server.ts';
import { contentType } from '../answer/answers.ts';
import type { TextParts } from '../answer/encode-text.ts';
import { singleBytes, type PageHeaders } from './page-bytes.ts';
import { reportingEndpoints } from '../answer/headers.ts';
import type { Origins } from '../model/page-context.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
import type { RenderedPage } from '../render/render.tsx';
import { renderTiming } from '../telemetry/server-timing.ts';
import type { Timed } from '../telemetry/timed-queue.ts';

/** What an answer that is made for one request is made from. */
export interface AnswerContext {
  readonly format: 'html' | 'json';
  readonly head: boolean;
  readonly headers: PageHeaders;
  /** A cookie to set, where a preview begins or ends. */
  readonly cookie: string | undefined;
}

/** Leads to another address; one of another site is told to a program as data. */
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

/** A page at the instant that a preview asked for: never kept, never indexed. */
export function previewBytes({ made: page, timing }: Timed<RenderedPage>, context: AnswerContext): RawAnswer {
  const headers = {
    'content-type': contentType[context.format],
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'server-timing': renderTiming(timing),
    ...policyOf(context, page.styleSource),
  };
  return make(page.status, context, headers, page[context.format]);
}

/** The same answer, which also sets a cookie. */
export function withCookie({ headers, ...rest }: RawAnswer, cookie: string): RawAnswer {
  return { ...rest, headers: [...headers, 'set-cookie', cookie] };
}

/** A line of text, which nobody keeps. */
export function textBytes(
  status: number,
  text: string,
  context: AnswerContext,
  headers: Readonly<Record<string, string>> = {},
): RawAnswer {
  return make(status, context, { 'content-type': contentType.text, 'cache-control': 'no-store', ...headers }, text);
}

/** An answer for a program, which nobody keeps. */
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

/** A document that nobody keeps. */
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
  text?: TextParts,
): RawAnswer {
  return singleBytes(
    status,
    { head, common: headers.common },
    { ...own, ...(cookie && { 'set-cookie': cookie }) },
    text,
  );
}
