import type { Region, RegionId, RegionSettings } from '@kinemorph/content';
import type { Locale } from '@kinemorph/i18n/locales';
import { every, nameOf, type RegionOptions } from './region-options.ts';

/** The settings that a region does not copy from another. */
const notInherited: ReadonlySet<string> = new Set([
  'alsoServes',
  'draft',
  'hubInHeader',
  'without',
  'xDefault',
] satisfies (keyof RegionSettings)[]);

/** Returns the settings of a region that is based on another one. */
export function settingsOf(
  id: string,
  { locale, country, currency, timeZone, hreflang }: Required<RegionOptions> & { readonly hreflang: string },
  like: Region,
): RegionSettings {
  const orders = every.map((region) => region.order);
  let place = like.order + 1;
  while (orders.includes(place)) place += 1;
  const language = locale.split('-')[0] ?? '';
  const isTaken = every.some(({ browserLanguages }) => browserLanguages.includes(language));
  const inherited = Object.entries(like).filter(([key]) => !notInherited.has(key));
  return {
    ...(Object.fromEntries(inherited) as unknown as RegionSettings),
    id: id as RegionId,
    name: nameOf('region', country) ?? id,
    order: place,
    draft: true,
    like: like.id,
    locale: locale as Locale,
    country,
    currency,
    hreflang,
    browserLanguages: isTaken ? [hreflang] : [hreflang, language],
    timeZone,
  };
}

/** Returns the text of a region's file. */
export function regionFile({ id, name, order, draft, like, delivery, ...settings }: RegionSettings): string {
  const first = { id, name, order, draft, like };
  const lines = Object.entries({ ...first, ...settings }).map(([key, value]) => `  ${key}: ${literal(value)},`);
  return `import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
${lines.join('\n')}
  delivery: sample(${literal(delivery)}),
} as const satisfies RegionSettings;
`;
}

/** Writes a value as TypeScript. */
function literal(value: unknown): string {
  return JSON.stringify(value).replace(/"(\w+)":/g, '$1: ');
}
