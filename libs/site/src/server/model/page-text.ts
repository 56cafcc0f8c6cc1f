import { wholeWords } from '@kinemorph/content/texts';
import type { Locale, Messages, Text } from '@kinemorph/i18n';
import { keepWords } from '@kinemorph/i18n/line-breaks';
import { createText } from '@kinemorph/i18n/text';

/** A `Text` as pages say it: dates are local to the region, and words that no line may divide are whole. */
export function createPageText<Id extends string>(
  locale: Locale,
  sets: readonly Messages[],
  timeZone: string,
): Text<Id> {
  const text = createText<Id>(locale, sets, { timeZone });
  const words = wholeWords[locale];
  if (!words) return text;
  const keep = keepWords(words);
  return (id, values) => keep(text(id, values));
}
