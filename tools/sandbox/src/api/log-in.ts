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

/** Logs in; an address that the market does not know gets an account. */
export async function registerOrLogIn(
  c: Context,
  market: Market,
  database: Database,
  guards: Guards,
): Promise<Response> {
  return attempt(c, market, database, guards, async (credentials) => {
    const { email, password } = credentials;
    const isNew = database.users.byEmail(market, email) === undefined;
    // An account of earlier times keeps its password, however common.
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

/** Logs in who has an account. */
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
  // What was refused before a password was compared is no wrong one.
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
  // Asked for a stranger too: how long an answer takes must not tell whether the address has an account.
  return (await isPassword(password, user?.password)) ? user : undefined;
}

/** Every market has a region of its own name, which speaks for it where a call names no region of it. */
function countryOf(region = '', market: Market): string {
  const isOfMarket = isRegionId(region) && regions[region].market === market;
  return regions[isOfMarket ? region : market].country;
}
