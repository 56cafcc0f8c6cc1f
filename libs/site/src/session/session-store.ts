import { createSessionStore, type SessionStore } from '@kinemorph/api-client/session';

const stores = new Map<string, SessionStore>();

/** Returns the session of a market, by the scope of its keys; all callers on this page share it. */
export function sessionStore(scope: string): SessionStore {
  let store = stores.get(scope);
  if (!store) stores.set(scope, (store = createSessionStore(scope)));
  return store;
}
