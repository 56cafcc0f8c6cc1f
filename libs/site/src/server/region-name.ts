import { regionEntries, regions, type Country } from '@kinemorph/content';
import { intlLocale, languageOf } from '@kinemorph/i18n';
import type { PageContext } from '../page.ts';

/** What a country of the region choice is called on a page: `Germany - German`, in the page's language. */
export function regionName({ text, region }: Pick<PageContext, 'text' | 'region'>, country: Country): string {
  const serving = regionEntries.find((entry) => entry.country === country)?.region ?? region.id;
  return `${text(`region.name.${country}`)} - ${languageName(languageOf(regions[serving].locale), intlLocale(region.locale))}`;
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
