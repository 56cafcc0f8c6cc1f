import type { Page } from 'playwright';
import { builtScripts } from './build.ts';

/** What became of calls: the addresses that came back, why others failed, and whether a session was said to be over. */
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
/** What is in the chunks; the types are those of a library that an app does not import. */
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
 * Has a page ask who is logged in, many times at once, with the code that is served to it. As in the app, each call has a client
 * of its own, and all of them the page's one session.
 */
export async function askAtOnce(page: Page, times: number): Promise<CallsMade> {
  const { chunk } = builtScripts('global-site');
  // As text: Vitest rewrites an import that it sees, and the page knows nothing of that.
  const load = (name: string) => page.evaluateHandle<object>(`import('${chunk(name)}')`);
  const [client, session] = await Promise.all([load('page-client'), load('session-store')]);
  return page.evaluate(
    async ({ client, session, times }) => {
      const { createPageClient, fetchProfile } = client as PageClientChunk;
      // What a shared chunk exports has no name but the one inside.
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
