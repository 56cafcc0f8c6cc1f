import type { UserInfo } from '@kinemorph/api-client/session';
import { leaveNotice, loginPath, toLogin, useAccount, usePage, useSession } from '@kinemorph/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whose account it is. */
export interface Visitor {
  /** Nobody's before hydration, nor while one who is logged out is led to the login. */
  readonly info: UserInfo | undefined;
  /** How it goes to bring `info` up to date; `again` is running after it has failed. */
  readonly refresh: 'running' | 'done' | 'failed' | 'again';
  readonly retry: () => void;
  readonly logOut: () => void;
}

/** Who is logged in: at once as the browser has kept it, then as the API knows it. Who is not is led to the login. */
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
      // Who goes by choice is not asked to come back.
      isLeaving.current = true;
      account.logOut();
      leaveNotice('logged-out');
      // With an anchor, for which React starts without a sign of a person: the notice is told at once.
      location.replace(`${loginPath(page)}#logged-out`);
    },
  };
}
