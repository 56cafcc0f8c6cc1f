import { createToken } from '../accounts/tokens.ts';
import type { Clock } from '../clock.ts';

/** How long a token counts, in milliseconds. */
export const captchaTokenMs = 2 * 60_000;

/** How many tokens may be out at once. */
const maxTokens = 10_000;

/** A stand-in for a captcha service: it accepts every visitor, and issues tokens for a single use. */
export interface Captcha {
  issue(): string;
  /** Returns true if a token was issued recently and has not been used before. */
  redeem(token: unknown): boolean;
}

export function createCaptcha(now: Clock = Date.now): Captcha {
  const tokens = new Map<string, number>();
  return {
    issue() {
      const token = createToken();
      tokens.set(token, now());
      const [oldest] = tokens.keys();
      if (tokens.size > maxTokens && oldest !== undefined) tokens.delete(oldest);
      return token;
    },
    redeem(token) {
      const issued = typeof token === 'string' ? tokens.get(token) : undefined;
      if (typeof token === 'string') tokens.delete(token);
      return issued !== undefined && now() < issued + captchaTokenMs;
    },
  };
}
