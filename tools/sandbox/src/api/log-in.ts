import { isRegionId, regions } from '@kinemorph/content/regions';
import type { Context } from 'hono';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import type { User } from '../accounts/users.ts';
import type { Database } from '../database.ts';
import type { Market } from '../market.ts';
import { failure, success } from './answer.ts';
import { callerAddress } from './caller-address.ts';
import type { ErrorCode } from './codes.ts';
import { readCredentials, type Credentials } from './credentials.ts';
import type { Guards } from './guards.ts';

/** Logs in; creates an account for an address that the market does not know. */
export async function registerOrLogIn(
  c: Context,
  market: Market,
  database: Database,
  guards: Guards,
): Promise<Response> {
  return attempt(c, market, database, guards, async (credentials) => {
    const { email, password } = credentials;
    const isNew = database.users.byEmail(market, email) === undefined;
    // An existing account keeps its password, even if it is common.
    if (isNew && isCommonPassword(password)) return 'commonPassword';
    if (isNew && !guards.mayGoOn(c, 'account')) return 'addressLimit';
    const created =
      isNew &&
      database.users.add({
        market,
        email,
        password: await hashPassword(password),
        country: countryOf(c.req.header('region'), market),
      });
    const user = created || (await userWith(credentials, market, database));
    return user ? { user, rest: { created: Boolean(created) } } : 'wrongLogin';
  });
}

/** Logs in a user with an account. */
export async function signIn(c: Context, market: Market, database: Database, guards: Guards): Promise<Response> {
  return attempt(c, market, database, guards, async (credentials) => {
    const user = await userWith(credentials, market, database);
    return user ? { user } : 'wrongLogin';
  });
}

type LogIn = (credentials: Credentials) => Promise<{ readonly user: User; readonly rest?: object } | ErrorCode>;

async function attempt(
  c: Context,
  market: Market,
  database: Database,
  guards: Guards,
  logIn: LogIn,
): Promise<Response> {
  const credentials = await readCredentials(c);
  if (typeof credentials === 'string') return failure(c, credentials);
  const problem = guards.captchaProblem(c, credentials.captcha);
  if (problem) return failure(c, problem);
  if (!guards.mayGoOn(c, 'login')) return failure(c, 'addressLimit');
  const attempted = { market, email: credentials.email, address: callerAddress(c) };
  if (!database.attempts.begin(attempted)) return failure(c, 'tooManyAttempts');
  const done = await logIn(credentials);
  // A request that was refused before comparing a password is no failed attempt.
  if (done !== 'wrongLogin') database.attempts.forgive(attempted);
  if (typeof done === 'string') return failure(c, done);
  const { user, rest } = done;
  return success(c, { user_id: user.id, ...database.sessions.open(user.id), ...rest });
}

async function userWith(
  { email, password }: Credentials,
  market: Market,
  database: Database,
): Promise<User | undefined> {
  const user = database.users.byEmail(market, email);
  // Also computed for an unknown user: the response time must not reveal if the address has an account.
  return (await isPassword(password, user?.password)) ? user : undefined;
}

/**
 * Returns the country of a call's region. Without a region of the market, it is that of the region with the market's
 * name.
 */
function countryOf(region = '', market: Market): string {
  const isOfMarket = isRegionId(region) && regions[region].market === market;
  return regions[isOfMarket ? region : market].country;
}
