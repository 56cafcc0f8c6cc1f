import type { SessionEnd } from '@kinemorph/api-client';
import type { Session } from '@kinemorph/api-client/session';
import type { PageFacts } from '../document/page-context.tsx';
import { loginPath } from './login-path.ts';
import { sessionStore } from './session-store.ts';

/** How long the message that a login has expired stands before the login does, in milliseconds. */
const readingTime = 2000;

/** A page that asks for a login. */
type AskingPage = Pick<PageFacts, 'home' | 'path' | 'storageScope'>;

/** What was left of the session when the visitor was last led to the login. */
let ledFor: Session | undefined;

/**
 * Takes a visitor to the login, which leads back to this page. Once for a session, however many ask for it: that it is over
 * is noticed by the call that was refused and by the page that shows who is logged in, and a second navigation would abort
 * the first. The page is replaced, since the way back to it would lead to the login again; one that is there for everybody `comesBack`.
 */
export function toLogin(page: AskingPage, { comesBack = false } = {}): void {
  const session = sessionStore(page.storageScope).read();
  if (session === ledFor || page.path === loginPath(page)) return;
  ledFor = session;
  location[comesBack ? 'assign' : 'replace'](loginPath(page, page.path));
}

/**
 * Takes a visitor whose session is over to the login: at once when it was refused, else when the message has been read. A
 * visitor who has logged in again in another tab stays.
 */
export function endSession(why: SessionEnd, page: AskingPage, options?: { readonly comesBack: boolean }): void {
  const store = sessionStore(page.storageScope);
  const ended = store.read();
  setTimeout(
    () => {
      const now = store.readWhole();
      if (now === undefined || now === ended) toLogin(page, options);
    },
    why === 'refused' ? 0 : readingTime,
  );
}
