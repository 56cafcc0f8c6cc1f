import type { Context } from 'hono';
import * as v from 'valibot';
import type { ErrorCode } from './codes.ts';
import { emailSchema } from './email.ts';

/** The credentials of a log-in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Credentials as a call sends them. */
export interface SentCredentials extends Credentials {
  /** Token of the page's captcha; undefined if the page has none. */
  readonly captcha: unknown;
}

/** How many characters a password has; one beyond the basic plane is one. */
export const passwordLength = { min: 8, max: 128 } as const;

const bodySchema = v.object({ email: v.optional(v.unknown()), password: v.string(), captcha: v.optional(v.unknown()) });

/** Reads the credentials of a call, or returns the error in them. */
export async function readCredentials(c: Context): Promise<SentCredentials | ErrorCode> {
  const body = v.safeParse(bodySchema, await c.req.json<unknown>().catch(() => undefined));
  if (!body.success) return 'badRequest';
  const email = v.safeParse(emailSchema, body.output.email);
  if (!email.success) return 'badEmail';
  const { password, captcha } = body.output;
  const length = Array.from(password).length;
  if (length < passwordLength.min || length > passwordLength.max) return 'badPassword';
  return { email: email.output, password, captcha };
}
