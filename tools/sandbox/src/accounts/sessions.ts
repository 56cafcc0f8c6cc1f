import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Market } from '../market.ts';
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

/**
 * Time for which a reftoken remains valid after it has been replaced, in milliseconds: a response may be lost, and two
 * tabs may refresh at once.
 */
export const rotationGraceMs = 60_000;

/** The result of a refresh; the reftoken is included if it was replaced. */
export interface Renewed {
  readonly apptoken: string;
  readonly reftoken?: string;
}

/** The sessions of users, one per device. */
export interface Sessions {
  open(userId: string): Tokens;
  /** Returns the user of an apptoken that is valid in that market. */
  userOf(market: Market, apptoken: string): User | undefined;
  /**
   * Returns a new apptoken in place of the old one, and with `rotate` also a new reftoken; undefined if the reftoken is
   * not valid for that user. A replaced reftoken that is used after its grace period must have been stolen, so its
   * session ends.
   */
  renew(market: Market, userId: string, reftoken: string, options: { readonly rotate: boolean }): Renewed | undefined;
  /** Ends the session of these tokens, so that none of its tokens is valid any more. */
  close(market: Market, tokens: Tokens): void;
  /**
   * Ends a user's apptokens before their time, with `refresh` the reftokens too. @returns how many sessions the user
   * has
   */
  expire(userId: string, options: { readonly refresh: boolean }): number;
}

/**
 * Returns the sessions of a database; creates their tables if they are missing. It stores only digests of the tokens.
 */
export function sessionsIn(db: DatabaseSync, now: Clock): Sessions {
  createTables(db);
  const { prune, insert, user, insertReftoken, reftokenOf, spend, renew, end, close, endApptokens, endReftokens } =
    statementsOf(db);

  return {
    open(userId) {
      const at = now();
      prune.run({ now: at });
      const tokens = { apptoken: createToken(), reftoken: createToken() };
      const { lastInsertRowid } = insert.run(
        userId,
        digestOf(tokens.apptoken),
        at + apptokenMs,
        digestOf(tokens.reftoken),
        at + reftokenMs,
      );
      insertReftoken.run(digestOf(tokens.reftoken), lastInsertRowid);
      return tokens;
    },
    userOf: (market, apptoken) => user.get(digestOf(apptoken), now(), market) as User | undefined,
    renew(market, userId, reftoken, { rotate }) {
      const at = now();
      const found = reftokenOf.get(digestOf(reftoken), at, userId, market) as
        { readonly session: number; readonly spentAt: number | null } | undefined;
      if (!found) return undefined;
      const { session, spentAt } = found;
      if (spentAt !== null && at >= spentAt + rotationGraceMs) {
        end.run(session);
        return undefined;
      }
      const apptoken = createToken();
      renew.run(digestOf(apptoken), at + apptokenMs, session);
      if (!rotate) return { apptoken };
      const next = createToken();
      // Only one reftoken is valid at a time: a token that was issued during the grace period is replaced too.
      spend.run(at, session);
      insertReftoken.run(digestOf(next), session);
      return { apptoken, reftoken: next };
    },
    close: (market, { apptoken, reftoken }) => void close.run(market, digestOf(apptoken), digestOf(reftoken)),
    expire(userId, { refresh }) {
      const { changes } = endApptokens.run(now(), userId);
      if (refresh) endReftokens.run(now(), userId);
      return Number(changes);
    },
  };
}

function createTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS sessions (
      id INTEGER PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id),
      apptoken TEXT NOT NULL UNIQUE,
      apptoken_ends_at INTEGER NOT NULL,
      reftoken TEXT NOT NULL UNIQUE,
      reftoken_ends_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS reftokens (
      digest TEXT PRIMARY KEY,
      session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      spent_at INTEGER
    ) STRICT;
    CREATE INDEX IF NOT EXISTS reftokens_of ON reftokens (session);
    INSERT INTO reftokens (digest, session) SELECT reftoken, id FROM sessions WHERE id NOT IN (SELECT session FROM reftokens)
  `);
}

function statementsOf(db: DatabaseSync) {
  const prune = db.prepare('DELETE FROM sessions WHERE reftoken_ends_at <= :now AND apptoken_ends_at <= :now');
  const insert = db.prepare(
    'INSERT INTO sessions (user_id, apptoken, apptoken_ends_at, reftoken, reftoken_ends_at) VALUES (?, ?, ?, ?, ?)',
  );
  const user = db.prepare(`
    SELECT ${userColumns} FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.apptoken = ? AND sessions.apptoken_ends_at > ? AND users.market = ?
  `);
  const insertReftoken = db.prepare('INSERT INTO reftokens (digest, session) VALUES (?, ?)');
  const reftokenOf = db.prepare(`
    SELECT reftokens.session, reftokens.spent_at AS spentAt FROM reftokens
    JOIN sessions ON sessions.id = reftokens.session JOIN users ON users.id = sessions.user_id
    WHERE reftokens.digest = ? AND sessions.reftoken_ends_at > ? AND users.id = ? AND users.market = ?
  `);
  const spend = db.prepare('UPDATE reftokens SET spent_at = ? WHERE session = ? AND spent_at IS NULL');
  const renew = db.prepare('UPDATE sessions SET apptoken = ?, apptoken_ends_at = ? WHERE id = ?');
  const end = db.prepare('DELETE FROM sessions WHERE id = ?');
  const close = db.prepare(`
    DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE market = ?)
    AND (apptoken = ? OR id IN (SELECT session FROM reftokens WHERE digest = ?))
  `);
  const endApptokens = db.prepare('UPDATE sessions SET apptoken_ends_at = min(apptoken_ends_at, ?) WHERE user_id = ?');
  const endReftokens = db.prepare('UPDATE sessions SET reftoken_ends_at = min(reftoken_ends_at, ?) WHERE user_id = ?');
  return { prune, insert, user, insertReftoken, reftokenOf, spend, renew, end, close, endApptokens, endReftokens };
}
