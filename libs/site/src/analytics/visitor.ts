import type { Visitor } from './events.ts';

/** An account's id; the pattern excludes tokens and addresses. */
const plainId = /^[\w-]{1,64}$/;

/** Returns the visitor's login status, from the session in this scope of the browser's storage. */
export function visitor(scope: string): Visitor {
  const userId = storedUserId(scope);
  return userId !== null && plainId.test(userId)
    ? { event: 'visitor', status: 'Logged in', userId }
    : { event: 'visitor', status: 'Not logged in' };
}

function storedUserId(scope: string): string | null {
  try {
    return localStorage.getItem(`${scope}/userId`);
  } catch {
    return null;
  }
}
