import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { ApiClient } from './api-call.ts';
import { readAnswer } from './read-answer.ts';
import type { Refreshed } from './session/refresh.ts';
import type { SessionStore } from './session/session-store.ts';
import type { UserInfo } from './session/user-info.ts';

/** The data of a login form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The token of the page's captcha; left out on pages without a captcha. */
  readonly captcha?: string | undefined;
}

/** The API's two login calls: one also creates missing accounts, the older one is for existing accounts only. */
export type LoginMethod = 'register_or_login' | 'sign_in';

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
 * Logs in, saves the session and fetches the profile into it. Silent: the form shows its errors. The login succeeds
 * even if the profile can't be fetched.
 */
export async function logIn(
  client: ApiClient,
  store: SessionStore,
  method: LoginMethod,
  credentials: Credentials,
): Promise<{ readonly created: boolean }> {
  const answer = readAnswer(
    loginSchema,
    await client.call({ method: 'POST', path: `/account/user/${method}`, data: credentials, silent: true }),
    noSession,
  );
  // Remove everything of the previous user first.
  store.clear();
  store.save({ apptoken: answer.apptoken, reftoken: answer.reftoken, userId: answer.user_id });
  await fetchProfile(client, store, { silent: true }).catch(() => undefined);
  return { created: answer.created };
}

/** Fetches the profile of the logged-in user and saves it with the session. */
export async function fetchProfile(client: ApiClient, store: SessionStore, { silent = false } = {}): Promise<UserInfo> {
  const userInfo = store.saveProfile(await client.call({ method: 'GET', path: '/account/user/profile', silent }));
  if (!userInfo) throw new ApiError('malformed', 'the answer has no profile');
  return userInfo;
}

/** Requests a new token in place of an expired one. */
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
