import type { Money } from '../../products/offer.ts';
import type { ProductId } from '../../products/product-id.ts';
import { usPremiumProtection } from '../premium-protection.ts';
import type { BlackFridayRegion, BlackFridayStage } from './timeline.ts';

/** A longer warranty that comes with a product. */
interface Protection {
  /** The stage that brings it. */
  readonly stage: BlackFridayStage;
  readonly extraYears: number;
  /** The price without the campaign. */
  readonly value: Money;
  readonly products: readonly ProductId[];
}

/** Premium Protection, in regions that have it. */
export const premiumProtection: Readonly<Partial<Record<BlackFridayRegion, Protection>>> = {
  us: { stage: 'blackFriday', ...usPremiumProtection },
};
