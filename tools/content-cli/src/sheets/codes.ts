import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A piece of a message: text to translate, or syntax that must not change. */
export interface Piece {
  readonly kind: 'text' | 'code';
  readonly text: string;
}

/** Splits a message; the joined pieces are exactly the message. An invalid message is one piece of text. */
export function piecesOf(message: string): readonly Piece[] {
  let elements: readonly MessageFormatElement[];
  try {
    elements = parse(message, { ignoreTag: true, captureLocation: true });
  } catch {
    return message === '' ? [] : [{ kind: 'text', text: message }];
  }
  const codes = rangesOf(elements).sort(([a], [b]) => a - b);
  const pieces: Piece[] = [];
  let at = 0;
  const add = (kind: Piece['kind'], from: number, to: number) => {
    if (to > from) pieces.push({ kind, text: message.slice(from, to) });
  };
  for (const [from, to] of codes) {
    add('text', at, from);
    add('code', from, to);
    at = to;
  }
  add('text', at, message.length);
  return pieces;
}

/** Returns the ranges of syntax: everything but the text of a message and of its choices. */
function rangesOf(elements: readonly MessageFormatElement[]): [from: number, to: number][] {
  return elements.flatMap((element): [number, number][] => {
    const { location } = element;
    if (element.type === TYPE.literal || !location) return [];
    if (!('options' in element)) return [[location.start.offset, location.end.offset]];
    const inner = Object.values(element.options).flatMap((option) =>
      option.location
        ? [
            {
              from: option.location.start.offset + 1,
              to: option.location.end.offset - 1,
              codes: rangesOf(option.value),
            },
          ]
        : [],
    );
    const ranges: [number, number][] = [];
    let at = location.start.offset;
    for (const { from, to, codes } of inner.sort((a, b) => a.from - b.from)) {
      ranges.push([at, from], ...codes);
      at = to;
    }
    return [...ranges, [at, location.end.offset]];
  });
}
