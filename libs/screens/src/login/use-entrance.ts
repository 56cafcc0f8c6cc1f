import { isWhole } from '@kinemorph/api-client/session';
import type { UserInfo } from '@kinemorph/api-client/session';
import { returnPath, takeNotice, useAccount, useNotify, usePage, useSession } from '@kinemorph/site';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Enter } from './use-login-form.ts';

/** Where a visitor stands: before the forms, in a new account, or logged in already. */
export interface Entrance {
  readonly at: 'door' | 'welcome' | 'inside';
  readonly who: UserInfo | undefined;
  /** Where it goes on; the page that asked for the login, if one did. */
  readonly next: string;
  readonly wasAsked: boolean;
  readonly enter: Enter;
  readonly leave: () => void;
  /** Takes the focus when the visitor has brought about what is shown. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * What goes on at the login: who logs in goes on at once, but for a new account, which is welcomed first. Who has logged out is told so,
 * here or on the page before, in the words of `loggedOut`.
 */
export function useEntrance(loggedOut: string): Entrance {
  const page = usePage();
  const session = useSession();
  const account = useAccount();
  const notify = useNotify();
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const [entering, setEntering] = useState(false);
  const [isNew, setNew] = useState(false);
  const isHere = useIsHere();

  const tellLogOut = useEffectEvent(() => {
    if (takeNotice('logged-out')) notify({ title: loggedOut });
  });
  useEffect(() => tellLogOut(), []);

  const next = returnPath(search, page);
  // The session begins before its profile is there: until then the form is still busy.
  const isInside = session !== undefined && isWhole(session) && !entering;
  const at = isNew ? 'welcome' : isInside ? 'inside' : 'door';

  const heading = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current) heading.current?.focus();
    acted.current = false;
  }, [at]);

  return {
    at,
    who: session?.userInfo,
    next,
    wasAsked: new URLSearchParams(search).has('next'),
    async enter(door, credentials) {
      setEntering(true);
      const { problem, created = false } = await account.logIn(door, credentials);
      setEntering(false);
      if (problem) return problem;
      acted.current = true;
      setNew(created);
      // Who has gone elsewhere meanwhile is not fetched back.
      if (!created && isHere.current) location.assign(next);
      return undefined;
    },
    leave() {
      acted.current = true;
      account.logOut();
      notify({ title: loggedOut });
    },
    heading,
  };
}

/** Whether what calls it is still on the page. */
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
