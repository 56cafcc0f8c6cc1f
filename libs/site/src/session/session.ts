import { createSessionStore, type Session, type SessionStore } from '@kinemorph/api-client/session';
import { useSyncExternalStore } from 'react';
import { usePage } from '../document/page-context.tsx';

const stores = new Map<string, SessionStore>();

/** The session of a market, by the scope of its keys; one for all that asks on this page. */
export function sessionStore(scope: string): SessionStore {
  let store = stores.get(scope);
  if (!store) stores.set(scope, (store = createSessionStore(scope)));
  return store;
}

/** Who is logged in, in this tab or another; undefined on the server and while its page is hydrated, which know nobody. */
export function useSession(): Session | undefined {
  const { storageScope } = usePage();
  const { subscribe, read } = sessionStore(storageScope);
  return useSyncExternalStore(subscribe, read, () => undefined);
}
