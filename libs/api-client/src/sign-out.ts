import { acceptLanguage } from './accept-language.ts';
import type { Session } from './session/session-store.ts';

/** The page of the logout, with the API of its market. */
export interface SignOutPage {
  readonly baseUrl: string;
  readonly region: string;
  readonly language: string;
}

/**
 * Ends a session at the API, so that its tokens become invalid. The caller does not wait: the request outlives the
 * page, and if it fails the tokens expire by themselves. Uses plain `fetch`, since the visitor may leave the page
 * before axios has loaded.
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
