import { campaigns } from '../campaigns/campaigns.ts';
import { targetOf } from '../campaigns/target-of.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import type { Home, HomeDesk, HomeGuide, HomeQuote, HomeTile } from './home.ts';

/** A tile that shows a product as it is. */
export function tile(product: ProductId, more: Partial<HomeTile> = {}): HomeTile {
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
      return tiles.map(({ stage, product, to: asked, ...shown }) => {
        const to = targetOf(campaign, asked);
        return tile(product, { ...(to && { to }), ...shown, stages: { timeline, stage } });
      });
    });
}

/** The two doors of the software, the same in every region. */
export const ecosystem: Home['ecosystem'] = [
  { key: 'hub', to: { hub: 'hub' } },
  { key: 'studio', to: { hub: 'studio' } },
];

/** The three quotations of a home, each with what it is about. */
export function quotes(press: HomeQuote['icon'], owner: HomeQuote['icon'], learner: HomeQuote['icon']): Home['quotes'] {
  return [
    { id: 'press', icon: press },
    { id: 'owner', icon: owner },
    { id: 'learner', icon: learner },
  ];
}

/** A tile that leads to something other than a product. */
export function guide(
  key: HomeGuide['key'],
  to: HomeGuide['to'],
  more: Pick<HomeGuide, 'picture' | 'tone' | 'span' | 'window'>,
): HomeGuide {
  return { key, to, ...more };
}

/** The desk of a home: where its first entries lead, and what it says about orders. */
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
