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
import type { PageInfo } from '../page/page-info.tsx';
import { setFlag } from '../session/flags.ts';
import { captchaToken } from '../vendors/captcha-token.ts';
import { keepEmail } from './keep-email.ts';

export { ApiError, errorMessage, fetchProfile, logIn } from '@kinemorph/api-client';
export { sendSupportRequest } from '@kinemorph/api-client/calls/send-support-request';
export { captchaToken };

/** The account API for a page. Loads with the first call: no page needs it before. */
export interface PageClient {
  readonly client: ApiClient;
  readonly messages: ErrorMessages;
}

/**
 * Creates a client for the page: with its region and language, and errors as toasts. Its chunk shares code only with
 * that of every page's shell: a chunk that could not be fetched is fetched again, but a failed import of it would stay
 * failed.
 */
export function createPageClient(
  page: PageInfo,
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
 * Subscribes an address to the newsletter and notifies the visitor. Rejects after a failure; the error has a
 * `userMessage` if the API has sent one. If the session is over, it redirects to the login, which leads back to the
 * page, and keeps the address meanwhile [ER-2].
 */
export async function subscribePage(
  page: PageInfo,
  text: Text<SharedTextId>,
  source: string,
  email: string,
): Promise<void> {
  // If the code of the session can't be fetched, the visitor subscribes without a login.
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
  // A subscriber does not see the newsletter pop-up again.
  setFlag('newsletter-popup');
  report({ event: 'subscribe', source, region: page.region });
  void import('../shell/messages.tsx').then(
    ({ sayNews }) => {
      sayNews({ title: text('subscribe.success') }, text);
    },
    () => undefined,
  );
}
