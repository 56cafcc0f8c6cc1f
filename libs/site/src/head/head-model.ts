import type { Money } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/** What a page says of itself to browsers and search engines. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute; undefined on pages that no search engine should keep. */
  readonly canonical?: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly index: boolean;
  /** What stands for the page where it is shared; an absolute address, and sizes in pixels. */
  readonly image?: { readonly src: string; readonly width: number; readonly height: number; readonly alt: string };
  /** The way to the page, from the home to itself; absolute addresses. */
  readonly trail?: readonly { readonly name: string; readonly href: string }[];
  readonly product?: ProductFacts;
  /** What the page lists, in its order; absolute addresses. */
  readonly items?: readonly { readonly name: string; readonly href: string }[];
  /** What the page asks and answers. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  /** Set on an item of the newsroom. */
  readonly article?: ArticleFacts;
  /** The feed that the page belongs to; an absolute address. */
  readonly feed?: { readonly href: string; readonly title: string };
  /** When what the page says was last changed, where that is known. */
  readonly changed?: Instant;
  /** The campaign that the page is about, and where it stands; nothing that is shown. */
  readonly campaign?: { readonly id: string; readonly stage: string };
}

/** What search engines are told of the product that a page is about; the offer is the one that the page shows. */
export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly offer?: ProductOffer;
}

/** An offer as search engines are told it. */
export interface ProductOffer {
  readonly price: Money;
  readonly availability: 'InStock' | 'OutOfStock' | 'PreOrder' | 'SoldOut';
  readonly buy: string;
  /** When the price ends. */
  readonly until?: Instant;
  /** When what is ordered begins to be shipped, or is back in stock. */
  readonly starts?: Instant;
  /** Within how many days it may be returned. */
  readonly returnDays?: number;
  /** What its delivery costs; and for what is in stock, within how many days it leaves the store and how many it is on its way. */
  readonly delivery?: {
    readonly cost: Money;
    readonly days?: { readonly dispatch: number; readonly transit: readonly [least: number, most: number] };
  };
}

/** What search engines and the feed are told of an item of the newsroom. */
export interface ArticleFacts {
  readonly headline: string;
  readonly summary: string;
  readonly published: Instant;
}
