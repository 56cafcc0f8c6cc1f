import { describe, expect, it } from 'vitest';
import { grace, logIn, profile, register, signIn } from '../testing/accounts.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { temporaryFile } from '../testing/temporary-file.ts';

const token = /^[\w-]{43}$/;

describe('registering or logging in [AP-6]', () => {
  it.each(['/usapi', '/euapi', '/cnapi'])('creates an account on %s at first, and logs in to it later', async (api) => {
    await using sandbox = await testSandbox();
    const first = await sandbox.post(api + register, grace);
    expect(first).toEqual({
      status: 200,
      json: {
        code: 2000,
        msg: 'success',
        data: {
          user_id: expect.any(String),
          apptoken: expect.stringMatching(token),
          reftoken: expect.stringMatching(token),
          created: true,
        },
      },
    });
    const again = await logIn(sandbox, { ...grace, email: ' Grace.Hopper@EXAMPLE.com ' }, api);
    const before = first.json['data'] as typeof again;
    expect(again).toMatchObject({ user_id: before.user_id, created: false });
    expect(new Set([before.apptoken, before.reftoken, again.apptoken, again.reftoken]).size).toBe(4);
  });

  it('gives a new account 200 points, a nickname and the country of its region [AP-9]', async () => {
    await using sandbox = await testSandbox();
    const profileOf = async (api: string, region?: string) => {
      const { json } = await sandbox.post(
        api + register,
        { ...grace, email: `${region ?? 'no'}@example.com` },
        region === undefined ? {} : { region },
      );
      return (await sandbox.get(api + profile, { apptoken: (json['data'] as { apptoken: string }).apptoken }))['data'];
    };
    expect(await profileOf('/euapi', 'uk')).toEqual({
      user_id: expect.any(String),
      email: 'uk@example.com',
      nickname: 'uk',
      country: 'GB',
      points: 200,
    });
    expect(await profileOf('/usapi', 'jp')).toMatchObject({ nickname: 'jp', country: 'JP' });
    // A region of another market is ignored, as is an unknown one.
    expect(await profileOf('/usapi', 'fr')).toMatchObject({ country: 'US' });
    expect(await profileOf('/cnapi', '__proto__')).toMatchObject({ country: 'CN' });
    expect(await profileOf('/euapi')).toMatchObject({ country: 'EU' });
  });

  it('creates one account for two requests at once, and logs both in', async () => {
    await using sandbox = await testSandbox();
    const [one, two] = await Promise.all([logIn(sandbox), logIn(sandbox)]);
    expect(one.user_id).toBe(two.user_id);
    expect([one.created, two.created].sort()).toEqual([false, true]);
  });

  it('rejects a wrong password and leaves the account unchanged', async () => {
    await using sandbox = await testSandbox();
    await logIn(sandbox);
    expect(await sandbox.post(`/euapi${register}`, { ...grace, password: 'something else' })).toMatchObject({
      status: 200,
      json: { code: 4005, data: null },
    });
    expect((await logIn(sandbox)).created).toBe(false);
  });
});

describe('signing in [AP-7]', () => {
  it('returns tokens to a user with an account', async () => {
    await using sandbox = await testSandbox();
    const { user_id } = await logIn(sandbox);
    const { json } = await sandbox.post(`/euapi${signIn}`, grace);
    expect(json).toEqual({
      code: 2000,
      msg: 'success',
      data: { user_id, apptoken: expect.stringMatching(token), reftoken: expect.stringMatching(token) },
    });
  });

  it('returns the same error for a wrong password and an unknown address', async () => {
    await using sandbox = await testSandbox();
    await logIn(sandbox);
    const wrong = await sandbox.post(`/euapi${signIn}`, { ...grace, password: 'something else' });
    expect(wrong).toMatchObject({ status: 200, json: { code: 4005, data: null } });
    expect(await sandbox.post(`/euapi${signIn}`, { ...grace, email: 'nobody@example.com' })).toEqual(wrong);
  });

  it('accepts only accounts of its own market', async () => {
    await using sandbox = await testSandbox();
    const european = await logIn(sandbox, grace, '/euapi');
    expect((await sandbox.post(`/usapi${signIn}`, grace)).json['code']).toBe(4005);
    expect((await sandbox.post(`/cnapi${signIn}`, grace)).json['code']).toBe(4005);
    const american = await logIn(sandbox, { ...grace, password: 'another password' }, '/usapi');
    expect(american.created).toBe(true);
    expect(american.user_id).not.toBe(european.user_id);
  });

  it('still works after a restart, also with the earlier apptoken', async () => {
    using temporary = temporaryFile();
    const before = await (async () => {
      await using sandbox = await testSandbox({ db: temporary.file });
      return await logIn(sandbox);
    })();
    await using sandbox = await testSandbox({ db: temporary.file });
    expect((await sandbox.post(`/euapi${signIn}`, grace)).json).toMatchObject({
      code: 2000,
      data: { user_id: before.user_id },
    });
    expect(await sandbox.get(`/euapi${profile}`, { apptoken: before.apptoken })).toMatchObject({
      code: 2000,
      data: { points: 200 },
    });
  });
});

describe.each([register, signIn])('credentials of %s', (path) => {
  it.each(['', 'grace', 'grace@', 'grace@example', null, 7, undefined])(
    'with the address %j are rejected',
    async (email) => {
      await using sandbox = await testSandbox();
      expect(await sandbox.post(`/usapi${path}`, { ...grace, email })).toMatchObject({
        status: 200,
        json: { code: 4001, data: null },
      });
    },
  );

  it.each([
    ['7 characters', '1234567'],
    ['129 characters', '1'.repeat(129)],
    ['4 characters of two halves each', '🤖🤖🤖🤖'],
  ])('with a password of %s are rejected', async (_, password) => {
    await using sandbox = await testSandbox();
    expect(await sandbox.post(`/usapi${path}`, { ...grace, password })).toMatchObject({
      status: 200,
      json: { code: 4002, data: null },
    });
  });

  it.each([
    ['broken JSON', '{"email":'],
    ['no body', ''],
    ['a list', '[]'],
    ['no password', JSON.stringify({ email: grace.email })],
    ['a number for a password', JSON.stringify({ ...grace, password: 12_345_678 })],
  ])('are rejected as a bad request: %s', async (_, body) => {
    await using sandbox = await testSandbox();
    expect(await sandbox.post(`/usapi${path}`, body)).toMatchObject({ status: 200, json: { code: 4000, data: null } });
  });
});

describe('a common password', () => {
  it('creates no account, returns a message in the region’s language, and causes no lockout', async () => {
    await using sandbox = await testSandbox();
    for (let count = 0; count < 12; count++) {
      expect(await sandbox.post(`/euapi${register}`, { ...grace, password: 'Password1' }, { region: 'fr' })).toEqual({
        status: 200,
        json: {
          code: 4007,
          msg: 'Ce mot de passe est trop courant et facile à deviner. Veuillez en choisir un autre.',
          data: null,
        },
      });
    }
    expect((await logIn(sandbox)).created).toBe(true);
  });

  it('for an existing account is reported as a wrong password', async () => {
    await using sandbox = await testSandbox();
    await logIn(sandbox);
    for (const path of [register, signIn])
      expect((await sandbox.post(`/euapi${path}`, { ...grace, password: 'password' })).json['code']).toBe(4005);
  });
});

describe('IP address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const newcomer = (number: number) => ({ ...grace, email: `newcomer.${number}@example.com` });

  it('creates a limited number of accounts in ten minutes in all markets together', async () => {
    let at = 0;
    await using sandbox = await testSandbox({ now: () => at, guarding: { accountsPerAddress: 3 } });
    for (let number = 0; number < 3; number++) await logIn(sandbox, newcomer(number));
    expect(await sandbox.post(`/euapi${register}`, newcomer(3), { region: 'jp' })).toEqual({
      status: 200,
      json: {
        code: 4030,
        msg: 'ご利用の回線からのリクエストが多すぎます。10分後にもう一度お試しください。',
        data: null,
      },
    });
    expect((await sandbox.post(`/usapi${register}`, newcomer(3))).json['code']).toBe(4030);
    // Users with an account can still log in.
    expect((await logIn(sandbox, newcomer(0))).created).toBe(false);
    expect((await sandbox.post(`/euapi${register}`, newcomer(3), from('203.0.113.7'))).json['code']).toBe(2000);
    at += 10 * 60_000;
    expect((await logIn(sandbox, newcomer(4))).created).toBe(true);
  });

  it('can try to log in a limited number of times in total for all users', async () => {
    await using sandbox = await testSandbox({ guarding: { loginsPerAddress: 5 } });
    const code = async (number: number, headers: Record<string, string> = {}) =>
      (await sandbox.post(`/euapi${signIn}`, newcomer(number), headers)).json['code'];
    for (let number = 0; number < 5; number++) expect(await code(number)).toBe(4005);
    expect(await code(5)).toBe(4030);
    expect(await code(5, from('203.0.113.7'))).toBe(4005);
  });

  it('is the last one in x-forwarded-for, as a client can invent the earlier ones', async () => {
    await using sandbox = await testSandbox({ guarding: { loginsPerAddress: 1 } });
    const code = async (forwarded: string) =>
      (await sandbox.post(`/euapi${signIn}`, grace, from(forwarded))).json['code'];
    expect(await code('203.0.113.7')).toBe(4005);
    expect(await code('198.51.100.1, 203.0.113.7')).toBe(4030);
  });
});

describe('a password', () => {
  it.each(['8 chars!', '1'.repeat(128), '🤖'.repeat(8), '  spaces count  '])(
    'like %j is accepted unchanged',
    async (password) => {
      await using sandbox = await testSandbox();
      await logIn(sandbox, { ...grace, password });
      expect((await sandbox.post(`/euapi${signIn}`, { ...grace, password })).json['code']).toBe(2000);
      expect(
        (await sandbox.post(`/euapi${signIn}`, { ...grace, password: `${password.trim()}!` })).json['code'],
      ).not.toBe(2000);
    },
  );

  it.each([
    ['uk', 'The email address and password do not match.'],
    ['de', 'E-Mail-Adresse und Passwort stimmen nicht überein.'],
    ['fr', 'L’adresse e-mail et le mot de passe ne correspondent pas.'],
    ['jp', 'メールアドレスとパスワードが一致しません。'],
    ['kr', '이메일 주소와 비밀번호가 일치하지 않습니다.'],
    ['cn', '邮箱与密码不匹配。'],
  ])('that is wrong is reported in the language of %s', async (region, msg) => {
    await using sandbox = await testSandbox();
    expect((await sandbox.post(`/usapi${signIn}`, grace, { region })).json['msg']).toBe(msg);
  });
});
