import { sample } from './sample.ts';

/** The credits of a new account. */
export const signUpCredits = 200;

/** The share of the price that a new account takes off its first order. */
export const signUpDiscount = sample(0.05);

/** The benefits of a new account, as texts interpolate them: wherever an account is offered, both are named. */
export const accountBenefits = { credits: signUpCredits, discount: signUpDiscount } as const;

/** How many characters a new password has; the account API refuses any other. */
export const passwordLength = { min: 8, max: 128 } as const;
