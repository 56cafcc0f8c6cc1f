import { regionEntries, regions, type Country } from '@kinemorph/content';
import { intlLocale, languageOf } from '@kinemorph/i18n';
import type { ScreenModel } from '@kinemorph/site';
import { countryName, indexedHead, languageName } from '@kinemorph/site/models';

export interface ChooseYourRegionModel {
  readonly title: string;
  readonly description: string;
  readonly regions: readonly {
    readonly label: string;
    readonly country: Country;
    readonly href: string;
    readonly lang: string;
    /** The language's name in that language. */
    readonly language: string;
    readonly current: boolean;
  }[];
}

/** Every served country, with its region. */
export const chooseYourRegion: ScreenModel<ChooseYourRegionModel> = {
  model: ({ region, text, links }) => ({
    title: text('region.title'),
    description: text('region.description'),
    regions: regionEntries.map((entry) => {
      const { locale } = regions[entry.region];
      return {
        label: countryName({ region, text }, entry.country),
        country: entry.country,
        href: links.inRegion(entry.region, ''),
        lang: locale,
        language: languageName(languageOf(locale), intlLocale(locale)),
        current: entry.region === region.id && entry.country === region.country,
      };
    }),
  }),
  head: (context) =>
    indexedHead(context, {
      title: context.text('region.head.title'),
      description: context.text('region.head.description'),
      keywords: context.text('region.head.keywords'),
      crumb: context.text('region.title'),
    }),
};
