import { sample } from '../../sample.ts';
import type { ChristmasRegion } from './timeline.ts';

/** How many times the usual points a member's order earns. */
export const pointsFactor = 2;

/** A code that a new member enters at the store. */
export interface WelcomeCode {
  readonly code: string;
  /** The share that it takes off a first order. */
  readonly discount: number;
}

/** The welcome code, where there is one. */
export const welcomeCode: Readonly<Partial<Record<ChristmasRegion, WelcomeCode>>> = {
  de: { code: sample('WILLKOMMEN5'), discount: 0.05 },
  fr: { code: sample('BIENVENUE5'), discount: 0.05 },
};
