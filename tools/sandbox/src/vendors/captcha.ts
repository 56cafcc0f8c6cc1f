import { createToken } from '../accounts/tokens.ts';
import type { Clock } from '../clock.ts';

/** How long a token counts, in milliseconds. */
export const captchaTokenMs = 2 * 60_000;

/** How many tokens may be out at once. */
const maxTokens = 10_000;

/** The stand-in for a captcha's service: it takes everybody for a person, and gives out tokens that count once. */
export interface Captcha {
  issue(): string;
  /** Whether a token was given out lately and has not been shown before. */
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
