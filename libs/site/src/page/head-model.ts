import type { Money } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';

/** The metadata of a page for browsers and search engines. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Absolute; undefined on pages that search engines should not list. */
  readonly canonical?: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly index: boolean;
  /** The picture that represents the page where it is shared; an absolute address, and sizes in pixels. */
  readonly image?: { readonly src: string; readonly width: number; readonly height: number; readonly alt: string };
  /** The breadcrumbs from the home to the page itself; absolute addresses. */
  readonly trail?: readonly { readonly name: string; readonly href: string }[];
  readonly product?: ProductFacts;
  /** The items that the page lists, in order; absolute addresses. */
  readonly items?: readonly { readonly name: string; readonly href: string }[];
  /** The questions of the page with their answers. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
  /** Set on an item of the newsroom. */
  readonly article?: ArticleFacts;
  /** The feed that the page belongs to; an absolute address. */
  readonly feed?: { readonly href: string; readonly title: string };
  /** The time when the content of the page last changed, if known. */
  readonly changed?: Instant;
  /** The campaign that the page is about, and its stage; not shown on the page. */
  readonly campaign?: { readonly id: string; readonly stage: string };
}

/** The data for search engines about the page's product; the offer is the one that the page shows. */
export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly offer?: ProductOffer;
}

/** An offer in the data for search engines. */
export interface ProductOffer {
  readonly price: Money;
  readonly availability: 'InStock' | 'OutOfStock' | 'PreOrder' | 'SoldOut';
  readonly buy: string;
  /** The end of the price. */
  readonly until?: Instant;
  /** The time when orders begin to be shipped, or when it is back in stock. */
  readonly starts?: Instant;
  /** The number of days within which it may be returned. */
  readonly returnDays?: number;
  /**
   * The cost of its delivery; for a product in stock also the days until it leaves the store, and the days in transit.
   */
  readonly delivery?: {
    readonly cost: Money;
    readonly days?: { readonly dispatch: number; readonly transit: readonly [least: number, most: number] };
  };
}

/** The data of a news item for search engines and the feed. */
export interface ArticleFacts {
  readonly headline: string;
  readonly summary: string;
  readonly published: Instant;
}
