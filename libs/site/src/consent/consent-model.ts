import type { ConsentRule, MarketId } from '@kinemorph/content';
import type { Purpose } from '../vendors/vendors.ts';

/** What the browser must know to ask for consent, and to keep the answer. */
export interface ConsentModel {
  readonly rule: ConsentRule;
  /** Regions of a market share one answer. */
  readonly market: MarketId;
  /** What there is to agree to; never empty. */
  readonly purposes: readonly Purpose[];
  /** Where the privacy policy is. */
  readonly policy?: string;
}
