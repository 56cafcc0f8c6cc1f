import { createSessionStore, type SessionStore } from '@kinemorph/api-client/session';

const stores = new Map<string, SessionStore>();

/** The session of a market, by the scope of its keys; one for all that ask on this page. */
export function sessionStore(scope: string): SessionStore {
  let store = stores.get(scope);
  if (!store) stores.set(scope, (store = createSessionStore(scope)));
  return store;
}
