import type { Locale } from '@kinemorph/i18n';
import type { SiteId } from '../site-id.ts';
import type { MarketId } from './markets.ts';

export const regionIds = ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'] as const;
export type RegionId = (typeof regionIds)[number];

export type Currency = 'USD' | 'GBP' | 'EUR' | 'JPY' | 'KRW' | 'CNY';
export type PaymentMethod = 'paypal' | 'klarna';
export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok' | 'twitter';
/** The countries that a shopper may say to be in; CA and OTHER are served by the us region. */
export type Country = 'US' | 'CA' | 'EU' | 'GB' | 'FR' | 'DE' | 'CN' | 'JP' | 'KR' | 'OTHER';

/** How consent works in a region: asked for first, or taken until it is withdrawn. */
export type ConsentRule = 'opt-in' | 'notice';

/** The settings of a region: everything that makes it one, and nothing that is said in words. */
export interface Region {
  readonly id: RegionId;
  readonly locale: Locale;
  /** The website that serves it. */
  readonly site: SiteId;
  readonly market: MarketId;
  /** The country whose entry in the region choice is this region's own. */
  readonly country: Country;
  readonly currency: Currency;
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
  /** Whether vendors that measure wait until the visitor agrees, or run until the visitor turns them off. */
  readonly consent: ConsentRule;
  /** Whether the newsletter pop-up greets visitors. */
  readonly newsletterPopup: boolean;
  /** The languages, as browsers name them, whose readers are offered this region. */
  readonly browserLanguages: readonly string[];
  /** The IANA time zone that campaign dates are local to. */
  readonly timeZone: string;
}
