import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { codes, type ErrorCode } from './codes.ts';
import { answerLanguage, messages } from './messages.ts';

/** Responds to a successful call. */
export function success(c: Context, data: object = {}): Response {
  return c.json({ code: codes.success, msg: 'success', data });
}

/**
 * Responds with an error code and a message in the caller's language. The HTTP status is 200, as the contract requires,
 * unless the call itself was invalid.
 */
export function failure(c: Context, error: ErrorCode, status: ContentfulStatusCode = 200): Response {
  const language = answerLanguage(c.req.header('accept-language'), c.req.header('region'));
  return c.json({ code: codes[error], msg: messages[language][error], data: null }, status);
}
