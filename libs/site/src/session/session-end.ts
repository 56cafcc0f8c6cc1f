import type { SessionEnd } from '@kinemorph/api-client';
import { loginPath } from './login-path.ts';

/** How long the message that a login has expired stands before the login does, in milliseconds. */
const readingTime = 2000;

let leaving = false;

/** Takes a visitor whose session is over to the login, once: at once when it was refused, else when the message has been read. */
export function endSession(why: SessionEnd, page: { readonly home: string; readonly path: string }): void {
  if (leaving || page.path === loginPath(page)) return;
  leaving = true;
  setTimeout(() => {
    location.assign(loginPath(page, page.path));
  }, why === 'refused' ? 0 : readingTime);
}
