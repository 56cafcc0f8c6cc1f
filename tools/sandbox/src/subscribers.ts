import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock.ts';
import type { Market } from './market.ts';

/** An address that subscribed to the newsletter. */
export interface Subscriber {
  readonly market: Market;
  readonly email: string;
  readonly source: string;
  readonly locale: string;
  readonly subscribedAt: string;
}

/** The newsletter's subscribers. */
export interface Subscribers {
  /** Returns false if the market already has the address for that source. */
  add(subscriber: Omit<Subscriber, 'subscribedAt'>): boolean;
  list(): Subscriber[];
}

/** The subscribers of a database; makes their table when it is missing. */
export function subscribersIn(db: DatabaseSync, now: Clock): Subscribers {
  db.exec(`
    CREATE TABLE IF NOT EXISTS subscribers (
      id INTEGER PRIMARY KEY,
      market TEXT NOT NULL,
      email TEXT NOT NULL,
      source TEXT NOT NULL,
      locale TEXT NOT NULL,
      subscribed_at TEXT NOT NULL,
      UNIQUE (market, email, source)
    ) STRICT
  `);
  const insert = db.prepare(`
    INSERT INTO subscribers (market, email, source, locale, subscribed_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (market, email, source) DO NOTHING
  `);
  const all = db.prepare(
    'SELECT market, email, source, locale, subscribed_at AS subscribedAt FROM subscribers ORDER BY id',
  );
  return {
    add: ({ market, email, source, locale }) =>
      insert.run(market, email, source, locale, new Date(now()).toISOString()).changes === 1,
    list: () => all.all() as unknown as Subscriber[],
  };
}
