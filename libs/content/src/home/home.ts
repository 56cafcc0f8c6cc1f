import type { ProductId } from '../products/product.ts';
import type { RegionId } from '../regions/region.ts';
import type { Target } from '../target.ts';
import type { ContentTextId } from '../text-id.ts';
import type { Instant, Timeline, Window } from '../time/index.ts';

/** A tile of a home: a product's picture and price, under its own words where it needs any. */
export interface HomeTile {
  readonly key: string;
  readonly product: ProductId;
  /** The product's name, unless the tile says otherwise. */
  readonly title?: ContentTextId;
  /** The product's line, unless the tile says otherwise. */
  readonly subtitle?: ContentTextId;
  readonly badge?: ContentTextId;
  /** Values that the tile's own words interpolate besides the product's figures. */
  readonly values?: { readonly saving?: number; readonly ends?: Instant };
  /** When the tile is shown; always, where it is left out. */
  readonly window?: Window;
  /** The campaign stage that shows the tile. */
  readonly stages?: { readonly timeline: Timeline<string, RegionId>; readonly stage: string };
  readonly showBuy: boolean;
  readonly span?: 'wide' | 'tall';
  readonly tone?: 'dark' | 'light';
}

/** The home of a region: which products it leads with, and in which order. */
export interface Home {
  readonly hero: readonly HomeTile[];
  readonly tiles: readonly HomeTile[];
  readonly ecosystem: readonly { readonly key: 'hub' | 'studio'; readonly to: Target }[];
  readonly quotes: readonly QuoteId[];
  /** A card that leads to the region's retail store. */
  readonly retail?: Target;
}

export type QuoteId = 'transformation' | 'engineering' | 'programming';
