import { encodeText, type TextParts } from './encode-text.ts';
import { headerList, type RawAnswer } from './raw-answer.ts';

/** Returns an answer for one request: it has no ETag, and is not compressed. */
export function singleBytes(
  status: number,
  { head, common }: { head: boolean; common: Readonly<Record<string, string>> },
  own: Readonly<Record<string, string>>,
  text?: TextParts | Uint8Array,
): RawAnswer {
  const headers = headerList({ ...own, ...common });
  const body = text instanceof Uint8Array ? text : encodeText(text ?? '');
  headers.push('content-length', String(body.length));
  return { status, headers, body: head || text === undefined ? null : body };
}
