import { campaigns } from '../campaigns/campaigns.ts';
import { targetOf } from '../campaigns/target-of.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import type { Target } from '../target.ts';
import type { Home, HomeDesk, HomeGuide, HomeQuote, HomeTile, ProductTile } from './home.ts';

/** Returns a tile that shows a product without changes. */
export function tile(product: ProductId, more: Partial<ProductTile> = {}): ProductTile {
  return { key: product, product, showBuy: true, ...more };
}

/** Flagship Bumblebee at the size of the screen, changing its shape. */
export const flagshipBumblebeeSlide = {
  subtitle: 'home.wide.flagshipBumblebee',
  loop: 'flagship-bumblebee-change/loop',
} as const;

/** Returns the slides that campaigns put first on a region's home. */
export function campaignTiles(region: RegionId): readonly HomeTile[] {
  return campaigns
    .filter(({ timeline }) => region in timeline.regions)
    .flatMap((campaign) => {
      const { tiles = [], timeline } = campaign;
      return tiles.map(({ stage, ...shown }): HomeTile => {
        const stages = { timeline, stage };
        if (shown.product === undefined) return { ...shown, to: shown.to as Target, stages };
        const to = targetOf(campaign, shown.to);
        return { ...shown, ...(to && { to }), stages } as HomeTile;
      });
    });
}

/** The links to the two software tools, the same in every region. */
export const ecosystem: Home['ecosystem'] = [
  { key: 'hub', to: { hub: 'hub' } },
  { key: 'studio', to: { hub: 'studio' } },
];

/** Returns the three quotations of a home, each with its subject. */
export function quotes(press: HomeQuote['icon'], owner: HomeQuote['icon'], learner: HomeQuote['icon']): Home['quotes'] {
  return [
    { id: 'press', icon: press },
    { id: 'owner', icon: owner },
    { id: 'learner', icon: learner },
  ];
}

/** Returns a tile that leads to something other than a product. */
export function guide(
  key: HomeGuide['key'],
  to: HomeGuide['to'],
  more: Pick<HomeGuide, 'picture' | 'tone' | 'span' | 'window'>,
): HomeGuide {
  return { key, to, ...more };
}

/** Returns the desk of a home: the targets of its first entries, and its terms of an order. */
export function desk(...terms: HomeDesk['terms']): HomeDesk {
  return {
    entries: [
      { id: 'store', to: { store: '/' } },
      { id: 'account', to: { page: 'login' } },
      { id: 'shipping', to: { page: 'shipping' } },
      { id: 'warranty', to: { page: 'warranty' } },
      { id: 'support', to: { page: 'support' } },
      { id: 'contact', to: { page: 'technical-support' } },
    ],
    terms,
  };
}
