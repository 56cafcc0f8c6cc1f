import type { Page } from 'playwright';
import { builtScripts } from './build.ts';

/** The results of calls: the addresses in the answers, the reasons of failures, and the reported ends of a session. */
export interface CallsMade {
  readonly emails: readonly string[];
  readonly errors: readonly string[];
  readonly ends: readonly string[];
}

/** The page's data, as far as a client is made from it. */
interface PageBlock {
  readonly region: string;
  readonly locale: string;
  readonly shell: { readonly site: { readonly apiBase: string; readonly storageScope: string } };
}
/** The exports of the chunks; the types are those of a library that an app does not import. */
interface PageClientChunk {
  readonly createPageClient: (
    page: object,
    text: (id: string) => string,
    session: { readonly session: object; readonly onSessionEnd: (why: string) => void },
  ) => { readonly client: object };
  readonly fetchProfile: (client: object, store: object) => Promise<{ readonly email: string }>;
}
interface SessionChunk {
  readonly sessionStore: (scope: string) => object;
}

/**
 * Makes a page fetch the logged-in user's profile many times at once, with the code that is served to it. As in the
 * app, each call has its own client, and all of them share the page's session.
 */
export async function askAtOnce(page: Page, times: number): Promise<CallsMade> {
  const { chunk } = builtScripts('global-site');
  // As text: Vitest would rewrite the import, and its helper does not exist in the page.
  const load = (name: string) => page.evaluateHandle<object>(`import('${chunk(name)}')`);
  const [client, session] = await Promise.all([load('page-client'), load('session-store')]);
  return page.evaluate(
    async ({ client, session, times }) => {
      const { createPageClient, fetchProfile } = client as PageClientChunk;
      // An export of a shared chunk has a minified name, so it is found by a property.
      const named = Object.values(session).find((part: object): part is SessionChunk => 'sessionStore' in part);
      if (!named) throw new Error('the chunk of the session exports no sessionStore');
      const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageBlock;
      const store = named.sessionStore(data.shell.site.storageScope);
      const ends: string[] = [];
      const answers = await Promise.allSettled(
        Array.from({ length: times }, async () => {
          const made = createPageClient({ ...data, ...data.shell.site }, (id) => id, {
            session: store,
            onSessionEnd: (why) => ends.push(why),
          });
          return (await fetchProfile(made.client, store)).email;
        }),
      );
      return {
        emails: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
        errors: answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : [])),
        ends,
      };
    },
    { client, session, times },
  );
}
