import { writtenLocales } from './written-locales.ts';

/** The locales whose messages are written as differences from another's. */
const inheriting = { 'en-GB': 'en-US', 'en-EU': 'en-GB' } as const;

/** A locale that the sites speak: one with a file of its own in `messages`, or one that inherits from another. */
export type Locale = (typeof writtenLocales)[number] | keyof typeof inheriting;

export const defaultLocale = 'en-US' satisfies Locale;

/** Every locale that the sites speak, the default and those that inherit from it first; a region has exactly one. */
// Marked as pure, so that a browser that needs no list gets none.
export const locales = /* @__PURE__ */ allLocales();

function allLocales(): [Locale, ...Locale[]] {
  const rest = new Set<Locale>([...(Object.keys(inheriting) as (keyof typeof inheriting)[]), ...writtenLocales]);
  rest.delete(defaultLocale);
  return [defaultLocale, ...rest];
}

/**
 * A locale whose messages are written as differences from another's.
 * British English reads as American but for what its file says, and the euro region as British.
 */
export const baseLocale: Partial<Record<Locale, Locale>> = inheriting;

/**
 * The file of a locale in a folder, from what a glob of `<folder>/<locale>.json` found. A locale that differs in nothing from the one
 * that it builds on has no file: then that one's is returned, in which the build has put what it inherits.
 */
export function localeFile<File>(
  files: Readonly<Record<string, File>>,
  folder: string,
  locale: Locale,
): File | undefined {
  const base = baseLocale[locale];
  return files[`${folder}/${locale}.json`] ?? (base && localeFile(files, folder, base));
}

/** The name that Intl knows a locale by. Runtimes silently format en-EU as US English; CLDR's English for Europe is en-150. */
export function intlLocale(locale: Locale): string {
  return locale === 'en-EU' ? 'en-150' : locale;
}

/** The language of a locale: what stands before the dash. */
export function languageOf(locale: Locale): string {
  return locale.slice(0, locale.indexOf('-'));
}
