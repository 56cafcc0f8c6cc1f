import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addressCallsIn, type AddressCalls } from './accounts/address-calls.ts';
import { attemptsIn, type Attempts } from './accounts/attempts.ts';
import { sessionsIn, type Sessions } from './accounts/sessions.ts';
import { usersIn, type Users } from './accounts/users.ts';
import type { Clock } from './clock.ts';
import { subscribersIn, type Subscribers } from './subscribers.ts';
import { supportRequestsIn, type SupportRequests } from './support-requests.ts';

/** The stored data of the sandbox, in one SQLite file. */
export interface Database {
  readonly subscribers: Subscribers;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly addressCalls: AddressCalls;
  readonly supportRequests: SupportRequests;
  readonly now: Clock;
  close(): void;
}

/**
 * Opens the database file, and creates it with its folder if missing; `:memory:` is deleted at the end. Missing tables
 * are added to a file of an earlier version, and its data is kept.
 */
export function openDatabase(file: string, now: Clock = Date.now): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 2000 });
  return {
    subscribers: subscribersIn(db, now),
    users: usersIn(db, now),
    sessions: sessionsIn(db, now),
    attempts: attemptsIn(db, now),
    addressCalls: addressCallsIn(db, now),
    supportRequests: supportRequestsIn(db, now),
    now,
    close: () => db.close(),
  };
}
