import { mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { grace, logIn, profileCode } from './testing/accounts.ts';
import { testSandbox } from './testing/sandbox.ts';
import { temporaryFile } from './testing/temporary-file.ts';

describe('database file', () => {
  it('of an older version supports accounts, and keeps its subscribers', async () => {
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
      subscribers: [
        {
          market: 'us',
          email: 'ada@example.com',
          source: 'home',
          locale: 'en-US',
          subscribedAt: '2025-01-01T00:00:00.000Z',
        },
      ],
    });
    expect(await profileCode(sandbox, await logIn(sandbox))).toBe(2000);
  });

  it('contains no password and no token', async () => {
    using temporary = temporaryFile();
    const session = await (async () => {
      await using sandbox = await testSandbox({ db: temporary.file });
      return await logIn(sandbox);
    })();
    const folder = dirname(temporary.file);
    const bytes = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    expect(bytes.includes(grace.email)).toBe(true);
    for (const secret of [grace.password, session.apptoken, session.reftoken])
      expect(bytes.includes(secret)).toBe(false);
  });

  it('that cannot be written: rejects changes with an envelope, still serves reads, and recovers', async () => {
    using temporary = temporaryFile();
    const subscribe = (email: string) =>
      sandbox.post('/usapi/account/user/subscribe/create', { email, source: 'home', locale: 'en-US' });
    const emails = async () =>
      ((await sandbox.get('/__sandbox/subscribers')) as { subscribers: { email: string }[] }).subscribers.map(
        ({ email }) => email,
      );
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await using sandbox = await testSandbox({ db: temporary.file });
    expect((await subscribe('ada@example.com')).json).toMatchObject({ code: 2000 });
    // SQLite does not write to a file that is no longer at its place.
    renameSync(dirname(temporary.file), `${dirname(temporary.file)}-away`);
    const { status, json } = await subscribe('grace@example.com');
    expect([status, json.code === 2000, json.data]).toEqual([500, false, null]);
    expect(logged).toHaveBeenCalled();
    expect(await emails()).toEqual(['ada@example.com']);
    renameSync(`${dirname(temporary.file)}-away`, dirname(temporary.file));
    expect((await subscribe('grace@example.com')).json).toMatchObject({ code: 2000 });
    expect((await emails()).toSorted()).toEqual(['ada@example.com', 'grace@example.com']);
    logged.mockRestore();
  });
});
