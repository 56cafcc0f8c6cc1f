import { sessionKeys, storageKey, type Session } from '@kinemorph/api-client/session';

/** An answer of the account API: an envelope, or a failure. `waiting` never arrives. */
export type AccountAnswer =
  { readonly code: number; readonly msg?: string; readonly data?: object } | 'unreachable' | 'broken' | 'waiting';

/** A request to the account API: its path and its body. */
export interface AccountCall {
  readonly path: string;
  readonly body: unknown;
}

/** A user with an account; no real page knows them. */
export const ada = { user_id: '7', email: 'ada@example.com', nickname: 'Ada Hinge', country: 'US', points: 1240 };

/** A session with all values that a refresh needs. */
export const adasSession = { apptoken: 'app', reftoken: 'ref', userId: ada.user_id, userInfo: ada };

/** The API's answers to the first requests of a successful login. */
export const letIn = (created: boolean) => ({
  register_or_login: { code: 2000, data: { user_id: ada.user_id, apptoken: 'app', reftoken: 'ref', created } },
  sign_in: { code: 2000, data: { user_id: ada.user_id, apptoken: 'app', reftoken: 'ref' } },
  profile: { code: 2000, data: ada },
});

/**
 * Replaces the account API in this document, by the last part of each path; a path without an answer stays pending.
 * `answers` may change afterwards. @returns the calls so far, and a function that restores the API
 */
export function standInForAccounts(answers: Readonly<Record<string, AccountAnswer | Promise<AccountAnswer>>>): {
  readonly calls: readonly AccountCall[];
  readonly end: () => void;
} {
  const real = globalThis.fetch;
  const calls: AccountCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!/\/(?:account\/user|support)\//.test(pathname)) return real(input, init);
    const text = await request.text();
    calls.push({ path: pathname, body: text === '' ? undefined : JSON.parse(text) });
    const answer = (await answers[pathname.split('/').at(-1) ?? '']) ?? 'waiting';
    if (answer === 'waiting') return new Promise(() => undefined);
    if (answer === 'unreachable') throw new TypeError('nobody answers');
    if (answer === 'broken') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return Response.json({ msg: '', ...answer });
  };
  return {
    calls,
    end() {
      globalThis.fetch = real;
    },
  };
}

/**
 * Writes a session into the browser's storage in place of any other, as another tab would. @returns a function that
 * removes it
 */
export function keepSession(scope: string, session: Session): () => void {
  for (const key of sessionKeys) {
    const value = session[key];
    if (value === undefined) localStorage.removeItem(storageKey(scope, key));
    else localStorage.setItem(storageKey(scope, key), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return () => {
    for (const key of sessionKeys) localStorage.removeItem(storageKey(scope, key));
  };
}

/** Prevents navigation from this document. @returns the requested addresses, and a function that stops recording */
export function stayHere(): { readonly requests: readonly string[]; readonly end: () => void } {
  const requests: string[] = [];
  let isNoting = true;
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    const { pathname, search } = new URL(event.destination.url);
    if (isNoting) requests.push(pathname + search);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stay);
  return {
    requests,
    end() {
      // Navigation stays prevented: a page that is removed late may still try to navigate.
      isNoting = false;
    },
  };
}
