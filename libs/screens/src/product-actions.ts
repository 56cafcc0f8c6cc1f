import type { Offer } from '@kinemorph/content';
import type { SharedTextId, Text } from '@kinemorph/i18n';
import type { ComponentProps } from 'react';
import type { HeroSlide } from '@kinemorph/ui';

type LinkAction = NonNullable<ComponentProps<typeof HeroSlide>['actions']>[number];

/** The links of a product: to the store, and to its page. */
export interface ProductActions {
  readonly product: string;
  readonly state?: Offer['state'];
  readonly buy?: string;
  readonly learnMore?: string;
}

/** Returns the links of a product in a state. If its page is the store's page, there is only one link. */
export function productActions(
  product: string,
  state: Offer['state'] | undefined,
  page: string | undefined,
  store: string,
): ProductActions {
  const canBuy = state === 'buy' || state === 'preOrder';
  return {
    product,
    ...(state && { state }),
    ...(canBuy && { buy: store }),
    ...(page !== undefined && !(canBuy && page === store) && { learnMore: page }),
  };
}

/** Returns the same links as buttons in the page's language. */
export function actionLinks(
  { product, state, buy, learnMore }: ProductActions,
  text: Text<SharedTextId>,
): LinkAction[] {
  const kind = state === 'preOrder' ? 'preOrder' : 'buy';
  const link = (action: string, href: string, tone: 'action' | 'outline') => ({
    label: action,
    ariaLabel: text('actionNamed', { action, product }),
    href,
    tone,
  });
  return [
    ...(buy ? [link(text(kind), buy, 'action')] : []),
    ...(learnMore ? [link(text('learnMore'), learnMore, state ? 'outline' : 'action')] : []),
  ];
}
