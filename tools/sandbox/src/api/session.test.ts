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
  it('is returned for a valid apptoken', async () => {
    await using sandbox = await testSandbox();
    const { user_id, apptoken } = await logIn(sandbox);
    expect(await sandbox.get(`/euapi${profile}`, { apptoken })).toEqual({
      code: 2000,
      msg: 'success',
      data: { user_id, email: grace.email, nickname: 'grace.hopper', country: 'EU', points: 200 },
    });
  });

  it('is not returned without a valid apptoken [ER-2]', async () => {
    await using sandbox = await testSandbox();
    const { apptoken, reftoken } = await logIn(sandbox);
    const expired = { code: 4003, msg: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.', data: null };
    expect(await sandbox.get(`/euapi${profile}`, { region: 'de' })).toEqual(expired);
    for (const wrong of ['', 'x', reftoken, apptoken.toLowerCase(), `${apptoken}x`])
      expect(await sandbox.get(`/euapi${profile}`, { apptoken: wrong, region: 'de' })).toEqual(expired);
  });

  it('is not returned for the apptoken of another market', async () => {
    await using sandbox = await testSandbox();
    const session = await logIn(sandbox, grace, '/euapi');
    expect(await profileCode(sandbox, session, '/usapi')).toBe(4003);
  });

  it('is returned to each device that is logged in', async () => {
    await using sandbox = await testSandbox();
    const [phone, desk] = [await logIn(sandbox), await logIn(sandbox)];
    expect([await profileCode(sandbox, phone), await profileCode(sandbox, desk)]).toEqual([2000, 2000]);
  });

  it('is not returned once the apptoken is 15 minutes old [ER-2]', async () => {
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
  it('without extensions returns a new apptoken, and the reftoken stays valid', async () => {
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

  it('does not affect other devices', async () => {
    await using sandbox = await testSandbox();
    const [phone, desk] = [await logIn(sandbox), await logIn(sandbox)];
    await refreshed(sandbox, phone);
    expect([await profileCode(sandbox, phone), await profileCode(sandbox, desk)]).toEqual([4003, 2000]);
  });

  it('is rejected without a valid reftoken of that user [ER-2]', async () => {
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

  it('is rejected 30 days after the log-in, even if the session was refreshed [ER-2]', async () => {
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

  it('has the contract’s token lifetimes of 15 minutes and 30 days', () => {
    expect([apptokenMs, reftokenMs]).toEqual([900_000, 2_592_000_000]);
  });
});

describe('a reftoken', () => {
  /** Refreshes a session, and expects success. */
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

  it('that is used a minute after its replacement ends its session, and no other [ER-2]', async () => {
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

  it('is accepted again within a minute, as its response may be lost; one successor stays valid', async () => {
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

  it('is not replaced when the client has closed the connection', async () => {
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

  it('from an older database without the table of reftokens is still accepted', async () => {
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

  it('invalidates both tokens of this device only [ST-7]', async () => {
    await using sandbox = await testSandbox();
    const [phone, desk] = [await logIn(sandbox), await logIn(sandbox)];
    expect(await sandbox.post(signOut, {}, { apptoken: phone.apptoken, reftoken: phone.reftoken })).toEqual({
      status: 200,
      json: { code: 2000, msg: 'success', data: {} },
    });
    expect([await profileCode(sandbox, phone), (await refreshed(sandbox, phone))['code']]).toEqual([4003, 4006]);
    expect([await profileCode(sandbox, desk), (await refreshed(sandbox, desk))['code']]).toEqual([2000, 2000]);
  });

  it.each(['apptoken', 'reftoken'] as const)('works with the %s alone, also with a replaced reftoken', async (name) => {
    await using sandbox = await testSandbox();
    const session = await logIn(sandbox);
    const renewed = {
      ...session,
      ...((await refreshed(sandbox, session))['data'] as Pick<LoggedIn, 'apptoken' | 'reftoken'>),
    };
    await sandbox.post(signOut, {}, { [name]: name === 'apptoken' ? renewed.apptoken : session.reftoken });
    expect([await profileCode(sandbox, renewed), (await refreshed(sandbox, renewed))['code']]).toEqual([4003, 4006]);
  });

  it('with invalid tokens succeeds and ends no session', async () => {
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
