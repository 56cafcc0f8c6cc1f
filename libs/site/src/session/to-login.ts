import type { SessionEnd } from '@kinemorph/api-client';
import { loginPath } from './login-path.ts';

/** How long the message that a login has expired stands before the login does, in milliseconds. */
const readingTime = 2000;

/** A page that is asking for a login: where its region begins, and its own path. */
interface AskingPage {
  readonly home: string;
  readonly path: string;
}

let leaving = false;

/**
 * Takes a visitor to the login, which leads back to this page. Once, however many ask for it: a session that ends is
 * noticed by the call that was refused and by the page that shows who is logged in, and a second navigation would
 * abort the first. The page is replaced, since the way back to it would lead to the login again.
 */
export function toLogin(page: AskingPage): void {
  if (leaving || page.path === loginPath(page)) return;
  leaving = true;
  location.replace(loginPath(page, page.path));
}

/** Takes a visitor whose session is over to the login: at once when it was refused, else when the message has been read. */
export function endSession(why: SessionEnd, page: AskingPage): void {
  setTimeout(() => toLogin(page), why === 'refused' ? 0 : readingTime);
}
