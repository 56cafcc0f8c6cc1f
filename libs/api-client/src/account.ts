import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { ApiClient } from './api-call.ts';
import { readAnswer } from './read-answer.ts';
import type { Refreshed } from './session/refresh.ts';
import type { SessionStore } from './session/session-store.ts';
import type { UserInfo } from './session/user-info.ts';

/** What one logs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** What the page's captcha has given out; left out where the page has none. */
  readonly captcha?: string | undefined;
}

/** Which of the API's two doors: the one that makes an account where there is none, or the older one for those who have theirs. */
export type Door = 'register_or_login' | 'sign_in';

const noSession = 'the answer is no session';
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/));
// Identifiers of older accounts are numbers.
const userId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), token);
const loginSchema = v.object({
  user_id: userId,
  apptoken: token,
  reftoken: token,
  created: v.optional(v.boolean(), false),
});
const refreshSchema = v.object({ user_id: userId, apptoken: token, reftoken: v.optional(token) });

/**
 * Logs in, keeps the session and fetches the profile into it. Silent: the form shows its errors.
 * A profile that does not come does not undo the login.
 */
export async function logIn(
  client: ApiClient,
  store: SessionStore,
  door: Door,
  credentials: Credentials,
): Promise<{ readonly created: boolean }> {
  const answer = readAnswer(
    loginSchema,
    await client.call({ method: 'POST', path: `/account/user/${door}`, data: credentials, silent: true }),
    noSession,
  );
  // Nothing of who was logged in before is left.
  store.clear();
  store.save({ apptoken: answer.apptoken, reftoken: answer.reftoken, userId: answer.user_id });
  await fetchProfile(client, store, { silent: true }).catch(() => undefined);
  return { created: answer.created };
}

/** Fetches who is logged in, and keeps it with the session. */
export async function fetchProfile(client: ApiClient, store: SessionStore, { silent = false } = {}): Promise<UserInfo> {
  const userInfo = store.saveProfile(await client.call({ method: 'GET', path: '/account/user/profile', silent }));
  if (!userInfo) throw new ApiError('malformed', 'the profile is none');
  return userInfo;
}

/** Asks for a new token in place of an expired one. */
export async function refreshSession(client: ApiClient, user: string): Promise<Refreshed> {
  const answer = readAnswer(
    refreshSchema,
    await client.call({
      method: 'GET',
      path: '/account/user/sign_in/refresh',
      params: { user_id: user },
      silent: true,
    }),
    noSession,
  );
  return { userId: answer.user_id, apptoken: answer.apptoken, reftoken: answer.reftoken };
}
