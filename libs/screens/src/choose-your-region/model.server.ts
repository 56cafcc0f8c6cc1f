import { regionEntries, regions, siteMap, type Country } from '@kinemorph/content';
import { intlLocale, languageOf } from '@kinemorph/i18n';
import type { ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/server';

export interface ChooseYourRegionModel {
  readonly title: string;
  readonly description: string;
  readonly regions: readonly {
    readonly label: string;
    readonly country: Country;
    readonly href: string;
    readonly lang: string;
    /** In the language's own name. */
    readonly language: string;
    readonly current: boolean;
  }[];
}

/** Every country that is served, and by which region. */
export const chooseYourRegion: ScreenModel<ChooseYourRegionModel> = {
  model: ({ region, text, links }) => ({
    title: text('region.title'),
    description: text('region.description'),
    regions: regionEntries.map((entry) => {
      const { locale } = regions[entry.region];
      const language = languageOf(locale);
      return {
        label: text(`region.label.${entry.country}`),
        country: entry.country,
        href: links.inRegion(entry.region, ''),
        lang: locale,
        language: new Intl.DisplayNames([intlLocale(locale)], { type: 'language' }).of(language) ?? language,
        current: entry.region === region.id && entry.country === region.country,
      };
    }),
  }),
  head: (context) =>
    indexedHead(
      context,
      { title: 'region.head.title', description: 'region.head.description', keywords: 'region.head.keywords' },
      { path: siteMap[1].path, regions: siteMap[1].regions },
    ),
};
