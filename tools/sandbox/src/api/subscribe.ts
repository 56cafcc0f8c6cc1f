import type { Context } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import type { Market } from '../market.ts';
import { locales } from '../regions.ts';
import { failure, success } from './answer.ts';
import { emailSchema } from './email.ts';
import type { Guards } from './guards.ts';

const subscription = v.object({
  email: v.optional(v.unknown()),
  source: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  locale: v.picklist(locales),
  captcha: v.optional(v.unknown()),
});

/** Subscribes an address, once for each source. */
export async function subscribe(c: Context, market: Market, database: Database, guards: Guards): Promise<Response> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const { success: complete, output } = v.safeParse(subscription, body);
  if (!complete) return failure(c, 'badRequest');
  // Validated separately, so that an invalid address has its own error code.
  const address = v.safeParse(emailSchema, output.email);
  if (!address.success) return failure(c, 'badEmail');
  const problem = guards.captchaProblem(c, output.captcha);
  if (problem) return failure(c, problem);
  const isNew = database.subscribers.add({
    market,
    email: address.output,
    source: output.source,
    locale: output.locale,
  });
  return isNew ? success(c) : failure(c, 'duplicate');
}
