/** What a new account is credited with. */
export const signUpCredits = 200;

/** How many characters a new password has; the account API refuses any other. */
export const passwordLength = { min: 8, max: 128 } as const;
