import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { intlLocale, type Locale } from './locales.ts';
import type { Messages, MessageValues } from './messages.ts';
import { argument, literal, number } from './part-types.ts';

/** Returns true if every message is text with plain arguments and numbers: no plural, no choice, no date, no style. */
export function areSimple(messages: Messages): boolean {
  return Object.values(messages).every((message) => typeof message === 'string' || message.every(isSimplePart));
}

function isSimplePart(part: MessageFormatElement): boolean {
  return part.type === literal || part.type === argument || (part.type === number && !part.style);
}

/** Formats a message of simple parts, as IntlMessageFormat does. Throws if a value is missing. */
export function formatSimple(
  message: readonly MessageFormatElement[],
  locale: Locale,
  values: MessageValues = {},
): string {
  return message
    .map((part) => {
      if (part.type === literal) return part.value;
      if (part.type !== argument && part.type !== number)
        throw new Error(`a message with a part of type ${part.type} is not simple`);
      const value = values[part.value];
      if (value === undefined) throw new Error(`the message's value "${part.value}" is missing`);
      return part.type === number ? new Intl.NumberFormat(intlLocale(locale)).format(Number(value)) : String(value);
    })
    .join('');
}
