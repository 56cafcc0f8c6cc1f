import type { SharedTextId, Text } from '@kinemorph/i18n';
import { report } from '../analytics/data-layer.ts';
import type { PageFacts } from '../document/page-context.tsx';
import { note } from '../session/noted.ts';
import { ApiError, createPageClient, errorMessage, subscribe } from './page-client.ts';

/** What a sign-up takes from the page that it is sent from. */
export interface SignUp {
  readonly page: PageFacts;
  readonly text: Text<SharedTextId>;
  readonly email: string;
  /** Where on the site. */
  readonly source: string;
}

/** Sends a sign-up for the newsletter. Rejects if it was not taken; an answer of the API has its message in the page's language. */
export async function sendSignUp({ page, text, email, source }: SignUp): Promise<void> {
  // Where its code can't be fetched, the visitor subscribes as one who is not logged in.
  const session = await import('../session/session-store.ts').then(({ sessionStore }) => sessionStore(page.storageScope), () => undefined);
  const { client, messages } = createPageClient(page, text, { session });
  try {
    await subscribe(client, { email, source, locale: page.locale });
    // Who has subscribed once is not asked again.
    note('newsletter-popup');
    report({ event: 'subscribe', source, region: page.region });
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.kind === 'business';
    throw isAnswer ? Object.assign(error, { userMessage: errorMessage(error, messages) }) : error;
  }
}
