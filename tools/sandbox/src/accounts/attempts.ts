import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Market } from '../market.ts';

/** How often a password may be wrong for one account from one address within the window. */
export const maxFailures = 10;

/** How long a wrong password counts, in milliseconds. */
export const failureWindowMs = 15 * 60_000;

/** A log-in attempt: the account, and the address that it comes from. */
export interface Attempt {
  readonly market: Market;
  readonly email: string;
  readonly address: string;
}

/**
 * Failed log-ins. They are counted by account and address, so that a stranger's wrong passwords do not lock its owner
 * out.
 */
export interface Attempts {
  /**
   * Counts an attempt as failed, until `forgive`: many simultaneous attempts can't exceed the limit. Returns false if
   * it is reached.
   */
  begin(attempt: Attempt): boolean;
  /** Deletes the failures after a successful log-in. */
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
