import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './messages.ts';
import { literal } from './part-types.ts';

/**
 * Look-alikes that no locale of the sites uses, so that text which passed through here differs from text which did not.
 */
const lookAlikes = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ';
/** Added on top of a letter without a look-alike: a kana, an ideograph, a syllable of hangul. */
const mark = '\u0307';
/** The expected growth of a translation compared with English. */
const growth = 0.35;

/**
 * Returns the message in no real language: its letters accented, its words about a third longer, the whole in brackets.
 * Interpolated values, choices and formats stay, so any other plain text on a page did not come from a message.
 */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message === '' ? '' : `⟦${pseudoText(message)}⟧`;
  return [plain('⟦'), ...message.map(pseudoElement), plain('⟧')];
}

function plain(value: string): MessageFormatElement {
  return { type: literal, value };
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === literal) return plain(pseudoText(element.value));
  if ('children' in element) return { ...element, children: element.children.map(pseudoElement) };
  if (!('options' in element)) return element;
  const options = Object.entries(element.options).map(
    ([name, option]) => [name, { ...option, value: option.value.map(pseudoElement) }] as const,
  );
  return { ...element, options: Object.fromEntries(options) };
}

/** Lengthens each word by itself: lines break between words, and one long word can overflow a box. */
function pseudoText(text: string): string {
  let letters = 0;
  return text.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    const before = Math.ceil(letters * growth);
    letters += word.match(/\p{L}/gu)?.length ?? 0;
    return `${word.replaceAll(/\p{L}/gu, accented)}${'·'.repeat(Math.ceil(letters * growth) - before)}`;
  });
}

function accented(letter: string): string {
  const base = letter.normalize('NFD').charAt(0);
  const lookAlike = /^[a-z]$/i.test(base) ? (lookAlikes[base.toLowerCase().charCodeAt(0) - 97] ?? letter) : letter;
  const cased = base === base.toLowerCase() ? lookAlike : lookAlike.toUpperCase();
  return cased === letter ? `${letter}${mark}` : cased;
}
