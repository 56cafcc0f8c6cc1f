import type { Context } from 'hono';
import type { Database } from '../database.ts';
import type { Market } from '../market.ts';
import { failure, success } from './answer.ts';
import type { Guards } from './guards.ts';

/** Returns a new apptoken for a valid reftoken, and a new reftoken that replaces it. */
export function refresh(c: Context, market: Market, { sessions }: Database, { extended }: Guards): Response {
  const userId = c.req.query('user_id') ?? '';
  // If the client has disconnected, nothing is replaced: it would later send the old token, which could have expired by
  // then.
  if (c.req.raw.signal.aborted) return failure(c, 'badRequest');
  const renewed = sessions.renew(market, userId, c.req.header('reftoken') ?? '', { rotate: extended });
  return renewed ? success(c, { user_id: userId, ...renewed }) : failure(c, 'refreshRefused');
}

/**
 * Ends the session of a call's tokens. The response is the same for invalid tokens, since the client is logged out in
 * any case.
 */
export function signOut(c: Context, market: Market, { sessions }: Database): Response {
  sessions.close(market, { apptoken: c.req.header('apptoken') ?? '', reftoken: c.req.header('reftoken') ?? '' });
  return success(c);
}

/** Returns the profile of the logged-in user. */
export function profile(c: Context, market: Market, { sessions }: Database): Response {
  const user = sessions.userOf(market, c.req.header('apptoken') ?? '');
  if (!user) return failure(c, 'sessionExpired');
  const { id, email, nickname, country, points } = user;
  return success(c, { user_id: id, email, nickname, country, points });
}
