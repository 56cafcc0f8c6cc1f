import {
  openFrom as blackFridayFrom,
  type BlackFridayRegion,
  type BlackFridayStage,
} from '../campaigns/black-friday-2024/timeline.ts';
import {
  openFrom as christmasFrom,
  type ChristmasRegion,
  type ChristmasStage,
} from '../campaigns/christmas-2024/timeline.ts';
import type { Installment, Promotion } from './product.ts';

/** A price of Black Friday 2024, from the opening of a stage to the end of the sale. */
export function blackFridayPrice(region: BlackFridayRegion, stage: BlackFridayStage, price: number): Promotion {
  return { price, window: blackFridayFrom(stage, region) };
}

/** A price of the sale at the end of 2024, from the opening of a stage to the end of the sale. */
export function christmasPrice(region: ChristmasRegion, stage: ChristmasStage, price: number): Promotion {
  return { price, window: christmasFrom(stage, region) };
}

/** A promotion with the instalment that the store writes for its price. */
export function inParts(promotion: Promotion, installment: Installment): Promotion {
  return { price: promotion.price, window: promotion.window, installment };
}
