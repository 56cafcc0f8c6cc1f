import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The businesses that share no data: each has its own account API. */
export type Market = 'us' | 'eu' | 'cn';

/** An address that asked for news. */
export interface Subscriber {
  readonly market: Market;
  readonly email: string;
  readonly source: string;
  readonly locale: string;
  readonly subscribedAt: string;
}

/** What the sandbox remembers, in one SQLite file. */
export interface Database {
  /** False when the market already has the address for that source. */
  addSubscriber(subscriber: Omit<Subscriber, 'subscribedAt'>): boolean;
  subscribers(): Subscriber[];
  close(): void;
}

/** Opens the file, making it and its folder when they are missing; `:memory:` forgets at the end. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 2000 });
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
  const all = db.prepare('SELECT market, email, source, locale, subscribed_at AS subscribedAt FROM subscribers ORDER BY id');
  return {
    addSubscriber: ({ market, email, source, locale }) =>
      insert.run(market, email, source, locale, new Date().toISOString()).changes === 1,
    subscribers: () => all.all() as unknown as Subscriber[],
    close: () => db.close(),
  };
}
