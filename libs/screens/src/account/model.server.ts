import { accountBenefits } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { LinkCard } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type en from './copy/en-US.json';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** Words and ways alone: whose account it is, only the browser knows. */
export interface AccountModel {
  readonly title: string;
  readonly loading: string;
  readonly needsScript: string;
  readonly logOut: string;
  readonly credits: { readonly label: string; readonly text: string };
  readonly profile: { readonly title: string; readonly name: string; readonly email: string; readonly country: string };
  /** Of an account that could not be brought up to date, or not be had at all. */
  readonly problems: { readonly stale: string; readonly missing: string; readonly retry: string };
  readonly doors: { readonly title: string; readonly cards: readonly ComponentProps<typeof LinkCard>[] };
}

/** A visitor's account: what is in it, and where it leads. */
export const account: ScreenModel<AccountModel> = {
  model: (context) => {
    const { text } = context;
    const say = copy(context);
    return {
      title: say('title'),
      loading: say('loading'),
      needsScript: say('needsScript'),
      logOut: say('logOut'),
      credits: { label: say('credits'), text: say('credits.text', accountBenefits) },
      profile: {
        title: say('profile'),
        name: say('profile.name'),
        email: text('subscribe.email'),
        country: say('profile.country'),
      },
      problems: { stale: say('stale'), missing: text('error.text'), retry: text('error.retry') },
      doors: { title: say('doors'), cards: cardsOf(context) },
    };
  },
  head: (context) => {
    const say = copy(context);
    return {
      title: say('head.title'),
      description: say('head.description'),
      keywords: '',
      alternates: [],
      index: false,
    };
  },
};

function cardsOf(context: PageContext): AccountModel['doors']['cards'] {
  const { links } = context;
  const say = copy(context);
  const card = (name: 'orders' | 'robots' | 'manuals' | 'support', href: string | undefined, external = false) =>
    href === undefined
      ? []
      : [{ title: say(name), text: say(`${name}.text`), label: say(`${name}.go`), href, external }];
  return [
    ...card('orders', links.to({ store: '/account' }), true),
    ...card('robots', links.to({ page: 'product-registration' })),
    ...card('manuals', links.to({ page: 'manuals' })),
    ...card('support', links.to({ page: 'support' })),
  ];
}
