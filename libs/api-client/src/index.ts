export { acceptLanguage } from './accept-language.ts';
export { fetchProfile, logIn, type Credentials, type LoginMethod } from './account.ts';
export type { ApiCall, ApiClient } from './api-call.ts';
export { ApiError, type ApiErrorKind } from './api-error.ts';
export {
  createApiClient,
  defaultTimeoutMs,
  sessionExpiredCode,
  type ApiClientOptions,
  type SessionEnd,
} from './client.ts';
export { parseEnvelope, parseEnvelopeText, successCode, type Envelope } from './envelope.ts';
export { errorMessage, type ErrorMessages } from './error-message.ts';
