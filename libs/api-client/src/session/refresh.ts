import { ApiError } from '../api-error.ts';
import type { SessionStore, WholeSession } from './session-store.ts';

/** The result of a refresh: the session continues, or the API has refused it and it is over. */
export type RefreshOutcome = 'refreshed' | 'refused';

/** The API's answer to a refresh. */
export interface Refreshed {
  readonly userId: string;
  readonly apptoken: string;
  /** The new token for the next refresh, if the API replaces it. */
  readonly reftoken?: string | undefined;
}

/** Requests a new token from the API, until the deadline. */
export type AskRefresh = (session: WholeSession, deadline: AbortSignal) => Promise<Refreshed>;

/** The longest time of a refresh, the wait for other tabs included, in milliseconds. */
export const refreshTimeoutMs = 10_000;

type Locks = Pick<LockManager, 'request'>;

/** Node, and browsers that are too old, lack these parts of a browser's types. */
const place: { readonly navigator?: { readonly locks?: Locks } } = globalThis;

/**
 * Renews a session, with one request at a time in all tabs of the browser. Only a refusal by the API ends the session;
 * without an answer the error is thrown again, and the session stays.
 */
export function createRefresh(
  store: SessionStore,
  ask: AskRefresh,
  { locks = place.navigator?.locks, timeoutMs = refreshTimeoutMs } = {},
): (stale: string) => Promise<RefreshOutcome> {
  let running: Promise<RefreshOutcome> | undefined;

  const renew = async (stale: string, deadline: AbortSignal): Promise<RefreshOutcome> => {
    // Read again: another tab may have renewed or ended the session while this one waited.
    const session = store.readWhole();
    if (!session) return 'refused';
    if (session.apptoken !== stale) return 'refreshed';
    try {
      const renewed = await ask(session, deadline);
      // A user who logged out meanwhile stays logged out. If two tabs refresh without a lock, the later answer wins.
      if (store.readWhole()?.userId === session.userId) store.save(renewed);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'business') throw error;
      // Before the lock is released, so that no other tab sends a request in vain. The answer to an older session does
      // not end a newer one.
      if (store.read().reftoken === session.reftoken) store.clear();
    }
    return store.readWhole() ? 'refreshed' : 'refused';
  };

  const locked = async (stale: string): Promise<RefreshOutcome> => {
    // One deadline for the wait and the request: a lock whose holder hangs must not be waited for without a limit.
    const deadline = AbortSignal.timeout(timeoutMs);
    if (!locks) return renew(stale, deadline);
    try {
      return await locks.request(`kinemorph-refresh${store.scope}`, { signal: deadline }, () => renew(stale, deadline));
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('timeout', 'another tab holds the refresh');
    }
  };

  return (stale) => {
    running ??= locked(stale).finally(() => {
      running = undefined;
    });
    return running;
  };
}
