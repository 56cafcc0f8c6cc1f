import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Market } from '../database.ts';
import { createToken, digestOf } from './tokens.ts';
import { userColumns, type User } from './users.ts';

/** How long an apptoken counts, in milliseconds. */
export const apptokenMs = 15 * 60_000;

/** How long a reftoken counts, in milliseconds; a refresh does not prolong it. */
export const reftokenMs = 30 * 24 * 60 * 60_000;

/** The two secrets of a session: the one that every call shows, and the one that renews it. */
export interface Tokens {
  readonly apptoken: string;
  readonly reftoken: string;
}

/** Who is logged in, and on how many devices. */
export interface Sessions {
  open(userId: string): Tokens;
  /** The user of an apptoken that counts in that market. */
  userOf(market: Market, apptoken: string): User | undefined;
  /** A new apptoken in place of the old one; undefined when the reftoken does not count for that user. */
  renew(market: Market, userId: string, reftoken: string): string | undefined;
  /** Ends a user's apptokens before their time, with `refresh` the reftokens too. @returns how many sessions the user has */
  expire(userId: string, options: { readonly refresh: boolean }): number;
}

/** The sessions of a database; makes their table when it is missing. Of the tokens it keeps digests only. */
export function sessionsIn(db: DatabaseSync, now: Clock): Sessions {
  db.exec(`
    CREATE TABLE IF NOT EXISTS sessions (
      id INTEGER PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id),
      apptoken TEXT NOT NULL UNIQUE,
      apptoken_ends_at INTEGER NOT NULL,
      reftoken TEXT NOT NULL UNIQUE,
      reftoken_ends_at INTEGER NOT NULL
    ) STRICT
  `);
  const prune = db.prepare('DELETE FROM sessions WHERE reftoken_ends_at <= :now AND apptoken_ends_at <= :now');
  const insert = db.prepare('INSERT INTO sessions (user_id, apptoken, apptoken_ends_at, reftoken, reftoken_ends_at) VALUES (?, ?, ?, ?, ?)');
  const user = db.prepare(`
    SELECT ${userColumns} FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.apptoken = ? AND sessions.apptoken_ends_at > ? AND users.market = ?
  `);
  const renew = db.prepare(`
    UPDATE sessions SET apptoken = ?, apptoken_ends_at = ?
    WHERE reftoken = ? AND reftoken_ends_at > ? AND user_id = (SELECT id FROM users WHERE id = ? AND market = ?)
  `);
  const endApptokens = db.prepare('UPDATE sessions SET apptoken_ends_at = min(apptoken_ends_at, ?) WHERE user_id = ?');
  const endReftokens = db.prepare('UPDATE sessions SET reftoken_ends_at = min(reftoken_ends_at, ?) WHERE user_id = ?');

  return {
    open(userId) {
      const at = now();
      prune.run({ now: at });
      const tokens = { apptoken: createToken(), reftoken: createToken() };
      insert.run(userId, digestOf(tokens.apptoken), at + apptokenMs, digestOf(tokens.reftoken), at + reftokenMs);
      return tokens;
    },
    userOf: (market, apptoken) => user.get(digestOf(apptoken), now(), market) as User | undefined,
    renew(market, userId, reftoken) {
      const apptoken = createToken();
      const { changes } = renew.run(digestOf(apptoken), now() + apptokenMs, digestOf(reftoken), now(), userId, market);
      return changes === 1 ? apptoken : undefined;
    },
    expire(userId, { refresh }) {
      const { changes } = endApptokens.run(now(), userId);
      if (refresh) endReftokens.run(now(), userId);
      return Number(changes);
    },
  };
}
