import type { Money } from '../products/offer.ts';
import type { ProductId } from '../products/product-id.ts';

/** Premium Protection, a longer warranty that campaigns give with some products in us. */
export const usPremiumProtection = {
  extraYears: 2,
  /** The price without the campaign. */
  value: { amount: 119, currency: 'USD' },
  products: ['grimlockG1Flagship', 'flagshipOptimusPrime', 'flagshipMegatron'],
} as const satisfies { readonly extraYears: number; readonly value: Money; readonly products: readonly ProductId[] };
