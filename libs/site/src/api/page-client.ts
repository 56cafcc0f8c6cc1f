import { createApiClient, type ApiClient, type ApiClientOptions, type ErrorMessages } from '@kinemorph/api-client';
import { languageOf, type SharedTextId, type Text } from '@kinemorph/i18n';
import type { PageFacts } from '../document/page-context.tsx';

export { ApiError, errorMessage, fetchProfile, logIn, subscribe } from '@kinemorph/api-client';
export { captchaToken } from '../vendors/captcha-token.ts';

/** The account API as a page calls it. Loaded with the first call: no page needs it to be seen. */
export interface PageClient {
  readonly client: ApiClient;
  readonly messages: ErrorMessages;
}

/**
 * A client for the page: its region and language, and errors as toasts. Its chunk shares no code but that of every page's frame:
 * one that could not be fetched is fetched once more, and a file that it imports would stay lost.
 */
export function createPageClient(page: PageFacts, text: Text<SharedTextId>, session: Pick<ApiClientOptions, 'session' | 'onSessionEnd'>): PageClient {
  const messages = { default: text('api.default'), byCode: { 4003: text('api.4003') } };
  const client = createApiClient({
    baseUrl: page.apiBase,
    region: page.region,
    language: languageOf(page.locale),
    messages,
    ...session,
    onError: (message) =>
      void import('../shell/say-error.tsx').then(
        ({ sayError }) => sayError(message, text),
        () => undefined,
      ),
  });
  return { client, messages };
}
