import { sample } from './sample.ts';

/** The credits of a new account. */
export const signUpCredits = 200;

/** The share of the price that a new account takes off its first order. */
export const signUpDiscount = sample(0.05);

/** The benefits of a new account, as placeholders of texts: every text that offers an account names both. */
export const accountBenefits = { credits: signUpCredits, discount: signUpDiscount } as const;

/** The number of characters of a new password; the account API refuses any other. */
export const passwordLength = { min: 8, max: 128 } as const;
