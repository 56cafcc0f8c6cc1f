import { importAgain } from '@kinemorph/api-client/import-again';
import { signOut } from '@kinemorph/api-client/sign-out';
import type { Credentials, LoginMethod } from '@kinemorph/api-client';
import type { UserInfo } from '@kinemorph/api-client/session';
import { languageOf, useText, type SharedTextId } from '@kinemorph/i18n';
import { usePage } from '../page/page-info.tsx';
import { endSession } from '../session/to-login.ts';
import { sessionStore } from '../session/session-store.ts';
import { problemOf, type CallProblem } from './call-problem.ts';

/** The actions of a visitor's account. */
export interface Account {
  /** Resolves to a problem, or to `created` once the visitor is logged in. */
  logIn(
    method: LoginMethod,
    credentials: Credentials,
  ): Promise<{ readonly problem?: CallProblem; readonly created?: boolean }>;
  /**
   * Fetches the profile of the logged-in user; rejects on failure. The page shows the error, or redirects to the login.
   */
  profile(): Promise<UserInfo>;
  /** Logs out at once; notifies the API if it has a call for that. */
  logOut(): void;
}

/** Returns the account of the page's market. The API's client loads on the first call. */
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
    async logIn(method, credentials) {
      try {
        const { api, client } = await load();
        return await api.logIn(client, store, method, {
          ...credentials,
          captcha: await api.captchaToken(page.vendors),
        });
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
