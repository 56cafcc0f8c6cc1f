import type { Locale } from '@kinemorph/i18n';
import type { SiteId } from '../site-id.ts';
import type { RegionId } from './by-folder/ids.ts';
import type { MarketId } from './markets.ts';

export type { RegionId } from './by-folder/ids.ts';

export type PaymentMethod = 'paypal' | 'klarna';
export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok' | 'twitter';

/** How consent works in a region: asked for first, or taken until it is withdrawn. */
export type ConsentRule = 'opt-in' | 'notice';

/** Shipping terms of a region's store for products in stock. Amounts are in whole units of the region's currency, such as dollars. */
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

/** The settings of a region, which its `region.ts` writes: everything that makes it one, and nothing that is said in words. */
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
   * Another region whose pages and products it has, besides those that name the region itself. What its folder lacks, such as `home.ts`,
   * is that region's.
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
  /** How many monthly payments a price may be split into, and whether the store promises of every price that they bear no interest. */
  readonly installments?: { readonly months: number; readonly interestFree: boolean };
  readonly social: readonly SocialNetwork[];
  /** Of how many days before a reduction the lowest price is told with it, where the law asks for that (Directive 98/6/EC, Article 6a). */
  readonly lowestPriceDays?: number;
  /** Whether prices are told with their tax; else it is added at the checkout. */
  readonly taxIncluded: boolean;
  /** How the market says a saving: as an amount, or as a share of the price. */
  readonly saving: 'amount' | 'share';
  /** The value of `hreflang` in alternate links; en-EU is a valid `lang` but no valid `hreflang`. */
  readonly hreflang: string;
  /**
   * True if its alternate is for visitors that no alternate matches (`hreflang="x-default"`). Of the regions that have a page and say so, the
   * first by `order` speaks.
   */
  readonly xDefault?: boolean;
  /** Whether vendors that measure wait until the visitor agrees, or run until the visitor turns them off. */
  readonly consent: ConsentRule;
  /** True if the header has an entry for the hub. */
  readonly hubInHeader?: boolean;
  /** Whether the newsletter pop-up greets visitors. */
  readonly newsletterPopup: boolean;
  /** The languages, as browsers name them, whose readers are offered this region. */
  readonly browserLanguages: readonly string[];
  /** The IANA time zone that campaign dates are local to. */
  readonly timeZone: string;
  /** Within how many days a purchase may be returned; left out without a published guarantee. */
  readonly returnDays?: number;
  /** The address of our own file of the Android app, in a region without Google Play. */
  readonly androidApp?: string;
  /** Shipping terms as they usually are. */
  readonly delivery: Delivery;
}
