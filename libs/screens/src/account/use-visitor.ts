import type { UserInfo } from '@kinemorph/api-client/session';
import { leaveNotice, loginPath, toLogin, useAccount, usePage, useSession } from '@kinemorph/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The visitor's profile, and its refresh from the API. */
export interface Visitor {
  /** Undefined before hydration, and during the redirect of a logged-out visitor to the login. */
  readonly info: UserInfo | undefined;
  /** The state of the update of `info`; `again` runs after a failure. */
  readonly refresh: 'running' | 'done' | 'failed' | 'again';
  readonly retry: () => void;
  readonly logOut: () => void;
}

/**
 * Returns the logged-in visitor: first as stored in the browser, then as the API knows them. Redirects a logged-out
 * visitor to the login.
 */
export function useVisitor(): Visitor {
  const page = usePage();
  const session = useSession();
  const account = useAccount();
  const [refresh, setRefresh] = useState<Visitor['refresh']>('running');
  const isLeaving = useRef(false);
  const state = session === undefined ? 'unknown' : session.apptoken === undefined ? 'out' : 'in';

  const ask = () => {
    account.profile().then(
      () => setRefresh('done'),
      () => setRefresh('failed'),
    );
  };
  const begin = useEffectEvent(() => {
    if (state === 'in') ask();
    if (state === 'out' && !isLeaving.current) toLogin(page);
  });
  useEffect(() => {
    begin();
  }, [state]);

  return {
    info: state === 'in' ? session?.userInfo : undefined,
    refresh,
    retry() {
      setRefresh('again');
      ask();
    },
    logOut() {
      // A visitor who logs out on purpose is not asked to log in again.
      isLeaving.current = true;
      account.logOut();
      leaveNotice('logged-out');
      // The anchor makes React start without the first sign of a person, so that the notice appears at once.
      location.replace(`${loginPath(page)}#logged-out`);
    },
  };
}
