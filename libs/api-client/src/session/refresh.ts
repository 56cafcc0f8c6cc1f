import { ApiError } from '../api-error.ts';
import type { SessionStore, WholeSession } from './session-store.ts';

/** How a refresh ended: the session goes on, or the API has refused it and it is over. */
export type RefreshOutcome = 'refreshed' | 'refused';

/** What a refresh answers. */
export interface Refreshed {
  readonly userId: string;
  readonly apptoken: string;
  /** The new token to refresh with, where the API replaces it. */
  readonly reftoken?: string | undefined;
}

/** Asks the API for a new token, until the deadline. */
export type AskRefresh = (session: WholeSession, deadline: AbortSignal) => Promise<Refreshed>;

/** How long a refresh may last in all, the wait for other tabs included, in milliseconds. */
export const refreshTimeoutMs = 10_000;

type Locks = Pick<LockManager, 'request'>;

/** Node, and browsers that are too old, lack what the types of a browser promise. */
const place: { readonly navigator?: { readonly locks?: Locks } } = globalThis;

/**
 * Renews a session: one request at a time in all tabs of the browser, whoever asks. Only an answered refusal ends the session;
 * where no answer came the error is thrown on, and the session stays.
 */
export function createRefresh(
  store: SessionStore,
  ask: AskRefresh,
  { locks = place.navigator?.locks, timeoutMs = refreshTimeoutMs } = {},
): (stale: string) => Promise<RefreshOutcome> {
  let running: Promise<RefreshOutcome> | undefined;

  const renew = async (stale: string, deadline: AbortSignal): Promise<RefreshOutcome> => {
    // Read again: while this tab waited, another may have renewed the session, or ended it.
    const session = store.readWhole();
    if (!session) return 'refused';
    if (session.apptoken !== stale) return 'refreshed';
    try {
      const renewed = await ask(session, deadline);
      // Who has logged out meanwhile stays logged out. Of two tabs that asked without a lock, the later answer is the one that counts.
      if (store.readWhole()?.userId === session.userId) store.save(renewed);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'business') throw error;
      // Before the lock is let go, so that no tab asks in vain once more. A newer session is not ended by what an older one is answered.
      if (store.read().reftoken === session.reftoken) store.clear();
    }
    return store.readWhole() ? 'refreshed' : 'refused';
  };

  const locked = async (stale: string): Promise<RefreshOutcome> => {
    // One deadline for the wait and the request: a lock whose holder hangs is not waited for without a limit.
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
