import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '../database.ts';
import type { Market } from '../market.ts';
import { markets } from '@kinemorph/content';
import { supportKinds } from '@kinemorph/api-client/support-rules';
import { maxBodyBytes, maxSupportBodyBytes } from '../limits.ts';
import { failure, success } from './answer.ts';
import { readExamples } from './examples.ts';
import type { Guards } from './guards.ts';
import { registerOrLogIn, signIn } from './log-in.ts';
import { profile, refresh, signOut } from './session.ts';
import { subscribe } from './subscribe.ts';
import { supportRequest } from './support.ts';

/** The base path of each market's account API. */
export const apiMarkets: Readonly<Record<string, Market>> = Object.fromEntries(
  (Object.keys(markets) as Market[]).map((id) => [markets[id].apiBase, id]),
);

/** Serves a market's account API. A call without an implementation returns its example. */
export function accountApi(market: Market, database: Database, guards: Guards, examples = readExamples()): Hono {
  const api = new Hono();
  const onError = (c: Context) => failure(c, 'tooLarge', 413);
  const [limit, supportLimit] = [
    bodyLimit({ maxSize: maxBodyBytes, onError }),
    bodyLimit({ maxSize: maxSupportBodyBytes, onError }),
  ];
  api.use((c, next) => (c.req.path.includes('/support/') ? supportLimit : limit)(c, next));
  api.post('/account/user/subscribe/create', (c) => subscribe(c, market, database, guards));
  api.post('/account/user/register_or_login', (c) => registerOrLogIn(c, market, database, guards));
  api.post('/account/user/sign_in', (c) => signIn(c, market, database, guards));
  api.get('/account/user/sign_in/refresh', (c) => refresh(c, market, database, guards));
  if (guards.extended) api.post('/account/user/sign_out', (c) => signOut(c, market, database));
  api.get('/account/user/profile', (c) => profile(c, market, database));
  for (const kind of supportKinds)
    api.post(`/support/${kind}`, (c) => supportRequest(c, kind, market, database, guards));
  for (const { method, path, answers } of examples) api.on(method, path, (c) => success(c, answers));
  api.all('*', (c) => failure(c, 'unknownPath', 404));
  return api;
}
