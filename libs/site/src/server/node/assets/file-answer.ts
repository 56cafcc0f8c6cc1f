import { Readable } from 'node:stream';
import { toResponse, type RawAnswer } from '../../answer/raw-answer.ts';

/** An answer with a page, or with a file: a large one is read while it is sent. */
export type FileAnswer = Omit<RawAnswer, 'body'> & { readonly body: RawAnswer['body'] | Readable };

/** Returns the same answer as a web standard `Response`. */
export function toFileResponse({ body, ...rest }: FileAnswer): Response {
  return toResponse({ ...rest, body: body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : body });
}
