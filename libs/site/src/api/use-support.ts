import { importAgain } from '@kinemorph/api-client/import-again';
import type { SupportRequest } from '@kinemorph/api-client/calls/send-support-request';
import { isRequestNumber } from '@kinemorph/api-client/support-rules';
import type { Instant } from '@kinemorph/content/time';
import { useText, type SharedTextId } from '@kinemorph/i18n';
import { use } from 'react';
import { SiteClockContext } from '../clock/site-clock-context.ts';
import { usePage } from '../page/page-info.tsx';
import { sessionStore } from '../session/session-store.ts';
import { problemOf, type CallProblem } from './call-problem.ts';

/** The envelope's code for an expired session. */
const expired = 4003;

/** The actions of a support form beyond its page. */
export interface Support {
  /** Sends a request; resolves to its number, or to the problem that prevented it. */
  send(
    request: Pick<SupportRequest, 'kind' | 'key' | 'fields' | 'proof'>,
  ): Promise<{ readonly number: string } | { readonly problem: CallProblem }>;
  /** The instant on the site's clock. */
  now(): Instant;
}

/** Sends requests to the support of the page's market. The API's client loads on the first call. */
export function useSupport(): Support {
  const page = usePage();
  const text = useText<SharedTextId>();
  const clock = use(SiteClockContext);
  return {
    async send(request) {
      const session = sessionStore(page.storageScope);
      try {
        const { captchaToken, createPageClient, sendSupportRequest } = await importAgain(
          () => import('./page-client.ts'),
        );
        const { client } = createPageClient(page, text, { session });
        const { locale, country, vendors } = page;
        const number = await sendSupportRequest(client, {
          ...request,
          locale,
          country,
          captcha: await captchaToken(vendors),
        });
        // Checked here: the client's file shares no code with a screen's, so that it can be fetched again.
        return isRequestNumber(number) ? { number } : { problem: { kind: 'failed' } };
      } catch (error) {
        const problem = problemOf(error);
        // Support needs no login: without the expired session, the next attempt succeeds.
        if (problem.code === expired) session.clear();
        return { problem };
      }
    },
    now: () => (clock ? clock.now() : page.now),
  };
}
