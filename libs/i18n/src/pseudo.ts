import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './messages.ts';
import { literal } from './part-types.ts';

/** Look-alikes that no locale of the sites writes with, so that a word that went through here is told from one that did not. */
const lookAlikes = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ';
/** What a letter without a look-alike gets on top: a kana, an ideograph, a syllable of hangul. */
const mark = '\u0307';
/** How much longer than English a translation is to be expected. */
const growth = 0.35;

/**
 * A message as no language writes it: its letters accented, its words about a third longer, itself in brackets.
 * What it interpolates, chooses by and formats stays, so whatever else is plain on a page did not come from a message.
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

/** Each word grows by itself: a line breaks between words, and a box is burst by a long one. */
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
