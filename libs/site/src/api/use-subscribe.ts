import { importAgain } from '@kinemorph/api-client/import-again';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { report } from '../analytics/data-layer.ts';
import { note } from '../session/noted.ts';
import { usePage } from '../document/page-context.tsx';

/** Signs an address up for the newsletter; `source` says where on the site. The API's client loads on the first call. */
export function useSubscribe(source: string): (email: string) => Promise<void> {
  const page = usePage();
  const text = useText<SharedTextId>();
  return async (email) => {
    const { ApiError, captchaToken, createPageClient, errorMessage, subscribe } = await importAgain(() => import('./page-client.ts'));
    // Where its code can't be fetched, the visitor subscribes as one who is not logged in.
    const session = await import('../session/session-store.ts').then(({ sessionStore }) => sessionStore(page.storageScope), () => undefined);
    const { client, messages } = createPageClient(page, text, { session });
    try {
      await subscribe(client, { email, source, locale: page.locale, captcha: await captchaToken(page.vendors) });
      // Who has subscribed once is not asked again.
      note('newsletter-popup');
      report({ event: 'subscribe', source, region: page.region });
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.kind === 'business';
      throw isAnswer ? Object.assign(error, { userMessage: errorMessage(error, messages) }) : error;
    }
  };
}
