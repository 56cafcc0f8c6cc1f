import type { testSandbox } from './sandbox.ts';

type Sandbox = Awaited<ReturnType<typeof testSandbox>>;

export const register = '/account/user/register_or_login';
export const signIn = '/account/user/sign_in';
export const refresh = '/account/user/sign_in/refresh';
export const profile = '/account/user/profile';

/** Somebody who logs in. */
export const grace = { email: 'grace.hopper@example.com', password: 'nanoseconds are long' } as const;

/** What a log-in answers. */
export interface LoggedIn {
  readonly user_id: string;
  readonly apptoken: string;
  readonly reftoken: string;
  readonly created?: boolean;
}

/** Logs somebody in, with an account made where there is none. */
export async function logIn(sandbox: Sandbox, credentials: object = grace, api = '/euapi'): Promise<LoggedIn> {
  const { json } = await sandbox.post(api + register, credentials);
  if (json['code'] !== 2000) throw new Error(`could not log in: ${JSON.stringify(json)}`);
  return json['data'] as LoggedIn;
}

/** The code that the profile answers to an apptoken. */
export async function profileCode(
  sandbox: Sandbox,
  { apptoken }: Pick<LoggedIn, 'apptoken'>,
  api = '/euapi',
): Promise<unknown> {
  return (await sandbox.get(api + profile, { apptoken }))['code'];
}

/** What a refresh answers. */
export async function refreshed(
  sandbox: Sandbox,
  { user_id, reftoken }: Pick<LoggedIn, 'user_id' | 'reftoken'>,
  api = '/euapi',
) {
  return sandbox.get(`${api}${refresh}?${new URLSearchParams({ user_id }).toString()}`, { reftoken });
}
