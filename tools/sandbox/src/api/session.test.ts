import { describe, expect, it } from 'vitest';
import { apptokenMs, reftokenMs } from '../accounts/sessions.ts';
import { grace, logIn, profile, profileCode, refresh, refreshed } from '../testing/accounts.ts';
import { testSandbox } from '../testing/sandbox.ts';

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
    for (const wrong of ['', 'x', reftoken, apptoken.toLowerCase(), `${apptoken}x`]) expect(await sandbox.get(`/euapi${profile}`, { apptoken: wrong, region: 'de' })).toEqual(expired);
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
  it('answers an apptoken in place of the old one, and the reftoken goes on', async () => {
    const clock = testClock();
    await using sandbox = await testSandbox({ now: clock.now });
    const session = await logIn(sandbox);
    clock.at += apptokenMs;
    const answer = await refreshed(sandbox, session);
    expect(answer).toEqual({ code: 2000, msg: 'success', data: { user_id: session.user_id, apptoken: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(await profileCode(sandbox, answer['data'] as { apptoken: string })).toBe(2000);
    expect(await profileCode(sandbox, session)).toBe(4003);
    expect((await refreshed(sandbox, session))['code']).toBe(2000);
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
    for (const wrong of [{ ...session, reftoken: '' }, { ...session, reftoken: session.apptoken }, { ...session, reftoken: other.reftoken }, { ...session, user_id: '' }]) {
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
    expect((await refreshed(sandbox, session))['code']).toBe(4006);
    // Somebody's next log-in tidies up; what still counts is not touched.
    await logIn(sandbox);
    expect(await profileCode(sandbox, data as { apptoken: string })).toBe(2000);
  });

  it('counts in days and minutes as the contract has them', () => {
    expect([apptokenMs, reftokenMs]).toEqual([900_000, 2_592_000_000]);
  });
});
