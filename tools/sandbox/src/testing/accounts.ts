import type { testSandbox } from './sandbox.ts';

type Sandbox = Awaited<ReturnType<typeof testSandbox>>;

export const register = '/account/user/register_or_login';
export const signIn = '/account/user/sign_in';
export const refresh = '/account/user/sign_in/refresh';
export const profile = '/account/user/profile';

/** Credentials of a user. */
export const grace = { email: 'grace.hopper@example.com', password: 'nanoseconds are long' } as const;

/** The response to a log-in. */
export interface LoggedIn {
  readonly user_id: string;
  readonly apptoken: string;
  readonly reftoken: string;
  readonly created?: boolean;
}

/** Logs a user in, and creates the account if it does not exist. */
export async function logIn(sandbox: Sandbox, credentials: object = grace, api = '/euapi'): Promise<LoggedIn> {
  const { json } = await sandbox.post(api + register, credentials);
  if (json['code'] !== 2000) throw new Error(`could not log in: ${JSON.stringify(json)}`);
  return json['data'] as LoggedIn;
}

/** Returns the response code of the profile for an apptoken. */
export async function profileCode(
  sandbox: Sandbox,
  { apptoken }: Pick<LoggedIn, 'apptoken'>,
  api = '/euapi',
): Promise<unknown> {
  return (await sandbox.get(api + profile, { apptoken }))['code'];
}

/** Returns the response to a refresh. */
export async function refreshed(
  sandbox: Sandbox,
  { user_id, reftoken }: Pick<LoggedIn, 'user_id' | 'reftoken'>,
  api = '/euapi',
) {
  return sandbox.get(`${api}${refresh}?${new URLSearchParams({ user_id }).toString()}`, { reftoken });
}
