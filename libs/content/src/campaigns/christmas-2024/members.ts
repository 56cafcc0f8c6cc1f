import { sample } from '../../sample.ts';
import type { ChristmasRegion } from './timeline.ts';

/** The factor by which a member's order multiplies the usual points. */
export const pointsFactor = 2;

/** A code that a new member enters at the store. */
export interface WelcomeCode {
  readonly code: string;
  /** The share by which it reduces the price of a first order. */
  readonly discount: number;
}

/** The welcome code, in regions that have one. */
export const welcomeCode: Readonly<Partial<Record<ChristmasRegion, WelcomeCode>>> = {
  de: { code: sample('WILLKOMMEN5'), discount: 0.05 },
  fr: { code: sample('BIENVENUE5'), discount: 0.05 },
};
