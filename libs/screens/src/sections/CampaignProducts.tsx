import { ProductCard, ProductGrid } from '@kinemorph/ui';
import type { ComponentProps } from 'react';

const sizes = {
  1: '(min-width: 64em) 50vw, 100vw',
  2: '(min-width: 48em) 50vw, 100vw',
  3: undefined,
  4: '(min-width: 64em) 25vw, (min-width: 48em) 50vw, 100vw',
} as const;

function columnsFor(count: number): keyof typeof sizes {
  return count === 1 || count === 2 || count === 4 ? count : 3;
}

/** Renders the products of a campaign, in a suitable number of columns. */
export function CampaignProducts({
  cards,
}: {
  readonly cards: readonly (ComponentProps<typeof ProductCard> & { readonly key: string })[];
}) {
  const columns = columnsFor(cards.length);
  return (
    <ProductGrid columns={columns}>
      {cards.map(({ key, ...card }) => (
        <ProductCard key={key} {...card} sizes={sizes[columns]} />
      ))}
    </ProductGrid>
  );
}
