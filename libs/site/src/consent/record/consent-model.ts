import type { ConsentRule, MarketId } from '@kinemorph/content';
import type { Purpose } from '../../vendors/vendors.ts';

/** What the browser must know to ask for consent, and to keep the answer. */
export interface ConsentModel {
  readonly rule: ConsentRule;
  /** Regions of a market share one answer. */
  readonly market: MarketId;
  /** What there is to agree to; never empty. */
  readonly purposes: readonly Purpose[];
  /** What the settings are called, and the button that closes them. */
  readonly settings: { readonly title: string; readonly close: string };
  /** The banner's texts, where visitors are asked before anything loads. */
  readonly question?: ConsentQuestion;
}

/** The texts of the banner that asks for consent. */
export interface ConsentQuestion {
  readonly title: string;
  readonly text: string;
  /** Left out where the region has no such page. */
  readonly policy?: { readonly label: string; readonly href: string };
  readonly reject: string;
  readonly accept: string;
  readonly choose: string;
}
