import { acceptLanguage } from './accept-language.ts';
import type { Session } from './session/session-store.ts';

/** The page that somebody logs out on, and where its market's API answers. */
export interface SignOutPage {
  readonly baseUrl: string;
  readonly region: string;
  readonly language: string;
}

/**
 * Tells the API that a session is over, so that its tokens count no more. Nobody waits for it: the request outlives the page, and where it
 * fails the tokens end by themselves. By plain `fetch`, since the page may be left before axios would have come.
 */
export function signOut({ baseUrl, region, language }: SignOutPage, { apptoken, reftoken }: Session): void {
  if (!apptoken && !reftoken) return;
  const headers = {
    region,
    'Accept-Language': acceptLanguage(region, language),
    'Content-Type': 'application/json',
    ...(apptoken && { apptoken }),
    ...(reftoken && { reftoken }),
  };
  fetch(`${baseUrl}/account/user/sign_out`, {
    method: 'POST',
    keepalive: true,
    redirect: 'error',
    headers,
    body: '{}',
  }).catch(() => undefined);
}
