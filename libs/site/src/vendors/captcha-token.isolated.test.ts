import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { captchaToken as CaptchaToken } from './captcha-token.ts';

const vendors = { captcha: 'https://captcha.example/c.js' };
let captchaToken: typeof CaptchaToken;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  ({ captchaToken } = await import('./captcha-token.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const defines = (execute: () => Promise<unknown>) => {
  vi.stubGlobal('kinemorphCaptcha', { execute });
};
/** Returns the value of a token after a time in milliseconds; 'waiting' while it is pending. */
async function after(ms: number, token: Promise<string | undefined>): Promise<string | undefined> {
  let result: string | undefined = 'waiting';
  void token.then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}

describe('captcha token [AP-11]', () => {
  it('comes from the captcha script, a new one for each call', async () => {
    let given = 0;
    defines(() => Promise.resolve(`token ${(given += 1)}`));
    expect([await captchaToken(vendors), await captchaToken(vendors)]).toEqual(['token 1', 'token 2']);
  });

  it('is undefined at once on a page without a captcha', async () => {
    defines(() => Promise.resolve('token'));
    expect(await after(0, captchaToken(undefined))).toBeUndefined();
    expect(await after(0, captchaToken({}))).toBeUndefined();
  });

  it('waits for a script that is still loading', async () => {
    const token = captchaToken(vendors);
    expect(await after(1000, token)).toBe('waiting');
    defines(() => Promise.resolve('token'));
    expect(await after(100, token)).toBe('token');
  });

  it('is undefined if the script does not load within four seconds, and the next call does not wait', async () => {
    expect(await after(3900, captchaToken(vendors))).toBe('waiting');
    expect(await after(4100, captchaToken(vendors))).toBeUndefined();
    expect(await after(0, captchaToken(vendors))).toBeUndefined();
    defines(() => Promise.resolve('late'));
    expect(await after(0, captchaToken(vendors))).toBe('late');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['fails', () => Promise.reject(new Error('blocked'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['gives out no text', () => Promise.resolve({ token: 1 })],
    ['gives out nothing', () => Promise.resolve('')],
  ])('is undefined for a script that %s', async (_, execute) => {
    defines(execute);
    expect(await after(0, captchaToken(vendors))).toBeUndefined();
  });

  it('is undefined after ten seconds for a script that hangs', async () => {
    defines(() => new Promise(() => undefined));
    const token = captchaToken(vendors);
    expect(await after(9900, token)).toBe('waiting');
    expect(await after(100, token)).toBeUndefined();
  });
});
