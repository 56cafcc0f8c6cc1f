import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { codes, type ErrorCode } from './codes.ts';
import { answerLanguage, messages } from './messages.ts';

/** Answers a call that succeeded. */
export function success(c: Context, data: object = {}): Response {
  return c.json({ code: codes.success, msg: 'success', data });
}

/** Answers a coded error in the caller's language. It is HTTP 200 as the contract has it, unless the call itself was out of place. */
export function failure(c: Context, error: ErrorCode, status: ContentfulStatusCode = 200): Response {
  const language = answerLanguage(c.req.header('accept-language'), c.req.header('region'));
  return c.json({ code: codes[error], msg: messages[language][error], data: null }, status);
}
