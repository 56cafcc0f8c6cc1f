import { writtenLocales } from './written-locales.ts';

/** The locales whose messages are written as differences from another's. */
const inheriting = { 'en-GB': 'en-US', 'en-EU': 'en-GB' } as const;

/** A locale of the sites: one with its own file in `messages`, or one that inherits from another locale. */
export type Locale = (typeof writtenLocales)[number] | keyof typeof inheriting;

export const defaultLocale = 'en-US' satisfies Locale;

/** Every locale of the sites, the default and those that inherit from it first; a region has exactly one. */
// Marked as pure, so that a browser that needs no list gets none.
export const locales = /* @__PURE__ */ allLocales();

function allLocales(): [Locale, ...Locale[]] {
  const rest = new Set<Locale>([...(Object.keys(inheriting) as (keyof typeof inheriting)[]), ...writtenLocales]);
  rest.delete(defaultLocale);
  return [defaultLocale, ...rest];
}

/**
 * A locale whose messages are written as differences from another's.
 * A text that British English does not define is American, and one that the euro region's English does not define is
 * British.
 */
export const baseLocale: Partial<Record<Locale, Locale>> = inheriting;

/**
 * Returns the file of a locale in a folder, from the result of a glob of `<folder>/<locale>.json`. A locale that does
 * not differ from its base locale has no file: the result is then the base locale's file, which the build has completed
 * with the inherited texts.
 */
export function localeFile<File>(
  files: Readonly<Record<string, File>>,
  folder: string,
  locale: Locale,
): File | undefined {
  const base = baseLocale[locale];
  return files[`${folder}/${locale}.json`] ?? (base && localeFile(files, folder, base));
}

/**
 * Returns the locale's name in Intl. Runtimes silently format en-EU as US English; CLDR's English for Europe is en-150.
 */
export function intlLocale(locale: Locale): string {
  return locale === 'en-EU' ? 'en-150' : locale;
}

/** Returns the language of a locale: the part before the hyphen. */
export function languageOf(locale: Locale): string {
  return locale.slice(0, locale.indexOf('-'));
}

/** Returns what separates two words or two sentences of a locale: nothing in Japanese and Chinese. */
export function wordSpace(locale: Locale): '' | ' ' {
  return ['ja', 'zh'].includes(languageOf(locale)) ? '' : ' ';
}
