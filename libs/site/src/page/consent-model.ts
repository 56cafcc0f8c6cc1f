import type { ConsentRule, MarketId } from '@kinemorph/content';
import type { Purpose } from './vendors.ts';

/** The facts that the browser needs to request consent, and to store the answer. */
export interface ConsentModel {
  readonly rule: ConsentRule;
  /** Regions of a market share one answer. */
  readonly market: MarketId;
  /** The purposes that need consent; never empty. */
  readonly purposes: readonly Purpose[];
  /** The labels of the settings, and of the button that closes them. */
  readonly settings: { readonly title: string; readonly close: string };
  /** The banner's texts, in regions where nothing loads before consent; left out on the pages of an account. */
  readonly question?: ConsentQuestion;
}

/** The texts of the consent banner. */
export interface ConsentQuestion {
  readonly title: string;
  readonly text: string;
  /** Left out if the region has no such page. */
  readonly policy?: { readonly label: string; readonly href: string };
  readonly reject: string;
  readonly accept: string;
  readonly choose: string;
}
