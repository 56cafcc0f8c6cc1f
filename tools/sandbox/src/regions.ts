/** The languages that the sandbox speaks. */
export type Language = 'en' | 'de' | 'fr' | 'ja' | 'ko' | 'zh';

interface RegionalStore {
  readonly locale: string;
  readonly language: Language;
  /** The region's name for itself. */
  readonly place: string;
}

/** The regions that have a store, in the order of the site's region choice. */
export const regions = {
  us: { locale: 'en-US', language: 'en', place: 'United States' },
  uk: { locale: 'en-GB', language: 'en', place: 'United Kingdom' },
  eu: { locale: 'en-EU', language: 'en', place: 'Europe' },
  fr: { locale: 'fr-FR', language: 'fr', place: 'France' },
  de: { locale: 'de-DE', language: 'de', place: 'Deutschland' },
  jp: { locale: 'ja-JP', language: 'ja', place: '日本' },
  kr: { locale: 'ko-KR', language: 'ko', place: '대한민국' },
  cn: { locale: 'zh-CN', language: 'zh', place: '中国' },
} as const satisfies Record<string, RegionalStore>;

export type RegionId = keyof typeof regions;

export const regionIds = Object.keys(regions) as RegionId[];

export const locales = regionIds.map((id) => regions[id].locale);

/** Whether any text names a region. */
export function isRegion(text: string): text is RegionId {
  return Object.hasOwn(regions, text);
}
