import { sessionKeys, storageKey, type Session } from '@kinemorph/api-client/session';

/** An answer of the account API: an envelope, or none. `waiting` never comes. */
export type AccountAnswer =
  { readonly code: number; readonly msg?: string; readonly data?: object } | 'unreachable' | 'broken' | 'waiting';

/** What the account API was asked, and with what. */
export interface AccountCall {
  readonly path: string;
  readonly body: unknown;
}

/** Someone with an account; no page of ours knows them. */
export const ada = { user_id: '7', email: 'ada@example.com', nickname: 'Ada Hinge', country: 'US', points: 1240 };

/** A session that holds all that a refresh needs. */
export const adasSession = { apptoken: 'app', reftoken: 'ref', userId: ada.user_id, userInfo: ada };

/** What the API says to the first calls of a login that goes well. */
export const letIn = (created: boolean) => ({
  register_or_login: { code: 2000, data: { user_id: ada.user_id, apptoken: 'app', reftoken: 'ref', created } },
  sign_in: { code: 2000, data: { user_id: ada.user_id, apptoken: 'app', reftoken: 'ref' } },
  profile: { code: 2000, data: ada },
});

/**
 * Stands in for the account API in this document, by the last part of each path; what is not named never answers.
 * `answers` may change while it stands. @returns the calls so far, and the way to end it
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

/** Puts a session into the browser's storage in the place of any other, as another tab would. @returns the way to take it out again */
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

/** Keeps this document where it is. @returns where it was asked to go, and the way to stop noting that */
export function stayHere(): { readonly asked: readonly string[]; readonly end: () => void } {
  const asked: string[] = [];
  let isNoting = true;
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    const { pathname, search } = new URL(event.destination.url);
    if (isNoting) asked.push(pathname + search);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stay);
  return {
    asked,
    end() {
      // The document stays for good: a page that is taken down late may still want to leave it.
      isNoting = false;
    },
  };
}
