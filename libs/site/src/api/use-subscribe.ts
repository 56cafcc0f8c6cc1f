import { importAgain } from '@kinemorph/api-client/import-again';
import { languageOf, useText, type SharedTextId } from '@kinemorph/i18n';
import { note } from '../session/browser-flags.ts';
import { usePage } from '../document/page-context.tsx';

/** Signs an address up for the newsletter; `source` says where on the site. The API's client loads on the first call. */
export function useSubscribe(source: string): (email: string) => Promise<void> {
  const { region, locale, apiBase } = usePage();
  const text = useText<SharedTextId>();
  return async (email) => {
    const { ApiError, createApiClient, errorMessage, subscribe } = await importAgain(() => import('@kinemorph/api-client'));
    const messages = { default: text('api.default'), byCode: { 4003: text('api.4003') } };
    const client = createApiClient({
      baseUrl: apiBase,
      region,
      language: languageOf(locale),
      // Subscribing is silent: its form says what went wrong.
      onError: () => undefined,
      messages,
    });
    try {
      await subscribe(client, { email, source, locale });
      // Who has subscribed once is not asked again.
      note('newsletter-popup');
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.kind === 'business';
      throw isAnswer ? Object.assign(error, { userMessage: errorMessage(error, messages) }) : error;
    }
  };
}
