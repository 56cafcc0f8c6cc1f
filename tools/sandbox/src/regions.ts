import { regionIds, regions as settings, type RegionId } from '@kinemorph/content/regions';

/** The languages of the sandbox. */
export type Language = 'en' | 'de' | 'fr' | 'ja' | 'ko' | 'zh';

interface RegionalStore {
  readonly locale: string;
  readonly language: Language;
  /** The region's name for itself. */
  readonly place: string;
}

const languages: readonly string[] = ['en', 'de', 'fr', 'ja', 'ko', 'zh'] satisfies Language[];

/** The regions that have a store. The stores of regions with another language are in English. */
export const regions = Object.fromEntries(
  regionIds.map((id): [RegionId, RegionalStore] => {
    const { locale, country, name } = settings[id];
    const [spoken = ''] = locale.split('-');
    const language = languages.includes(spoken) ? (spoken as Language) : 'en';
    const place = language === 'en' ? name : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? name);
    return [id, { locale, language, place }];
  }),
) as Readonly<Record<RegionId, RegionalStore>>;

export { regionIds, type RegionId };

export const locales = regionIds.map((id) => regions[id].locale);

/** Returns true if a text is the id of a region. */
export function isRegion(text: string): text is RegionId {
  return Object.hasOwn(regions, text);
}
