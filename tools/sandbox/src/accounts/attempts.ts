import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Market } from '../database.ts';

/** How often a password may be wrong for one address within the window. */
export const maxFailures = 10;

/** How long a wrong password counts, in milliseconds. */
export const failureWindowMs = 15 * 60_000;

/** Who has tried to log in in vain. */
export interface Attempts {
  /** Counts an attempt as failed, until `forgive`: many at the same moment are no way around the limit. False when it is reached. */
  begin(market: Market, email: string): boolean;
  /** Forgets the failures of who has got in. */
  forgive(market: Market, email: string): void;
}

/** The attempts of a database; makes their table when it is missing. */
export function attemptsIn(db: DatabaseSync, now: Clock): Attempts {
  db.exec(`
    CREATE TABLE IF NOT EXISTS attempts (
      market TEXT NOT NULL,
      email TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS attempts_of ON attempts (market, email)
  `);
  const prune = db.prepare('DELETE FROM attempts WHERE at <= ?');
  const insert = db.prepare(`
    INSERT INTO attempts (market, email, at)
    SELECT :market, :email, :at WHERE (SELECT count(*) FROM attempts WHERE market = :market AND email = :email) < :max
  `);
  const forget = db.prepare('DELETE FROM attempts WHERE market = ? AND email = ?');
  return {
    begin(market, email) {
      prune.run(now() - failureWindowMs);
      return insert.run({ market, email, at: now(), max: maxFailures }).changes === 1;
    },
    forgive: (market, email) => void forget.run(market, email),
  };
}
