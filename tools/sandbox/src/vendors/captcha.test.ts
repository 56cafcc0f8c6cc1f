import { describe, expect, it } from 'vitest';
import { grace, register, signIn } from '../testing/accounts.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { captchaTokenMs } from './captcha.ts';

type Sandbox = Awaited<ReturnType<typeof testSandbox>>;
const subscription = { email: grace.email, source: 'home', locale: 'de-DE' };
const subscribe = '/account/user/subscribe/create';
const token = async (sandbox: Sandbox) => (await sandbox.post('/__vendors/captcha/token', {})).json['token'];
const code = async (sandbox: Sandbox, path: string, body: object, headers: Record<string, string> = {}) =>
  (await sandbox.post(`/euapi${path}`, body, headers)).json['code'];

describe.each([
  [register, grace, 2000],
  [signIn, grace, 4005],
  [subscribe, subscription, 2000],
])('the captcha of %s', (path, body, passed) => {
  it('accepts a token that it has issued, once', async () => {
    await using sandbox = await testSandbox({ guarding: { captchaAfter: 0 } });
    const captcha = await token(sandbox);
    expect(await code(sandbox, path, { ...body, captcha })).toBe(passed);
    expect(await code(sandbox, path, { ...body, captcha })).toBe(4010);
  });

  it('rejects a wrong or missing token, in the language of the region', async () => {
    await using sandbox = await testSandbox({ guarding: { captchaAfter: 0 } });
    expect(await sandbox.post(`/euapi${path}`, body, { region: 'de' })).toEqual({
      status: 200,
      json: {
        code: 4010,
        msg: 'Wir konnten nicht bestätigen, dass Sie ein Mensch sind. Bitte versuchen Sie es erneut.',
        data: null,
      },
    });
    for (const captcha of ['', 'guessed', null, 7, {}])
      expect(await code(sandbox, path, { ...body, captcha }), JSON.stringify(captcha)).toBe(4010);
  });

  it('is not required by default, but a wrong token is rejected', async () => {
    await using sandbox = await testSandbox();
    expect(await code(sandbox, path, body)).toBe(passed);
    expect(await code(sandbox, path, { ...body, captcha: 'guessed' })).toBe(4010);
  });
});

describe('the captcha', () => {
  it('is required after a few calls from an IP address, and not from others', async () => {
    await using sandbox = await testSandbox({ guarding: { captchaAfter: 2 } });
    const codes = [];
    for (let count = 0; count < 3; count++) codes.push(await code(sandbox, signIn, grace));
    expect(codes).toEqual([4005, 4005, 4010]);
    expect(await code(sandbox, signIn, { ...grace, captcha: await token(sandbox) })).toBe(4005);
    expect(await code(sandbox, signIn, grace, { 'x-forwarded-for': '203.0.113.7' })).toBe(4005);
  });

  it('accepts a token until it expires', async () => {
    let at = 0;
    await using sandbox = await testSandbox({ now: () => at, guarding: { captchaAfter: 0 } });
    const [early, late] = [await token(sandbox), await token(sandbox)];
    at += captchaTokenMs - 1;
    expect(await code(sandbox, signIn, { ...grace, captcha: early })).toBe(4005);
    at += 1;
    expect(await code(sandbox, signIn, { ...grace, captcha: late })).toBe(4010);
  });

  it('issues tokens to pages of any origin', async () => {
    await using sandbox = await testSandbox();
    const answer = await sandbox.ask('/__vendors/captcha/token', {
      method: 'POST',
      headers: { origin: 'https://www.kinemorph.example' },
    });
    expect([
      answer.status,
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, '*', 'no-store']);
  });
});
