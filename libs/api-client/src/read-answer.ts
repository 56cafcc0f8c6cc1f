import * as v from 'valibot';
import { ApiError } from './api-error.ts';

/**
 * Returns an answer with the shape that a call requires. Throws an `ApiError`, `malformed` with the message, for one of
 * another shape.
 */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  message = 'the answer has another shape',
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, answer);
  if (!success) throw new ApiError('malformed', message);
  return output;
}
