import { ApiError } from './api-error.ts';

/** The account API's wrapper of every successful answer. */
export interface Envelope {
  readonly code: typeof successCode;
  readonly msg: string;
  readonly data: unknown;
}

export const successCode = 2000;

/** Opens an envelope: a success has its data, or an empty object; anything else is thrown as an `ApiError`. */
export function parseEnvelope(value: unknown): Envelope {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('malformed', 'the answer is not an object');
  }
  const code = own(value, 'code');
  const msg = own(value, 'msg') ?? '';
  if (typeof code !== 'number' || !Number.isInteger(code)) throw new ApiError('malformed', 'the answer has no code');
  if (typeof msg !== 'string') throw new ApiError('malformed', 'the message is not a text');
  if (code !== successCode) throw new ApiError('business', msg, code);
  return { code, msg, data: own(value, 'data') ?? {} };
}

/** Opens an envelope from the text of an answer; HTML and cut-off JSON are `malformed`. */
export function parseEnvelopeText(text: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('malformed', 'the answer is not JSON');
  }
  return parseEnvelope(value);
}

// Own properties only: a polluted Object.prototype must not turn `{}` into a success.
function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}
