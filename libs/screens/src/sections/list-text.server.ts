import { intlLocale, type Locale } from '@kinemorph/i18n';

/** Formats a list as in the texts: without a comma before "and", also in American English. */
export function listText(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(locale === 'en-US' ? 'en-GB' : intlLocale(locale)).format(names);
}
