/** Every locale that the sites speak; a region has exactly one. */
export const locales = ['en-US', 'en-GB', 'en-EU', 'fr-FR', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en-US';

/**
 * A locale whose messages are written as differences from another's.
 * British English reads as American but for what its file says, and the euro region as British.
 */
export const baseLocale: Partial<Record<Locale, Locale>> = { 'en-GB': 'en-US', 'en-EU': 'en-GB' };

/** The name that Intl knows a locale by. Runtimes silently format en-EU as US English; CLDR's English for Europe is en-150. */
export function intlLocale(locale: Locale): string {
  return locale === 'en-EU' ? 'en-150' : locale;
}

/** The language of a locale: what stands before the dash. */
export function languageOf(locale: Locale): string {
  return locale.slice(0, locale.indexOf('-'));
}
