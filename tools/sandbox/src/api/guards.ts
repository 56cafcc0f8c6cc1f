import type { Context } from 'hono';
import type { AddressCalls } from '../accounts/address-calls.ts';
import type { Captcha } from '../vendors/captcha.ts';
import { callerAddress } from './caller-address.ts';
import type { ErrorCode } from './codes.ts';

/** Protection of an API beyond the contract. */
export interface Guarding {
  /** How many accounts an address may make in 10 minutes. */
  readonly accountsPerAddress: number;
  /** How often an address may try to log in within 10 minutes. */
  readonly loginsPerAddress: number;
  /** How many support requests an address may send in 10 minutes. */
  readonly supportPerAddress: number;
  /**
   * How many calls an address may make in 10 minutes without a captcha's token; undefined for any number. A wrong token
   * never counts.
   */
  readonly captchaAfter: number | undefined;
  /**
   * True if it has features beyond the contract: a call to sign out, and reftokens that are replaced at each refresh.
   */
  readonly extended: boolean;
}

export const defaultGuarding: Guarding = {
  accountsPerAddress: 20,
  loginsPerAddress: 200,
  supportPerAddress: 60,
  captchaAfter: undefined,
  extended: true,
};

/** The limit of each kind of call. */
const limits = { account: 'accountsPerAddress', login: 'loginsPerAddress', support: 'supportPerAddress' } as const;

/** The checks that a call must pass. */
export interface Guards extends Guarding {
  /** Returns the error in a call's captcha token, if there is one. */
  captchaProblem(c: Context, token: unknown): ErrorCode | undefined;
  /** Counts an account, a log-in or a support request for the address of a call. False when there were too many. */
  mayGoOn(c: Context, call: keyof typeof limits): boolean;
}

/** The guards of all markets' APIs together. */
export function createGuards(guarding: Guarding, calls: AddressCalls, captcha: Captcha): Guards {
  return {
    ...guarding,
    captchaProblem(c, token) {
      const { captchaAfter } = guarding;
      if (token !== undefined) return captcha.redeem(token) ? undefined : 'captchaFailed';
      // Visitors whose browsers block the captcha can still log in; programs can't create many accounts.
      return captchaAfter === undefined || calls.count('withoutCaptcha', callerAddress(c), captchaAfter)
        ? undefined
        : 'captchaFailed';
    },
    mayGoOn: (c, call) => calls.count(call, callerAddress(c), guarding[limits[call]]),
  };
}
