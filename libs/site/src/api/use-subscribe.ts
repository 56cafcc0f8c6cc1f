import { importAgain } from '@kinemorph/api-client/import-again';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { usePage } from '../document/page-context.tsx';
import { takeKeptEmail } from './take-kept-email.ts';

/** What an `EmailForm` needs to subscribe the address that is typed into it. */
export interface Subscribing {
  readonly onSubmit: (email: string) => Promise<void>;
  /** Returns the address that was typed before its visitor was led to the login. */
  readonly restore: () => string | null | undefined;
}

/** Signs an address up for the newsletter; `source` says where on the site. The API's client loads on the first call. */
export function useSubscribe(source: string): Subscribing {
  const page = usePage();
  const text = useText<SharedTextId>();
  return {
    onSubmit: async (email) =>
      (await importAgain(() => import('./page-client.ts'))).subscribePage(page, text, source, email),
    restore: () => takeKeptEmail(source),
  };
}
