import type { ApiError } from './api-error.ts';

/** The messages for a failed call, in the reader's language. */
export interface ErrorMessages {
  /** Says that the server failed, and to try again later. */
  readonly default: string;
  readonly byCode?: Readonly<Record<number, string>>;
}

/** Returns the message about an error for the reader: the API's own, else the text for its code, else the default. */
export function errorMessage(error: ApiError, messages: ErrorMessages): string {
  const { byCode = {} } = messages;
  if (error.kind !== 'business' || error.code === undefined) return messages.default;
  if (error.msg.trim() !== '') return error.msg;
  const translated = Object.hasOwn(byCode, error.code) ? byCode[error.code] : undefined;
  return translated || messages.default;
}
