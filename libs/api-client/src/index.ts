export { acceptLanguage } from './accept-language.ts';
export { ApiError, type ApiErrorKind } from './api-error.ts';
export { createApiClient, defaultTimeoutMs, type ApiCall, type ApiClient, type ApiClientOptions, type SessionTokens } from './client.ts';
export { parseEnvelope, parseEnvelopeText, successCode, type Envelope } from './envelope.ts';
export { errorMessage, type ErrorMessages } from './error-message.ts';
export { subscribe, type Subscription } from './subscribe.ts';
