import type { Money } from '../../products/offer.ts';
import type { ProductId } from '../../products/product-id.ts';
import { usPremiumProtection } from '../premium-protection.ts';
import type { BlackFridayRegion, BlackFridayStage } from './timeline.ts';

/** A longer warranty that comes with a product. */
interface Protection {
  /** The stage that brings it. */
  readonly stage: BlackFridayStage;
  readonly extraYears: number;
  /** What it costs otherwise. */
  readonly value: Money;
  readonly products: readonly ProductId[];
}

/** Premium Protection, where it is given. */
export const premiumProtection: Readonly<Partial<Record<BlackFridayRegion, Protection>>> = {
  us: { stage: 'blackFriday', ...usPremiumProtection },
};
