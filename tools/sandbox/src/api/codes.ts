/** The codes of the envelope. */
export const codes = {
  success: 2000,
  badRequest: 4000,
  badEmail: 4001,
  badPassword: 4002,
  sessionExpired: 4003,
  unknownPath: 4004,
  wrongLogin: 4005,
  refreshRefused: 4006,
  commonPassword: 4007,
  duplicate: 4009,
  captchaFailed: 4010,
  tooLarge: 4013,
  badSerial: 4014,
  badFile: 4015,
  badDate: 4016,
  tooManyAttempts: 4029,
  addressLimit: 4030,
  serverError: 5000,
} as const;

export type ErrorCode = Exclude<keyof typeof codes, 'success'>;
