import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { baseLocale, defaultLocale, intlLocale, languageOf, localeFile, locales, wordSpace } from './locales.ts';

describe('the locales', () => {
  it('include the eight of the sites, and en-US is the default [RG-2]', () => {
    expect(locales).toEqual(
      expect.arrayContaining(['de-DE', 'en-EU', 'en-GB', 'en-US', 'fr-FR', 'ja-JP', 'ko-KR', 'zh-CN']),
    );
    expect(defaultLocale).toBe('en-US');
  });

  it('have the part before the dash as their language [RG-2]', () => {
    expect((['en-US', 'en-EU', 'fr-FR', 'zh-CN'] as const).map(languageOf)).toEqual(['en', 'en', 'fr', 'zh']);
    for (const locale of locales) expect(locale.startsWith(`${languageOf(locale)}-`)).toBe(true);
  });

  it('separate words by a space, except for Japanese and Chinese', () => {
    expect(locales.filter((locale) => wordSpace(locale) === '').sort()).toEqual(['ja-JP', 'zh-CN']);
  });

  it('have a name that Intl supports', () => {
    expect(intlLocale('en-EU')).toBe('en-150');
    for (const locale of locales) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(intlLocale(locale))).toEqual([intlLocale(locale)]);
      expect(new Intl.NumberFormat(intlLocale(locale)).resolvedOptions().locale).toBe(intlLocale(locale));
    }
  });

  it('inherit without cycles', () => {
    for (const locale of locales) {
      const seen = new Set<string>();
      for (let at: (typeof locales)[number] | undefined = locale; at; at = baseLocale[at]) {
        expect(seen.has(at)).toBe(false);
        seen.add(at);
      }
    }
  });

  it('have a file of shared messages each, unless they inherit all of them', () => {
    const there = readdirSync(fileURLToPath(new URL('../messages', import.meta.url)));
    expect(there.filter((file) => !locales.some((locale) => file === `${locale}.json`))).toEqual([]);
    expect(locales.filter((locale) => !there.includes(`${locale}.json`) && !baseLocale[locale])).toEqual([]);
  });

  it('without a file use the file of their base locale [RG-2]', () => {
    const files = { 'a/en-US.json': 1, 'a/en-GB.json': 2, 'b/en-US.json': 3, 'b/en-EU.json': 4 };
    expect(
      (['en-US', 'en-GB', 'en-EU', 'fr-FR'] as const).map((locale) => [
        localeFile(files, 'a', locale),
        localeFile(files, 'b', locale),
      ]),
    ).toEqual([
      [1, 3],
      [2, 3],
      [2, 4],
      [undefined, undefined],
    ]);
  });
});
