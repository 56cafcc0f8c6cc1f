import type { ApiClient } from '../../api-call.ts';

/** A subscription to the newsletter: the address, the source and the language. */
export interface Subscription {
  readonly email: string;
  /** The part of the site with the form, such as a campaign's id. */
  readonly source: string;
  readonly locale: string;
  /** The token of the page's captcha; left out on pages without a captcha. */
  readonly captcha?: string | undefined;
}

/** Subscribes an address to the newsletter. Silent: the form shows its errors beside the field. */
export async function subscribe(client: ApiClient, { email, source, locale, captcha }: Subscription): Promise<void> {
  await client.call({
    method: 'POST',
    path: '/account/user/subscribe/create',
    data: { email, source, locale, captcha },
    silent: true,
  });
}
