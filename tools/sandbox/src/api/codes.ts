/** The codes of the envelope. 4003 (session expired) is the contract's own and belongs to the account calls. */
export const codes = {
  success: 2000,
  badRequest: 4000,
  badEmail: 4001,
  unknownPath: 4004,
  duplicate: 4009,
  tooLarge: 4013,
  serverError: 5000,
} as const;

export type ErrorCode = Exclude<keyof typeof codes, 'success'>;
