import { importAgain } from '@kinemorph/api-client/import-again';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { usePage } from '../document/page-context.tsx';

/** Signs an address up for the newsletter; `source` says where on the site. The API's client loads on the first call. */
export function useSubscribe(source: string): (email: string) => Promise<void> {
  const page = usePage();
  const text = useText<SharedTextId>();
  return async (email) => {
    const { sendSignUp } = await importAgain(() => import('./subscribe.ts'));
    await sendSignUp({ page, text, email, source });
  };
}
