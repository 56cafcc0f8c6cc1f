import type { Offer } from '@kinemorph/content';
import type { SharedTextId, Text } from '@kinemorph/i18n';
import type { ComponentProps } from 'react';
import type { HeroSlide } from '@kinemorph/ui';

type LinkAction = NonNullable<ComponentProps<typeof HeroSlide>['actions']>[number];

/** What can be done about a product: where it is sold, and where it is told of. */
export interface ProductActions {
  readonly product: string;
  readonly state?: Offer['state'];
  readonly buy?: string;
  readonly learnMore?: string;
}

/** The ways on from a product in a state; a page that is the store's own counts once. */
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

/** The same, as buttons in the page's language. */
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
