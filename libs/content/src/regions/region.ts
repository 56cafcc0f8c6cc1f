import type { Locale } from '@kinemorph/i18n';
import type { SiteId } from '../site-id.ts';
import type { RegionId } from './by-folder/ids.ts';
import type { MarketId } from './markets.ts';

export type { RegionId } from './by-folder/ids.ts';

export type PaymentMethod = 'paypal' | 'klarna';
export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok' | 'twitter';

/** The consent rule of a region: vendors wait for consent, or run until it is withdrawn. */
export type ConsentRule = 'opt-in' | 'notice';

/**
 * Shipping terms of a region's store for products in stock. Amounts are in whole units of the region's currency, such
 * as dollars.
 */
export interface Delivery {
  /** Shipping cost of an order below `freeFrom`. */
  readonly cost: number;
  /** Orders of this amount or more ship free. */
  readonly freeFrom: number;
  /** The most days until an order leaves the store. */
  readonly dispatchDays: number;
  /** The fewest and the most days from the store to the customer. */
  readonly transitDays: readonly [least: number, most: number];
}

/** The settings of a region, from its `region.ts`: everything that defines it, except texts. */
export interface RegionSettings {
  /** The name of its folder. */
  readonly id: RegionId;
  /** Its name in English, for tools. Pages use the country's name in their own language. */
  readonly name: string;
  /** Its place in lists of regions: the smallest comes first. */
  readonly order: number;
  /** True while only previews and tools may show it. */
  readonly draft?: boolean;
  /**
   * Another region whose pages and products it has, besides those that name the region itself. A file that its folder
   * lacks, such as `home.ts`, is taken from that region.
   */
  readonly like?: RegionId;
  /** The paths of pages and the ids of products that the region in `like` has and this one does not. */
  readonly without?: readonly string[];
  readonly locale: Locale;
  /** The website that serves it. */
  readonly site: SiteId;
  readonly market: MarketId;
  /** The country whose entry in the region choice is this region's own: two letters of ISO 3166-1, or EU. */
  readonly country: string;
  /** Other countries with an entry in the region choice that leads to this region. `OTHER` is the rest of the world. */
  readonly alsoServes?: readonly string[];
  /** Three letters of ISO 4217. */
  readonly currency: string;
  readonly paymentMethods: readonly PaymentMethod[];
  /**
   * The number of monthly payments that a price may be split into, and the store's promise that they are free of
   * interest.
   */
  readonly installments?: { readonly months: number; readonly interestFree: boolean };
  readonly social: readonly SocialNetwork[];
  /**
   * The number of days before a reduction whose lowest price is shown with it, if the law requires that (Directive
   * 98/6/EC, Article 6a).
   */
  readonly lowestPriceDays?: number;
  /** True if prices include tax; otherwise it is added at the checkout. */
  readonly taxIncluded: boolean;
  /** The form of a saving in the market: an amount, or a share of the price. */
  readonly saving: 'amount' | 'share';
  /** The value of `hreflang` in alternate links; en-EU is a valid `lang` but no valid `hreflang`. */
  readonly hreflang: string;
  /**
   * True if its alternate may be for visitors that no alternate matches (`hreflang="x-default"`). Among the regions of
   * a page with this setting, the first by `order` is used.
   */
  readonly xDefault?: boolean;
  /** Decides if vendors that measure wait for consent, or run until the visitor turns them off. */
  readonly consent: ConsentRule;
  /** True if the header has an entry for the hub. */
  readonly hubInHeader?: boolean;
  /** True if new visitors see the newsletter pop-up. */
  readonly newsletterPopup: boolean;
  /** Languages, as browsers name them: the site suggests this region to their readers. */
  readonly browserLanguages: readonly string[];
  /** The IANA time zone that campaign dates are local to. */
  readonly timeZone: string;
  /** Within how many days a purchase may be returned; left out without a published guarantee. */
  readonly returnDays?: number;
  /**
   * Within how many days the law lets buyers return a purchase without a reason, in a region without a guarantee of its
   * own.
   */
  readonly lawfulReturnDays?: number;
  /** The address of the site's own file of the Android app, in a region without Google Play. */
  readonly androidApp?: string;
  /** Shipping terms outside campaigns. */
  readonly delivery: Delivery;
}
