import { countryTextId, regionEntries, regions, type Country } from '@kinemorph/content';
import { intlLocale, languageOf } from '@kinemorph/i18n';
import type { PageContext } from '../../page.ts';

/** What a country of the region choice is called on a page, with the language of its region: `Germany - German`, in the page's language. */
export function regionName({ text, region }: Pick<PageContext, 'text' | 'region'>, country: Country): string {
  const serving = regionEntries.find((entry) => entry.country === country)?.region ?? region.id;
  return text('region.named', {
    country: countryName({ text, region }, country),
    language: languageName(languageOf(regions[serving].locale), intlLocale(region.locale)),
  });
}

/** Returns the name of a country in the page's language: the text that names it, or else Intl's name. */
export function countryName({ text, region }: Pick<PageContext, 'text' | 'region'>, country: Country): string {
  const id = countryTextId(country);
  if (id !== undefined) return text(id);
  return new Intl.DisplayNames([intlLocale(region.locale)], { type: 'region' }).of(country) ?? country;
}

const languageNames = new Map<string, string>();

/** A language's name as readers of another call it, in the case of a label. Kept, since Intl takes long to find it. */
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
