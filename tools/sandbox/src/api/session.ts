import type { Context } from 'hono';
import type { Database, Market } from '../database.ts';
import { failure, success } from './answer.ts';

/** Answers a new apptoken for a reftoken that still counts. */
export function refresh(c: Context, market: Market, { sessions }: Database): Response {
  const userId = c.req.query('user_id') ?? '';
  const apptoken = sessions.renew(market, userId, c.req.header('reftoken') ?? '');
  return apptoken ? success(c, { user_id: userId, apptoken }) : failure(c, 'refreshRefused');
}

/** Answers who is logged in. */
export function profile(c: Context, market: Market, { sessions }: Database): Response {
  const user = sessions.userOf(market, c.req.header('apptoken') ?? '');
  if (!user) return failure(c, 'sessionExpired');
  const { id, email, nickname, country, points } = user;
  return success(c, { user_id: id, email, nickname, country, points });
}
