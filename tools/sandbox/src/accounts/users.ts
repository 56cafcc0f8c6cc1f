import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Market } from '../market.ts';

/** A user with an account in one market. */
export interface User {
  readonly id: string;
  readonly market: Market;
  readonly email: string;
  /** As `hashPassword` makes it. */
  readonly password: string;
  readonly nickname: string;
  /** As the regions name theirs, such as `GB`. */
  readonly country: string;
  readonly points: number;
}

/** The data of a new account; `password` is hashed. */
export type NewUser = Pick<User, 'market' | 'email' | 'password' | 'country'>;

/** The accounts of all markets. */
export interface Users {
  /** Returns undefined if the market already has an account with that address. */
  add(user: NewUser): User | undefined;
  byEmail(market: Market, email: string): User | undefined;
  has(id: string): boolean;
}

/** The points of a new account, which the sites call credits. */
export const welcomePoints = 200;

/** The columns of a user, by the names that `User` has. */
export const userColumns =
  'users.id, users.market, users.email, users.password, users.nickname, users.country, users.points';

/** The users of a database; makes their table when it is missing. */
export function usersIn(db: DatabaseSync, now: Clock): Users {
  db.exec(`
    CREATE TABLE IF NOT EXISTS users (
      id TEXT PRIMARY KEY,
      market TEXT NOT NULL,
      email TEXT NOT NULL,
      password TEXT NOT NULL,
      nickname TEXT NOT NULL,
      country TEXT NOT NULL,
      points INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      UNIQUE (market, email)
    ) STRICT
  `);
  const insert = db.prepare(`
    INSERT INTO users (id, market, email, password, nickname, country, points, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (market, email) DO NOTHING
  `);
  const byEmail = db.prepare(`SELECT ${userColumns} FROM users WHERE market = ? AND email = ?`);
  const byId = db.prepare('SELECT 1 FROM users WHERE id = ?');
  return {
    add({ market, email, password, country }) {
      const user: User = {
        id: randomUUID(),
        market,
        email,
        password,
        nickname: email.slice(0, email.lastIndexOf('@')),
        country,
        points: welcomePoints,
      };
      const { changes } = insert.run(
        user.id,
        market,
        email,
        password,
        user.nickname,
        country,
        user.points,
        new Date(now()).toISOString(),
      );
      return changes === 1 ? user : undefined;
    },
    byEmail: (market, email) => byEmail.get(market, email) as User | undefined,
    has: (id) => byId.get(id) !== undefined,
  };
}
