import type { Context } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { readBody } from './body.ts';

const schema = v.strictObject({
  userId: v.pipe(v.string('must be a user_id, as text'), v.minLength(1, 'must be a user_id')),
  refresh: v.optional(v.boolean('must be true or false'), false),
});

/** Ends a user's apptokens before their time, and with `refresh` the reftokens too. */
export async function expireSession(c: Context, { users, sessions }: Database): Promise<Response> {
  const body = await readBody(c, schema);
  if (body instanceof Response) return body;
  const { userId, refresh } = body;
  if (!users.has(userId))
    return c.json(
      {
        error: `userId: there is no user ${JSON.stringify(userId)}; give the user_id that register_or_login or sign_in answered`,
      },
      404,
    );
  return c.json({ userId, refresh, sessions: sessions.expire(userId, { refresh }) });
}
