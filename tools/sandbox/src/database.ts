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

/** What the sandbox remembers, in one SQLite file. */
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
 * Opens the file, making it and its folder when they are missing; `:memory:` forgets at the end.
 * A file of an earlier sandbox gets the tables that it lacks, and keeps what it has.
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
