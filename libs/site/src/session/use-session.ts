import type { Session } from '@kinemorph/api-client/session';
import { useSyncExternalStore } from 'react';
import { usePage } from '../document/page-context.tsx';
import { sessionStore } from './session-store.ts';

/** Who is logged in, in this tab or another; undefined on the server and while its page is hydrated, which know nobody. */
export function useSession(): Session | undefined {
  const { storageScope } = usePage();
  const { subscribe, read } = sessionStore(storageScope);
  return useSyncExternalStore(subscribe, read, () => undefined);
}
