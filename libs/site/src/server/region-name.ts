import { regionEntries, regions, type Country } from '@kinemorph/content';
import { intlLocale, languageOf } from '@kinemorph/i18n';
import type { PageContext } from '../page.ts';

/** What a country of the region choice is called on a page: `Germany - German`, in the page's language. */
export function regionName({ text, region }: Pick<PageContext, 'text' | 'region'>, country: Country): string {
  const serving = regionEntries.find((entry) => entry.country === country)?.region ?? region.id;
  return `${text(`region.name.${country}`)} - ${languageName(languageOf(regions[serving].locale), intlLocale(region.locale))}`;
}

/** A language's name as readers of another call it, in the case of a label. */
export function languageName(language: string, inLocale: string): string {
  const name = new Intl.DisplayNames([inLocale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLocale) + name.slice(1);
}
