import { createApiClient, type ApiClient, type ErrorMessages } from '@kinemorph/api-client';
import type { SessionStore } from '@kinemorph/api-client/session';
import { languageOf, type SharedTextId, type Text } from '@kinemorph/i18n';
import type { PageFacts } from '../document/page-context.tsx';
import { endSession } from '../session/session-end.ts';
import { sessionStore } from '../session/session.ts';
import { sayError } from '../shell/say-error.tsx';

export { ApiError, errorMessage, fetchProfile, logIn, subscribe } from '@kinemorph/api-client';

/** The account API as a page calls it. Loaded with the first call: no page needs it to be seen. */
export interface PageClient {
  readonly client: ApiClient;
  readonly store: SessionStore;
  readonly messages: ErrorMessages;
}

/** A client for the page: its region and language, the session of its market, errors as toasts, the login where a session ends. */
export function createPageClient(page: PageFacts, text: Text<SharedTextId>): PageClient {
  const store = sessionStore(page.storageScope);
  const messages = { default: text('api.default'), byCode: { 4003: text('api.4003') } };
  const client = createApiClient({
    baseUrl: page.apiBase,
    region: page.region,
    language: languageOf(page.locale),
    messages,
    session: store,
    onError: (message) => sayError(message, text),
    onSessionEnd: (why) => endSession(why, page),
  });
  return { client, store, messages };
}
