import type { FilmName } from '../films/index.ts';
import type { LegalNoticeId } from '../legal-notice.ts';
import type { PictureName } from '../pictures/pictures.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import type { Target } from '../target.ts';
import type { ContentTextId } from '../text-id.ts';
import type { Timeline, Window } from '../time/index.ts';

/** The fields of every tile of a home. */
interface TileBasics {
  readonly key: string;
  readonly badge?: ContentTextId;
  /** Values that the tile's own words interpolate besides the product's figures and the end of its timeline. */
  readonly values?: { readonly saving?: number };
  /** The window in which the tile is shown; always, if left out. */
  readonly window?: Window;
  /** The campaign stage that shows the tile. */
  readonly stages?: { readonly timeline: Timeline<string, RegionId>; readonly stage: string };
  readonly showBuy: boolean;
  readonly span?: 'wide' | 'tall';
  readonly tone?: 'dark' | 'light';
}

/** A tile about a product: its picture and price, with its own words if necessary. */
export interface ProductTile extends TileBasics {
  readonly product: ProductId;
  /** The product's name, unless the tile has another. */
  readonly title?: ContentTextId;
  /** The product's line, unless the tile has another. */
  readonly subtitle?: ContentTextId;
  /** The product's own, unless the tile shows another. */
  readonly picture?: PictureName;
  /** A film that plays forward and back, in regions that sell the product: desktops play it in place of the picture. */
  readonly loop?: FilmName;
  /** The link target; the product's page if left out. The badge then names the target. */
  readonly to?: Target;
}

/** A tile about something other than a product, such as free delivery. */
export interface OtherTile extends TileBasics {
  readonly product?: undefined;
  readonly title: ContentTextId;
  readonly subtitle: ContentTextId;
  readonly picture: PictureName;
  readonly to: Target;
}

export type HomeTile = ProductTile | OtherTile;

/** The home of a region: its leading products, in order. */
export interface Home {
  readonly hero: readonly HomeTile[];
  readonly tiles: readonly HomeTile[];
  readonly ecosystem: readonly { readonly key: 'hub' | 'studio'; readonly to: Target }[];
  readonly quotes: readonly HomeQuote[];
  /** Products that the home describes in detail, in a region without pages for them. */
  readonly robots?: readonly HomeRobot[];
  /** Tiles that lead to something other than a product. */
  readonly guides?: readonly HomeGuide[];
  /** For markets that expect more than slides in the first view. */
  readonly desk?: HomeDesk;
  /** A card that leads to the region's retail store. */
  readonly retail?: Target;
}

/** The authors of the quotations: a journalist, an owner of a machine, and a teacher or learner. */
export const quoteIds = ['press', 'owner', 'learner'] as const;
export const quoteIcons = [
  'blocks',
  'code',
  'crown',
  'eye',
  'gear',
  'microphone',
  'monitor',
  'play',
  'rotate',
  'star',
  'trophy',
  'user',
  'volume',
] as const;

/** A quotation: its words are in `messages/home`, in each region's own voice; the icon shows what it is about. */
export interface HomeQuote {
  readonly id: (typeof quoteIds)[number];
  readonly icon: (typeof quoteIcons)[number];
}

/** A product that the home describes in detail. Its words are in the screen's `copy/kr`. */
export interface HomeRobot {
  readonly product: ProductId;
  readonly picture: PictureName;
}

/**
 * The first things that visitors of Japan, Korea and China look for; the words of each are in the screen's
 * `copy/jp-kr-cn`.
 */
export const entryIds = ['store', 'account', 'shipping', 'warranty', 'support', 'contact'] as const;
export type HomeEntryId = (typeof entryIds)[number];

/**
 * The content of a home in its first view besides its slides, and at its end: links to what people look for first, and
 * the terms of an order.
 */
export interface HomeDesk {
  readonly entries: readonly { readonly id: HomeEntryId; readonly to: Target }[];
  /** The lines of the region's legal notice about ordering. */
  readonly terms: readonly LegalNoticeId[];
}

export const guideIds = ['transform', 'manuals', 'app', 'account', 'warranty', 'registration', 'faq'] as const;

/** A tile that leads to something other than a product. Its words are in the screen's `copy/jp-kr`. */
export interface HomeGuide {
  readonly key: (typeof guideIds)[number];
  readonly picture: PictureName;
  readonly to: Target;
  /** The window in which the tile is shown; always, if left out. */
  readonly window?: Window;
  readonly span?: 'wide';
  readonly tone: 'dark' | 'light';
}
