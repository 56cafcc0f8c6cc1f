import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { grace, logIn, profileCode } from './testing/accounts.ts';
import { testSandbox } from './testing/sandbox.ts';
import { temporaryFile } from './testing/temporary-file.ts';

describe('the file', () => {
  it('of a sandbox that had no accounts gets them, and keeps its subscribers', async () => {
    using temporary = temporaryFile();
    mkdirSync(dirname(temporary.file));
    const old = new DatabaseSync(temporary.file);
    old.exec(`
      CREATE TABLE subscribers (
        id INTEGER PRIMARY KEY, market TEXT NOT NULL, email TEXT NOT NULL, source TEXT NOT NULL, locale TEXT NOT NULL,
        subscribed_at TEXT NOT NULL, UNIQUE (market, email, source)
      ) STRICT;
      INSERT INTO subscribers VALUES (1, 'us', 'ada@example.com', 'home', 'en-US', '2025-01-01T00:00:00.000Z')
    `);
    old.close();
    await using sandbox = await testSandbox({ db: temporary.file });
    expect(await sandbox.get('/__sandbox/subscribers')).toEqual({
      subscribers: [{ market: 'us', email: 'ada@example.com', source: 'home', locale: 'en-US', subscribedAt: '2025-01-01T00:00:00.000Z' }],
    });
    expect(await profileCode(sandbox, await logIn(sandbox))).toBe(2000);
  });

  it('holds no password and no token', async () => {
    using temporary = temporaryFile();
    const session = await (async () => {
      await using sandbox = await testSandbox({ db: temporary.file });
      return await logIn(sandbox);
    })();
    const folder = dirname(temporary.file);
    const bytes = Buffer.concat(readdirSync(folder).map(name => readFileSync(join(folder, name))));
    expect(bytes.includes(grace.email)).toBe(true);
    for (const secret of [grace.password, session.apptoken, session.reftoken]) expect(bytes.includes(secret)).toBe(false);
  });
});
