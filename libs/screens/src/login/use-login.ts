import { isWhole } from '@kinemorph/api-client/session';
import type { UserInfo } from '@kinemorph/api-client/session';
import { returnPath, takeNotice, useAccount, useNotify, usePage, useSession } from '@kinemorph/site';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { LogIn } from './use-login-form.ts';

/** The state of the login: before the forms, in a new account, or already logged in. */
export interface LoginState {
  readonly status: 'signedOut' | 'welcome' | 'signedIn';
  readonly who: UserInfo | undefined;
  /** The next page: the one that requested the login, if any. */
  readonly next: string;
  readonly wasAsked: boolean;
  readonly logIn: LogIn;
  readonly logOut: () => void;
  /** Takes the focus after a change that the visitor has caused. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Controls the login page: after a login it navigates to the next page, but a new account gets a welcome first. After a
 * logout, here or on the page before, it shows the notice `loggedOut`.
 */
export function useLogin(loggedOut: string): LoginState {
  const page = usePage();
  const session = useSession();
  const account = useAccount();
  const notify = useNotify();
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [isNew, setNew] = useState(false);
  const isHere = useIsHere();

  const showLogOut = useEffectEvent(() => {
    if (takeNotice('logged-out')) notify({ title: loggedOut });
  });
  useEffect(() => showLogOut(), []);

  const next = returnPath(search, page);
  // The session begins before its profile has loaded: until then the form is still busy.
  const isSignedIn = session !== undefined && isWhole(session) && !isLoggingIn;
  const status = isNew ? 'welcome' : isSignedIn ? 'signedIn' : 'signedOut';

  const heading = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current) heading.current?.focus();
    acted.current = false;
  }, [status]);

  return {
    status,
    who: session?.userInfo,
    next,
    wasAsked: new URLSearchParams(search).has('next'),
    async logIn(method, credentials) {
      setLoggingIn(true);
      const { problem, created = false } = await account.logIn(method, credentials);
      setLoggingIn(false);
      if (problem) return problem;
      acted.current = true;
      setNew(created);
      // Visitors who have left the login page meanwhile stay where they are.
      if (!created && isHere.current) location.assign(next);
      return undefined;
    },
    logOut() {
      acted.current = true;
      account.logOut();
      notify({ title: loggedOut });
    },
    heading,
  };
}

/** Returns a ref that is true while the component is mounted. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

function never() {
  return () => undefined;
}
