import {
  ApiError,
  createApiClient,
  errorMessage,
  type ApiClient,
  type ApiClientOptions,
  type ErrorMessages,
} from '@kinemorph/api-client';
import { subscribe } from '@kinemorph/api-client/calls/subscribe';
import { languageOf, type SharedTextId, type Text } from '@kinemorph/i18n';
import { report } from '../analytics/data-layer.ts';
import type { PageFacts } from '../document/page-context.tsx';
import { note } from '../session/noted.ts';
import { captchaToken } from '../vendors/captcha-token.ts';
import { keepEmail } from './keep-email.ts';

export { ApiError, errorMessage, fetchProfile, logIn } from '@kinemorph/api-client';
export { sendSupportRequest } from '@kinemorph/api-client/calls/send-support-request';
export { captchaToken };

/** The account API as a page calls it. Loaded with the first call: no page needs it to be seen. */
export interface PageClient {
  readonly client: ApiClient;
  readonly messages: ErrorMessages;
}

/**
 * A client for the page: its region and language, and errors as toasts. Its chunk shares no code but that of every page's frame:
 * one that could not be fetched is fetched once more, and a file that it imports would stay lost.
 */
export function createPageClient(
  page: PageFacts,
  text: Text<SharedTextId>,
  session: Pick<ApiClientOptions, 'session' | 'onSessionEnd'>,
): PageClient {
  const messages = { default: text('api.default'), byCode: { 4003: text('api.4003') } };
  const client = createApiClient({
    baseUrl: page.apiBase,
    region: page.region,
    language: languageOf(page.locale),
    messages,
    ...session,
    onError: (message) =>
      void import('../shell/messages.tsx').then(
        ({ sayError }) => sayError(message, text),
        () => undefined,
      ),
  });
  return { client, messages };
}

/**
 * Subscribes an address to the newsletter and notifies the visitor. Rejects where it was not taken; the error has a `userMessage` where the
 * API has said why. A session that is over leads to the login, which leads back to the page, and the address is kept meanwhile [ER-2].
 */
export async function subscribePage(
  page: PageFacts,
  text: Text<SharedTextId>,
  source: string,
  email: string,
): Promise<void> {
  // Where its code can't be fetched, the visitor subscribes as one who is not logged in.
  const session = await import('../session/session-store.ts').then(
    ({ sessionStore }) => sessionStore(page.storageScope),
    () => undefined,
  );
  const { client, messages } = createPageClient(page, text, {
    session,
    onSessionEnd(why) {
      keepEmail(source, email);
      void import('../session/to-login.ts').then(
        ({ endSession }) => {
          endSession(why, page, { comesBack: true });
        },
        () => undefined,
      );
    },
  });
  try {
    await subscribe(client, { email, source, locale: page.locale, captcha: await captchaToken(page.vendors) });
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.kind === 'business';
    throw isAnswer ? Object.assign(error, { userMessage: errorMessage(error, messages) }) : error;
  }
  // Who has subscribed once is not asked again.
  note('newsletter-popup');
  report({ event: 'subscribe', source, region: page.region });
  void import('../shell/messages.tsx').then(
    ({ sayNews }) => {
      sayNews({ title: text('subscribe.success') }, text);
    },
    () => undefined,
  );
}
