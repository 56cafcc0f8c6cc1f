import type { Session } from '@kinemorph/api-client/session';
import { useSyncExternalStore } from 'react';
import { usePage } from '../page/page-info.tsx';
import { sessionStore } from './session-store.ts';

/**
 * Returns the session of the logged-in user, in this tab or another; undefined on the server and during hydration,
 * where no user is known.
 */
export function useSession(): Session | undefined {
  const { storageScope } = usePage();
  const { subscribe, read } = sessionStore(storageScope);
  return useSyncExternalStore(subscribe, read, () => undefined);
}
