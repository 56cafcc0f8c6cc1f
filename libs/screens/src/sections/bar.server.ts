import type { ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { SectionBar } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { OfferModel } from './offer.server.ts';

export type BarModel = Pick<
  ComponentProps<typeof SectionBar>,
  'name' | 'labels' | 'links' | 'price' | 'action' | 'status'
>;

/** Returns the bar of a product's page: its sections in order, and the current links of the product. */
export function barModel(
  { text }: ModelContext,
  id: ProductId,
  links: BarModel['links'],
  offer: OfferModel | undefined,
): BarModel {
  return {
    name: text(`product.${id}.name`),
    labels: { nav: text('section.nav'), menu: text('section.menu') },
    links,
    ...(offer?.price && { price: { current: offer.price.current, label: text('price.now') } }),
    ...(offer?.buy && { action: offer.buy }),
    ...(offer?.shortStatus && { status: offer.shortStatus }),
  };
}
