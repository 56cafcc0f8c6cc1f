import { countryTextId, regionEntries, regions, type Country } from '@kinemorph/content';
import { intlLocale, languageOf } from '@kinemorph/i18n';
import type { ModelContext } from '../../page/page.ts';

/**
 * Returns the name of a country in the region choice, with the language of its region, such as `Germany - German`, in
 * the page's language.
 */
export function regionName({ text, region }: Pick<ModelContext, 'text' | 'region'>, country: Country): string {
  const serving = regionEntries.find((entry) => entry.country === country)?.region ?? region.id;
  return text('region.named', {
    country: countryName({ text, region }, country),
    language: languageName(languageOf(regions[serving].locale), intlLocale(region.locale)),
  });
}

/** Returns the name of a country in the page's language: its own text, otherwise Intl's name. */
export function countryName({ text, region }: Pick<ModelContext, 'text' | 'region'>, country: Country): string {
  const id = countryTextId(country);
  if (id !== undefined) return text(id);
  return new Intl.DisplayNames([intlLocale(region.locale)], { type: 'region' }).of(country) ?? country;
}

const languageNames = new Map<string, string>();

/** Returns a language's name in another language, in the case of a label. Cached, since Intl is slow. */
export function languageName(language: string, inLocale: string): string {
  const key = `${language} ${inLocale}`;
  let name = languageNames.get(key);
  if (name === undefined) {
    name = new Intl.DisplayNames([inLocale], { type: 'language' }).of(language) ?? language;
    name = name.charAt(0).toLocaleUpperCase(inLocale) + name.slice(1);
    languageNames.set(key, name);
  }
  return name;
}
