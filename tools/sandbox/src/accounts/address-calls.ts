import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';

/** How long a call counts for its address, in milliseconds. */
export const addressWindowMs = 10 * 60_000;

/**
 * The calls that are counted by address: new accounts, log-in attempts, support requests, and calls without a captcha's
 * token.
 */
export type CountedCall = 'account' | 'login' | 'support' | 'withoutCaptcha';

/** How often an address has called lately, in all markets together. */
export interface AddressCalls {
  /** Counts a call. False, and not counted, when the address has made `max` of them within the window. */
  count(call: CountedCall, address: string, max: number): boolean;
}

/** The counts of a database; makes their table when it is missing. */
export function addressCallsIn(db: DatabaseSync, now: Clock): AddressCalls {
  db.exec(`
    CREATE TABLE IF NOT EXISTS address_calls (
      call TEXT NOT NULL,
      address TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS address_calls_of ON address_calls (call, address)
  `);
  const prune = db.prepare('DELETE FROM address_calls WHERE at <= ?');
  const insert = db.prepare(`
    INSERT INTO address_calls (call, address, at)
    SELECT :call, :address, :at WHERE (SELECT count(*) FROM address_calls WHERE call = :call AND address = :address) < :max
  `);
  return {
    count(call, address, max) {
      prune.run(now() - addressWindowMs);
      return insert.run({ call, address, at: now(), max }).changes === 1;
    },
  };
}
