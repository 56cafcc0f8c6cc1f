import { accountBenefits } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { LinkCard } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type en from './copy/en-US.json';

type Id = keyof typeof en;
const copy = pageCopy<Id>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** The account page's texts and links only: only the browser knows the visitor's data. */
export interface AccountModel {
  readonly title: string;
  readonly loading: string;
  readonly needsScript: string;
  readonly logOut: string;
  readonly credits: { readonly label: string; readonly text: string };
  readonly profile: { readonly title: string; readonly name: string; readonly email: string; readonly country: string };
  /** For a profile that could not be updated, or not be loaded at all. */
  readonly problems: { readonly stale: string; readonly missing: string; readonly retry: string };
  readonly next: { readonly title: string; readonly cards: readonly ComponentProps<typeof LinkCard>[] };
}

/** A visitor's account: its texts and links. */
export const account: ScreenModel<AccountModel> = {
  model: (context) => {
    const { text } = context;
    const t = copy(context);
    return {
      title: t('title'),
      loading: t('loading'),
      needsScript: t('needsScript'),
      logOut: t('logOut'),
      credits: { label: t('credits'), text: t('credits.text', accountBenefits) },
      profile: {
        title: t('profile'),
        name: t('profile.name'),
        email: text('subscribe.email'),
        country: t('profile.country'),
      },
      problems: { stale: t('stale'), missing: text('error.text'), retry: text('error.retry') },
      next: { title: t('next'), cards: cardsOf(context) },
    };
  },
  head: (context) => {
    const t = copy(context);
    return {
      title: t('head.title'),
      description: t('head.description'),
      keywords: '',
      alternates: [],
      index: false,
    };
  },
};

function cardsOf(context: ModelContext): AccountModel['next']['cards'] {
  const { links } = context;
  const t = copy(context);
  const card = (name: 'orders' | 'robots' | 'manuals' | 'support', href: string | undefined, external = false) =>
    href === undefined ? [] : [{ title: t(name), text: t(`${name}.text`), label: t(`${name}.go`), href, external }];
  return [
    ...card('orders', links.to({ store: '/account' }), true),
    ...card('robots', links.to({ page: 'product-registration' })),
    ...card('manuals', links.to({ page: 'manuals' })),
    ...card('support', links.to({ page: 'support' })),
  ];
}
