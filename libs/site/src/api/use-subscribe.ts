import { importAgain } from '@kinemorph/api-client/import-again';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { usePage } from '../page/page-info.tsx';
import { takeKeptEmail } from './take-kept-email.ts';

/** The props with which an `EmailForm` subscribes a typed address. */
export interface Subscribing {
  readonly onSubmit: (email: string) => Promise<void>;
  /** Returns the address that was typed before the redirect to the login. */
  readonly restore: () => string | null | undefined;
}

/**
 * Returns the props to subscribe an address to the newsletter; `source` names the place on the site. The API's client
 * loads on the first call.
 */
export function useSubscribe(source: string): Subscribing {
  const page = usePage();
  const text = useText<SharedTextId>();
  return {
    onSubmit: async (email) =>
      (await importAgain(() => import('./page-client.ts'))).subscribePage(page, text, source, email),
    restore: () => takeKeptEmail(source),
  };
}
