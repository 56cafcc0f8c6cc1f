import { isRegionId, regions } from '@kinemorph/content/regions';
import type { Context } from 'hono';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import type { User } from '../accounts/users.ts';
import type { Database, Market } from '../database.ts';
import { failure, success } from './answer.ts';
import { readCredentials, type Credentials } from './credentials.ts';

/** Logs in; an address that the market does not know gets an account. */
export async function registerOrLogIn(c: Context, market: Market, database: Database): Promise<Response> {
  return attempt(c, market, database, async credentials => {
    const { email, password } = credentials;
    const isNew = database.users.byEmail(market, email) === undefined;
    const created = isNew && database.users.add({ market, email, password: await hashPassword(password), country: countryOf(c.req.header('region'), market) });
    const user = created || (await userWith(credentials, market, database));
    return user && { user, rest: { created: Boolean(created) } };
  });
}

/** Logs in who has an account. */
export async function signIn(c: Context, market: Market, database: Database): Promise<Response> {
  return attempt(c, market, database, async credentials => {
    const user = await userWith(credentials, market, database);
    return user && { user };
  });
}

type LogIn = (credentials: Credentials) => Promise<{ readonly user: User; readonly rest?: object } | undefined>;

async function attempt(c: Context, market: Market, database: Database, logIn: LogIn): Promise<Response> {
  const credentials = await readCredentials(c);
  if (typeof credentials === 'string') return failure(c, credentials);
  if (!database.attempts.begin(market, credentials.email)) return failure(c, 'tooManyAttempts');
  const done = await logIn(credentials);
  if (!done) return failure(c, 'wrongLogin');
  database.attempts.forgive(market, credentials.email);
  const { user, rest } = done;
  return success(c, { user_id: user.id, ...database.sessions.open(user.id), ...rest });
}

async function userWith({ email, password }: Credentials, market: Market, database: Database): Promise<User | undefined> {
  const user = database.users.byEmail(market, email);
  // Asked for a stranger too: how long an answer takes must not tell whether the address has an account.
  return (await isPassword(password, user?.password)) ? user : undefined;
}

/** Every market has a region of its own name, which speaks for it where a call names no region of it. */
function countryOf(region = '', market: Market): string {
  const isOfMarket = isRegionId(region) && regions[region].market === market;
  return regions[isOfMarket ? region : market].country;
}
