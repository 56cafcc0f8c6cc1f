import type { Context } from 'hono';
import type { Database } from '../database.ts';
import type { Market } from '../market.ts';
import { failure, success } from './answer.ts';
import type { Guards } from './guards.ts';

/** Answers a new apptoken for a reftoken that still counts, and a new reftoken in its place. */
export function refresh(c: Context, market: Market, { sessions }: Database, { extended }: Guards): Response {
  const userId = c.req.query('user_id') ?? '';
  // Nothing is replaced for a client that is gone: it would come back with the old token when that has ended.
  if (c.req.raw.signal.aborted) return failure(c, 'badRequest');
  const renewed = sessions.renew(market, userId, c.req.header('reftoken') ?? '', { rotate: extended });
  return renewed ? success(c, { user_id: userId, ...renewed }) : failure(c, 'refreshRefused');
}

/** Ends the session of the tokens that a call shows. Tokens that do not count any more are answered alike: the client is rid of them. */
export function signOut(c: Context, market: Market, { sessions }: Database): Response {
  sessions.close(market, { apptoken: c.req.header('apptoken') ?? '', reftoken: c.req.header('reftoken') ?? '' });
  return success(c);
}

/** Answers who is logged in. */
export function profile(c: Context, market: Market, { sessions }: Database): Response {
  const user = sessions.userOf(market, c.req.header('apptoken') ?? '');
  if (!user) return failure(c, 'sessionExpired');
  const { id, email, nickname, country, points } = user;
  return success(c, { user_id: id, email, nickname, country, points });
}
