import { importAgain } from '@kinemorph/api-client/import-again';
import { signOut } from '@kinemorph/api-client/sign-out';
import type { Credentials, Door } from '@kinemorph/api-client';
import type { UserInfo } from '@kinemorph/api-client/session';
import { languageOf, useText, type SharedTextId } from '@kinemorph/i18n';
import { usePage } from '../document/page-context.tsx';
import { endSession } from '../session/to-login.ts';
import { sessionStore } from '../session/session-store.ts';
import { problemOf, type CallProblem } from './call-problem.ts';

/** What a visitor can do with an account. */
export interface Account {
  /** Resolves to a problem, or to nothing once the visitor is logged in. */
  logIn(door: Door, credentials: Credentials): Promise<{ readonly problem?: CallProblem; readonly created?: boolean }>;
  /** Fetches who is logged in; rejects when it can't. What went wrong is said by the page, or it leads to the login. */
  profile(): Promise<UserInfo>;
  /** Logs out at once; the API is told where it has a call for it. */
  logOut(): void;
}

/** The account of the page's market. The API's client loads on the first call. */
export function useAccount(): Account {
  const page = usePage();
  const text = useText<SharedTextId>();
  const store = sessionStore(page.storageScope);
  const load = async () => {
    const api = await importAgain(() => import('./page-client.ts'));
    return {
      api,
      ...api.createPageClient(page, text, { session: store, onSessionEnd: (why) => endSession(why, page) }),
    };
  };
  return {
    async logIn(door, credentials) {
      try {
        const { api, client } = await load();
        return await api.logIn(client, store, door, { ...credentials, captcha: await api.captchaToken(page.vendors) });
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
    async profile() {
      const { api, client } = await load();
      return api.fetchProfile(client, store);
    },
    logOut() {
      const session = store.read();
      store.clear();
      if (page.signsOut)
        signOut({ baseUrl: page.apiBase, region: page.region, language: languageOf(page.locale) }, session);
    },
  };
}
