import type { ApiClient } from '../../api-call.ts';

/** Who wants news, about what, and in which language. */
export interface Subscription {
  readonly email: string;
  /** Where on the site it was asked for, such as a campaign's id. */
  readonly source: string;
  readonly locale: string;
  /** What the page's captcha has given out; left out where the page has none. */
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
