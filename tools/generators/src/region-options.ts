import { Mistake } from '@kinemorph/commands/mistake';
import { everyRegion, siteMap, type Region } from '@kinemorph/content';
import { locales, type Locale } from '@kinemorph/i18n/locales';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the regions' folders. */
export const folder = 'libs/content/src/regions';

/** The options of `npm run new -- region`. */
export interface RegionOptions {
  /** Its language and country, like `es-ES`. */
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Region whose pages, products and settings are copied. */
  readonly like: string;
  /** Its country in the region picker; by default that of its locale. */
  readonly country?: string;
}

/** All regions with their drafts, in their order. */
export const every: readonly Region[] = Object.values(everyRegion).toSorted((a, b) => a.order - b.order);

/** Throws a `Mistake` for an invalid or taken id. */
export function checkId(root: string, id: string): void {
  if (!/^[a-z]{2}$/.test(id))
    throw new Mistake(
      `"${id}" is no id of a region: write two letters in lower case, like es, since addresses begin with it.`,
    );
  if (existsSync(join(root, folder, id)))
    throw new Mistake(`There is a region ${id}: change ${folder}/${id}, or choose another id for the new one.`);
  if (siteMap.some(({ path }) => path.split('/')[0] === id))
    throw new Mistake(`There are pages below ${id} already: choose another id, since addresses begin with it.`);
}

/** Returns a locale with its language and its country. Throws a `Mistake` for one that there is not. */
export function checkedLocale(locale: string): {
  readonly locale: Locale;
  readonly language: string;
  readonly place: string;
} {
  const [, language = '', place = ''] = /^([a-z]{2})-([A-Z]{2})$/.exec(locale) ?? [];
  const isKnown = (locales as readonly string[]).includes(locale);
  const isReal =
    language !== '' &&
    nameOf('language', language) !== undefined &&
    nameOf('region', place) !== undefined &&
    Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0;
  if (!isKnown && !isReal)
    throw new Mistake(`There is no locale "${locale}": write a language and a country, like --locale es-ES.`);
  return { locale: locale as Locale, language, place };
}

/** Throws a `Mistake` for an unknown currency. */
export function checkCurrency(currency: string): void {
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new Mistake(`There is no currency "${currency}": write its three letters, like --currency EUR.`);
}

/** Throws a `Mistake` for an unknown time zone. */
export function checkTimeZone(timeZone: string): void {
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone))
    throw new Mistake(
      `There is no time zone "${timeZone}": write its name in the IANA list, like --time-zone Europe/Madrid.`,
    );
}

/** Returns the region that a new one copies. Throws a `Mistake` for an unknown one. */
export function checkedLike(id: string): Region {
  const like = every.find((region) => region.id === id);
  const possible = every.filter(({ site, draft }) => site === 'global' && !draft).map((region) => region.id);
  if (!like || !(possible as readonly string[]).includes(id))
    throw new Mistake(
      `${like ? `${id} cannot be the model of another region` : `There is no region "${id}"`}: --like one of ${possible.join(', ')}.`,
    );
  return like;
}

/** Returns a country that no region serves yet. Throws a `Mistake` for another. */
export function checkedCountry(country: string): string {
  if (nameOf('region', country) === undefined)
    throw new Mistake(`There is no country "${country}": write its two letters, like --country ES.`);
  const owner = every.find((region) => region.country === country || region.alsoServes?.some((one) => one === country));
  if (owner)
    throw new Mistake(
      `${country} is served by ${owner.id}: choose another --country, or take it out of ${folder}/${owner.id}/region.ts.`,
    );
  return country;
}

/** Returns the English name of a language or a country; undefined for an unknown code. */
export function nameOf(type: 'language' | 'region', code: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code);
}
