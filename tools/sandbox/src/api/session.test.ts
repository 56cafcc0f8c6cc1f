import { describe, expect, it } from 'vitest';
import { DatabaseSync } from 'node:sqlite';
import { apptokenMs, reftokenMs, rotationGraceMs } from '../accounts/sessions.ts';
import { grace, logIn, profile, profileCode, refresh, refreshed, type LoggedIn } from '../testing/accounts.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { temporaryFile } from '../testing/temporary-file.ts';

function testClock() {
  const clock = { at: Date.parse('2025-07-01T00:00Z'), now: () => clock.at };
  return clock;
}

describe('the profile [AP-9]', () => {
  it('is of who shows an apptoken', async () => {
    await using sandbox = await testSandbox();
    const { user_id, apptoken } = await logIn(sandbox);
    expect(await sandbox.get(`/euapi${profile}`, { apptoken })).toEqual({
      code: 2000,
      msg: 'success',
      data: { user_id, email: grace.email, nickname: 'grace.hopper', country: 'EU', points: 200 },
    });
  });

  it('is for nobody without one that counts [ER-2]', async () => {
    await using sandbox = await testSandbox();
    const { apptoken, reftoken } = await logIn(sandbox);
    const expired = { code: 4003, msg: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.', data: null };
    expect(await sandbox.get(`/euapi${profile}`, { region: 'de' })).toEqual(expired);
    for (const wrong of ['', 'x', reftoken, apptoken.toLowerCase(), `${apptoken}x`])
      expect(await sandbox.get(`/euapi${profile}`, { apptoken: wrong, region: 'de' })).toEqual(expired);
  });

  it('is for nobody with the apptoken of another market', async () => {
    await using sandbox = await testSandbox();
    const session = await logIn(sandbox, grace, '/euapi');
    expect(await profileCode(sandbox, session, '/usapi')).toBe(4003);
  });

  it('is shown on each device that is logged in', async () => {
    await using sandbox = await testSandbox();
    const [phone, desk] = [await logIn(sandbox), await logIn(sandbox)];
    expect([await profileCode(sandbox, phone), await profileCode(sandbox, desk)]).toEqual([2000, 2000]);
  });

  it('is for nobody once the apptoken is 15 minutes old [ER-2]', async () => {
    const clock = testClock();
    await using sandbox = await testSandbox({ now: clock.now });
    const session = await logIn(sandbox);
    clock.at += 15 * 60_000 - 1;
    expect(await profileCode(sandbox, session)).toBe(2000);
    clock.at += 1;
    expect(await profileCode(sandbox, session)).toBe(4003);
  });
});

describe('the refresh [AP-8]', () => {
  it('of a market that has only what is specified answers an apptoken in place of the old one, and the reftoken goes on', async () => {
    const clock = testClock();
    await using sandbox = await testSandbox({ now: clock.now, guarding: { extended: false } });
    const session = await logIn(sandbox);
    clock.at += apptokenMs;
    const answer = await refreshed(sandbox, session);
    expect(answer).toEqual({
      code: 2000,
      msg: 'success',
      data: { user_id: session.user_id, apptoken: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await profileCode(sandbox, answer['data'] as { apptoken: string })).toBe(2000);
    expect(await profileCode(sandbox, session)).toBe(4003);
    clock.at += rotationGraceMs;
    expect((await refreshed(sandbox, session))['code']).toBe(2000);
    expect((await sandbox.post('/euapi/account/user/sign_out', {})).json['code']).toBe(4004);
  });

  it('leaves other devices alone', async () => {
    await using sandbox = await testSandbox();
    const [phone, desk] = [await logIn(sandbox), await logIn(sandbox)];
    await refreshed(sandbox, phone);
    expect([await profileCode(sandbox, phone), await profileCode(sandbox, desk)]).toEqual([4003, 2000]);
  });

  it('is refused without a reftoken of that user [ER-2]', async () => {
    await using sandbox = await testSandbox();
    const session = await logIn(sandbox);
    const other = await logIn(sandbox, { ...grace, email: 'other@example.com' });
    const refusal = { code: 4006, msg: 'Your login has expired. Please log in again.', data: null };
    for (const wrong of [
      { ...session, reftoken: '' },
      { ...session, reftoken: session.apptoken },
      { ...session, reftoken: other.reftoken },
      { ...session, user_id: '' },
    ]) {
      expect(await refreshed(sandbox, wrong)).toEqual(refusal);
    }
    expect(await sandbox.get(`/euapi${refresh}`)).toEqual(refusal);
    expect(await refreshed(sandbox, session, '/usapi')).toEqual(refusal);
    expect(await profileCode(sandbox, session)).toBe(2000);
  });

  it('is refused once the reftoken is 30 days old, however often it was used [ER-2]', async () => {
    const clock = testClock();
    await using sandbox = await testSandbox({ now: clock.now });
    const session = await logIn(sandbox);
    clock.at += reftokenMs - 1;
    const { data } = await refreshed(sandbox, session);
    clock.at += 1;
    expect((await refreshed(sandbox, { ...session, ...(data as object) }))['code']).toBe(4006);
    // Any log-in deletes expired tokens, but not valid ones.
    await logIn(sandbox);
    expect(await profileCode(sandbox, data as { apptoken: string })).toBe(2000);
  });

  it('counts in days and minutes as the contract has them', () => {
    expect([apptokenMs, reftokenMs]).toEqual([900_000, 2_592_000_000]);
  });
});

describe('a reftoken', () => {
  /** A refresh that succeeds. */
  async function renew(sandbox: Awaited<ReturnType<typeof testSandbox>>, session: LoggedIn): Promise<LoggedIn> {
    const { code, data } = await refreshed(sandbox, session);
    expect(code).toBe(2000);
    return { ...session, ...(data as Pick<LoggedIn, 'apptoken' | 'reftoken'>) };
  }

  it('is replaced at each refresh [AP-8]', async () => {
    await using sandbox = await testSandbox();
    const first = await logIn(sandbox);
    const second = await renew(sandbox, first);
    const third = await renew(sandbox, second);
    expect(new Set([first, second, third].map(({ reftoken }) => reftoken)).size).toBe(3);
    expect(await profileCode(sandbox, third)).toBe(2000);
  });

  it('that comes back a minute after it was replaced ends its session on both sides, and no other [ER-2]', async () => {
    const clock = testClock();
    await using sandbox = await testSandbox({ now: clock.now });
    const [stolen, elsewhere] = [await logIn(sandbox), await logIn(sandbox)];
    const owners = await renew(sandbox, stolen);
    clock.at += rotationGraceMs;
    expect((await refreshed(sandbox, stolen))['code']).toBe(4006);
    expect([
      (await refreshed(sandbox, owners))['code'],
      await profileCode(sandbox, owners),
      await profileCode(sandbox, elsewhere),
    ]).toEqual([4006, 4003, 2000]);
  });

  it('counts once more within a minute, as its answer may have been lost; one counts at a time', async () => {
    const clock = testClock();
    await using sandbox = await testSandbox({ now: clock.now });
    const first = await logIn(sandbox);
    const lost = await renew(sandbox, first);
    clock.at += rotationGraceMs - 1;
    const second = await renew(sandbox, first);
    expect(await profileCode(sandbox, second)).toBe(2000);
    clock.at += rotationGraceMs;
    expect((await refreshed(sandbox, lost))['code']).toBe(4006);
    expect((await refreshed(sandbox, second))['code']).toBe(4006);
  });

  it('is not replaced for a client that has hung up', async () => {
    const clock = testClock();
    await using sandbox = await testSandbox({ now: clock.now });
    const session = await logIn(sandbox);
    await sandbox.post('/__sandbox/faults', { method: 'GET', path: refresh, times: 1, delayMs: 300 });
    const leaving = new AbortController();
    const call = sandbox.ask(`/euapi${refresh}?user_id=${session.user_id}`, {
      headers: { reftoken: session.reftoken },
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), 50);
    await expect(call).rejects.toThrow();
    const refreshes = async () =>
      ((await sandbox.get('/__sandbox/calls'))['calls'] as { path: string }[]).filter(({ path }) =>
        path.endsWith(refresh),
      ).length;
    await expect.poll(refreshes, { timeout: 5000 }).toBe(1);
    clock.at += rotationGraceMs;
    expect((await refreshed(sandbox, session))['code']).toBe(2000);
  });

  it('of a database from before they were replaced goes on', async () => {
    using temporary = temporaryFile();
    const session = await (async () => {
      await using sandbox = await testSandbox({ db: temporary.file });
      return await logIn(sandbox);
    })();
    const old = new DatabaseSync(temporary.file);
    old.exec('DROP TABLE reftokens');
    old.close();
    await using sandbox = await testSandbox({ db: temporary.file });
    expect((await refreshed(sandbox, session))['code']).toBe(2000);
  });
});

describe('signing out', () => {
  const signOut = '/euapi/account/user/sign_out';

  it('ends both tokens, on this device alone [ST-7]', async () => {
    await using sandbox = await testSandbox();
    const [phone, desk] = [await logIn(sandbox), await logIn(sandbox)];
    expect(await sandbox.post(signOut, {}, { apptoken: phone.apptoken, reftoken: phone.reftoken })).toEqual({
      status: 200,
      json: { code: 2000, msg: 'success', data: {} },
    });
    expect([await profileCode(sandbox, phone), (await refreshed(sandbox, phone))['code']]).toEqual([4003, 4006]);
    expect([await profileCode(sandbox, desk), (await refreshed(sandbox, desk))['code']]).toEqual([2000, 2000]);
  });

  it.each(['apptoken', 'reftoken'] as const)('takes the %s alone, and a reftoken that was replaced', async (name) => {
    await using sandbox = await testSandbox();
    const session = await logIn(sandbox);
    const renewed = {
      ...session,
      ...((await refreshed(sandbox, session))['data'] as Pick<LoggedIn, 'apptoken' | 'reftoken'>),
    };
    await sandbox.post(signOut, {}, { [name]: name === 'apptoken' ? renewed.apptoken : session.reftoken });
    expect([await profileCode(sandbox, renewed), (await refreshed(sandbox, renewed))['code']]).toEqual([4003, 4006]);
  });

  it('with tokens that do not count is no error, and ends nobody’s session', async () => {
    await using sandbox = await testSandbox();
    const session = await logIn(sandbox);
    for (const tokens of [{}, { apptoken: 'x', reftoken: '' }])
      expect((await sandbox.post(signOut, {}, tokens)).json['code']).toBe(2000);
    expect(
      (
        await sandbox.post(
          '/usapi/account/user/sign_out',
          {},
          { apptoken: session.apptoken, reftoken: session.reftoken },
        )
      ).json['code'],
    ).toBe(2000);
    expect(await profileCode(sandbox, session)).toBe(2000);
  });
});
