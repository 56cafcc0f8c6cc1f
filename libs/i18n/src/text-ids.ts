import type { CompiledMessage } from './messages.ts';
import { literal } from './part-types.ts';

/** The source of a text: its key, and its file as a path from the root of the repository. */
export interface TextId {
  readonly key: string;
  readonly file: string;
}

// Unicode's tag characters repeat ASCII, and no browser draws them: an id travels inside its text, also through models
// and into attributes.
const begin = '\u{E0001}';
const end = '\u{E007F}';
const tags = 0xe0000;
const marks = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

/** Returns the message with its id in it, invisibly. Interpolated values and choices stay. */
export function markMessage({ key, file }: TextId, message: CompiledMessage): CompiledMessage {
  if (message === '') return '';
  const mark = `${begin}${encode(`${file} ${key}`)}${end}`;
  return typeof message === 'string' ? mark + message : [{ type: literal, value: mark }, ...message];
}

/** Returns the visible text, and the ids of its messages: first its own, then those of its interpolated values. */
export function readTextIds(text: string): { readonly text: string; readonly ids: readonly TextId[] } {
  const ids = [...text.matchAll(marks)].map(([, encoded = '']) => {
    const [, file = '', key = ''] = /^(\S*) (.*)$/.exec(decode(encoded)) ?? [];
    return { key, file };
  });
  return { text: text.replaceAll(marks, ''), ids };
}

function encode(ascii: string): string {
  if (!/^[ -}]*$/.test(ascii)) throw new Error(`a text's id must be ASCII to be shown on the page: "${ascii}"`);
  return Array.from(ascii)
    .map((letter) => String.fromCodePoint(tags + (letter.codePointAt(0) ?? 0)))
    .join('');
}

function decode(encoded: string): string {
  return Array.from(encoded)
    .map((tag) => String.fromCodePoint((tag.codePointAt(0) ?? tags) - tags))
    .join('');
}
