import type { SessionEnd } from '@kinemorph/api-client';
import type { Session } from '@kinemorph/api-client/session';
import type { PageInfo } from '../page/page-info.tsx';
import { loginPath } from './login-path.ts';
import { sessionStore } from './session-store.ts';

/** The time for which the message about an expired login is shown before the login page, in milliseconds. */
const readingTime = 2000;

/** The page that requires a login. */
type AskingPage = Pick<PageInfo, 'home' | 'path' | 'storageScope'>;

/** The remaining session values at the last redirect to the login. */
let ledFor: Session | undefined;

/**
 * Redirects the visitor to the login, which leads back to this page. It does so once for a session, even if several
 * callers notice the end: the refused call and the page that shows the user both do, and a second navigation would
 * abort the first. The login replaces the page in the history, since going back to it would lead to the login again; a
 * public page sets `comesBack` to stay there.
 */
export function toLogin(page: AskingPage, { comesBack = false } = {}): void {
  const session = sessionStore(page.storageScope).read();
  if (session === ledFor || page.path === loginPath(page)) return;
  ledFor = session;
  location[comesBack ? 'assign' : 'replace'](loginPath(page, page.path));
}

/**
 * Redirects a visitor whose session is over to the login: at once if it was refused, otherwise after the time to read
 * the message. A visitor who has logged in again in another tab stays.
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
