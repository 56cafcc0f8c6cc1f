import { describe, expect, it } from 'vitest';
import { grace, logIn, profile, profileCode, refreshed, register, signIn } from '../testing/accounts.ts';
import { testSandbox } from '../testing/sandbox.ts';

const expire = '/__sandbox/sessions/expire';

describe('expiring a session [ER-2]', () => {
  it('invalidates the apptokens of a user, while a refresh still works', async () => {
    await using sandbox = await testSandbox();
    const [phone, desk] = [await logIn(sandbox), await logIn(sandbox)];
    const other = await logIn(sandbox, { ...grace, email: 'other@example.com' });
    expect(await sandbox.post(expire, { userId: phone.user_id })).toEqual({
      status: 200,
      json: { userId: phone.user_id, refresh: false, sessions: 2 },
    });
    expect([
      await profileCode(sandbox, phone),
      await profileCode(sandbox, desk),
      await profileCode(sandbox, other),
    ]).toEqual([4003, 4003, 2000]);
    const { data } = await refreshed(sandbox, phone);
    expect(await profileCode(sandbox, data as { apptoken: string })).toBe(2000);
  });

  it('also rejects the refresh when requested, until the next log-in', async () => {
    await using sandbox = await testSandbox();
    const session = await logIn(sandbox);
    expect(await sandbox.post(expire, { userId: session.user_id, refresh: true })).toMatchObject({
      status: 200,
      json: { refresh: true },
    });
    expect([await profileCode(sandbox, session), (await refreshed(sandbox, session))['code']]).toEqual([4003, 4006]);
    expect(await profileCode(sandbox, await logIn(sandbox))).toBe(2000);
  });

  it('returns 404 with an error that names an unknown user', async () => {
    await using sandbox = await testSandbox();
    const { status, json } = await sandbox.post(expire, { userId: 'no"body' });
    expect(status).toBe(404);
    expect(json['error']).toMatch(/^userId: there is no user "no\\"body"; give the user_id that .+$/);
  });

  it.each([
    ['userId', {}],
    ['userId', { userId: 7 }],
    ['userId', { userId: '' }],
    ['refresh', { userId: 'x', refresh: 'yes' }],
    ['user', { userId: 'x', user: 'x' }],
    ['JSON object', 'not JSON'],
  ])('is rejected with an error that names %s', async (field, body) => {
    await using sandbox = await testSandbox();
    const { status, json } = await sandbox.post(expire, body);
    expect(status).toBe(400);
    expect(json['error']).toContain(field);
  });
});

describe('the calls of a whole session', () => {
  it('are listed without passwords, tokens or email addresses', async () => {
    await using sandbox = await testSandbox();
    const { user_id, apptoken, reftoken } = await logIn(sandbox);
    await sandbox.post(`/euapi${signIn}?password=${encodeURIComponent(grace.password)}&reftoken=${reftoken}`, grace);
    await sandbox.get(`/euapi${profile}`, { apptoken, reftoken });
    await refreshed(sandbox, { user_id, reftoken });
    const list = await sandbox.get('/__sandbox/calls');
    expect(list).toMatchObject({
      calls: [
        { path: `/euapi${register}` },
        { query: '?password=***&reftoken=***' },
        { headers: { apptoken: '***', reftoken: '***' } },
        { query: `?user_id=${user_id}` },
      ],
    });
    for (const secret of [grace.password, encodeURIComponent(grace.password), apptoken, reftoken, grace.email])
      expect(JSON.stringify(list)).not.toContain(secret);
  });
});
