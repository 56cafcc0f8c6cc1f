import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Market } from '../market.ts';

/** How often a password may be wrong for one account from one address within the window. */
export const maxFailures = 10;

/** How long a wrong password counts, in milliseconds. */
export const failureWindowMs = 15 * 60_000;

/** An account that somebody tries to get into, and the address that it is tried from. */
export interface Attempt {
  readonly market: Market;
  readonly email: string;
  readonly address: string;
}

/** Who has tried to log in in vain. Each address has its own count for an account: a stranger's wrong passwords do not lock its owner out. */
export interface Attempts {
  /** Counts an attempt as failed, until `forgive`: many at the same moment are no way around the limit. False when it is reached. */
  begin(attempt: Attempt): boolean;
  /** Forgets the failures of who has got in. */
  forgive(attempt: Attempt): void;
}

/** The attempts of a database; makes their table when it is missing. */
export function attemptsIn(db: DatabaseSync, now: Clock): Attempts {
  db.exec(`
    DROP TABLE IF EXISTS attempts;
    CREATE TABLE IF NOT EXISTS login_attempts (
      market TEXT NOT NULL,
      email TEXT NOT NULL,
      address TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS login_attempts_of ON login_attempts (market, email, address)
  `);
  const prune = db.prepare('DELETE FROM login_attempts WHERE at <= ?');
  const insert = db.prepare(`
    INSERT INTO login_attempts (market, email, address, at)
    SELECT :market, :email, :address, :at
    WHERE (SELECT count(*) FROM login_attempts WHERE market = :market AND email = :email AND address = :address) < :max
  `);
  const forget = db.prepare('DELETE FROM login_attempts WHERE market = ? AND email = ? AND address = ?');
  return {
    begin({ market, email, address }) {
      prune.run(now() - failureWindowMs);
      return insert.run({ market, email, address, at: now(), max: maxFailures }).changes === 1;
    },
    forgive: ({ market, email, address }) => void forget.run(market, email, address),
  };
}
