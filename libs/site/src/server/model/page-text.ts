import { wholeWords } from '@kinemorph/content/texts';
import type { Locale, Messages, Text } from '@kinemorph/i18n';
import { keepSyllables, keepWords } from '@kinemorph/i18n/line-breaks';
import { createText } from '@kinemorph/i18n/text';

/** Creates a `Text` for pages: dates are local to the region, and words that must not break stay on one line. */
export function createPageText<Id extends string>(
  locale: Locale,
  sets: readonly Messages[],
  timeZone: string,
): Text<Id> {
  const text = createText<Id>(locale, sets, { timeZone });
  const words = wholeWords[locale];
  if (!words) return text;
  const keep = keepWords(words);
  return (id, values) => {
    const kept = keep(text(id, values));
    return locale === 'ko-KR' ? keepSyllables(kept) : kept;
  };
}
