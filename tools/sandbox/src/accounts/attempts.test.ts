import { describe, expect, it } from 'vitest';
import { grace, logIn, register, signIn } from '../testing/accounts.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { temporaryFile } from '../testing/temporary-file.ts';
import { failureWindowMs, maxFailures } from './attempts.ts';

type Sandbox = Awaited<ReturnType<typeof testSandbox>>;
const wrong = { ...grace, password: 'something else' };

async function codeOf(sandbox: Sandbox, path: string, credentials: object): Promise<unknown> {
  return (await sandbox.post(path, credentials)).json['code'];
}

/** Uses up all failures but one, through both calls. */
async function failAlmost(sandbox: Sandbox) {
  for (let count = 1; count < maxFailures; count++)
    expect(await codeOf(sandbox, `/euapi${count % 2 ? signIn : register}`, wrong)).toBe(4005);
}

describe('wrong passwords', () => {
  it('block log-ins for 15 minutes after ten, even with the right password [AP-6][AP-7]', async () => {
    let at = 0;
    await using sandbox = await testSandbox({ now: () => at });
    await logIn(sandbox);
    await failAlmost(sandbox);
    expect(await codeOf(sandbox, `/euapi${signIn}`, wrong)).toBe(4005);
    expect(await sandbox.post(`/euapi${signIn}`, grace, { region: 'kr' })).toEqual({
      status: 200,
      json: { code: 4029, msg: '시도 횟수가 너무 많습니다. 15분 후에 다시 시도해 주세요.', data: null },
    });
    expect(await codeOf(sandbox, `/euapi${register}`, grace)).toBe(4029);
    at += failureWindowMs - 1;
    expect(await codeOf(sandbox, `/euapi${signIn}`, grace)).toBe(4029);
    at += 1;
    expect(await codeOf(sandbox, `/euapi${signIn}`, grace)).toBe(2000);
  });

  it('are no longer counted after a successful log-in', async () => {
    await using sandbox = await testSandbox();
    await logIn(sandbox);
    await failAlmost(sandbox);
    expect(await codeOf(sandbox, `/euapi${signIn}`, grace)).toBe(2000);
    await failAlmost(sandbox);
    expect(await codeOf(sandbox, `/euapi${signIn}`, grace)).toBe(2000);
  });

  it('are limited to ten even when they arrive all at once', async () => {
    await using sandbox = await testSandbox();
    await logIn(sandbox);
    const codes = await Promise.all(Array.from({ length: 15 }, () => codeOf(sandbox, `/euapi${signIn}`, wrong)));
    expect(codes.filter((code) => code === 4005)).toHaveLength(10);
    expect(codes.filter((code) => code === 4029)).toHaveLength(5);
  });

  it('count for one email address of one market, with or without an account', async () => {
    await using sandbox = await testSandbox();
    for (let count = 0; count < maxFailures; count++)
      expect(await codeOf(sandbox, `/euapi${signIn}`, wrong)).toBe(4005);
    expect(await codeOf(sandbox, `/euapi${signIn}`, { ...wrong, email: ` ${wrong.email.toUpperCase()} ` })).toBe(4029);
    expect(await codeOf(sandbox, `/euapi${signIn}`, { ...wrong, email: 'other@example.com' })).toBe(4005);
    expect(await codeOf(sandbox, `/usapi${signIn}`, wrong)).toBe(4005);
  });

  it('from another IP address do not lock out the owner of the account', async () => {
    await using sandbox = await testSandbox();
    await logIn(sandbox);
    const stranger = { 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < maxFailures; count++) await sandbox.post(`/euapi${signIn}`, wrong, stranger);
    expect((await sandbox.post(`/euapi${signIn}`, grace, stranger)).json['code']).toBe(4029);
    expect(await codeOf(sandbox, `/euapi${signIn}`, grace)).toBe(2000);
    // The owner's log-in does not reset the stranger's failures.
    expect((await sandbox.post(`/euapi${signIn}`, grace, stranger)).json['code']).toBe(4029);
  });

  it('are not counted when they are too short to be a password', async () => {
    await using sandbox = await testSandbox();
    await logIn(sandbox);
    for (let count = 0; count <= maxFailures; count++)
      expect(await codeOf(sandbox, `/euapi${signIn}`, { ...grace, password: 'short' })).toBe(4002);
    expect(await codeOf(sandbox, `/euapi${signIn}`, grace)).toBe(2000);
  });

  it('are still counted after a restart', async () => {
    using temporary = temporaryFile();
    {
      await using sandbox = await testSandbox({ db: temporary.file });
      for (let count = 0; count < maxFailures; count++) await codeOf(sandbox, `/euapi${signIn}`, wrong);
    }
    await using sandbox = await testSandbox({ db: temporary.file });
    expect(await codeOf(sandbox, `/euapi${signIn}`, wrong)).toBe(4029);
  });
});
