import { lookUp, type MissingText, type Text } from './look-up.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';
import { areSimple, formatSimple } from './simple-message.ts';

/**
 * `createText` for the browser. The formatter of ICU messages weighs 2.5 kB, so it is loaded only if a message has a
 * plural, a choice or a date. Rejects if it can't be loaded.
 */
export async function loadText<Id extends string>(
  locale: Locale,
  sets: readonly Messages[],
  { missing = 'empty' }: { missing?: MissingText } = {},
): Promise<Text<Id>> {
  if (sets.every(areSimple))
    return lookUp<Id>(sets, missing, (_, message, values) => formatSimple(message, locale, values));
  const { createText } = await import('./text.ts');
  return createText<Id>(locale, sets, { missing });
}
