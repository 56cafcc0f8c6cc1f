import {
  campaigns,
  everyRegion,
  products,
  siteMap,
  type PageRecord,
  type Region,
  type RegionId,
  type RegionSettings,
} from '@kinemorph/content';
import { regionFolders } from '@kinemorph/content/lists';
import { neededIn, source, wordFiles, type Places } from '@kinemorph/content-desk/words';
import { Sources } from '@kinemorph/content-desk/sources';
import { baseLocale, languageOf, locales, type Locale } from '@kinemorph/i18n/locales';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from './mistake.ts';
import type { Planned } from './planned.ts';
import { isTest, usersOf } from './users.ts';

const folder = 'libs/content/src/regions';
const glossaries = 'tools/content/src/glossary';

/** The options of `npm run new -- region`. */
export interface RegionOptions {
  /** Its language and country, like `es-ES`. */
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
  /** The region whose pages, products and settings it starts with. */
  readonly like: string;
  /** Its country in the region choice; that of its locale if left out. */
  readonly country?: string;
}

/**
 * Returns what a new region consists of: its settings as a draft, and a file of empty words for each folder of words that lacks its language.
 * Throws a `Mistake` for a bad or taken id, and for an unknown locale, currency, time zone, region or country.
 */
export function newRegion(root: string, id: string, options: RegionOptions): Planned {
  checkId(root, id);
  const { currency, timeZone } = options;
  const { locale, language, place } = checkedLocale(options.locale);
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new Mistake(`There is no currency "${currency}": write its three letters, like --currency EUR.`);
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone))
    throw new Mistake(
      `There is no time zone "${timeZone}": write its name in the IANA list, like --time-zone Europe/Madrid.`,
    );
  const like = checkedLike(options.like);
  const country = checkedCountry(options.country ?? place);
  const hreflang = country === 'EU' ? language : `${language}-${country}`;
  const twin = every.find((region) => region.hreflang === hreflang);
  if (twin)
    throw new Mistake(
      `${twin.id} is ${hreflang} for search engines already, and they would know only one of the two: choose another --locale or --country.`,
    );
  const settings = settingsOf(id, { ...options, locale, country, hreflang }, like);
  const words = missingWords(root, settings as unknown as Region);
  const wanted = [hreflang, language];
  const rival = every.find(({ browserLanguages }) => wanted.some((one) => browserLanguages.includes(one)));
  const taken = rival?.browserLanguages.filter((one) => wanted.includes(one)) ?? [];
  return {
    changes: {
      write: new Map([[`${folder}/${id}/region.ts`, regionFile(settings)], ...words]),
      remove: [],
    },
    left: [
      ...(words.size > 0
        ? [`${words.size} files of words in ${locale}; npm run content -- words out ${id} writes them into a sheet`]
        : []),
      `${folder}/${id}/legal.ts: its company, and what its law has the company say of itself`,
      `${folder}/${id}/region.ts: the settings of ${like.id} that differ, such as delivery, days to return and ways to pay`,
      `${folder}/${id}/home.ts and dealers.ts: a home of its own, if it is not that of ${like.id}, and its dealers`,
      `libs/content/src/products: its prices; npm run content -- prices export writes the sheet`,
      ...(every.some((region) => languageOf(region.locale) === language)
        ? []
        : [`${glossaries}: the words of its language, and those to avoid`]),
      ...(rival
        ? [
            `${folder}/${rival.id}/region.ts: take ${taken.join(', ')} out of browserLanguages and write it here, if its readers are to be offered ${id}`,
          ]
        : []),
      'npm run content -- check lists what is still missing. Until `draft: true` is taken out of region.ts, only previews show the region.',
    ],
  };
}

/** Returns what goes with a region: its folder, and the words that only it needs. Throws a `Mistake` for one that is not there, or that something still names. */
export function removeRegion(root: string, id: string): Planned {
  const known = regionFolders(root);
  if (!known.includes(id)) throw new Mistake(`There is no region "${id}". The regions are ${known.join(', ')}.`);
  const users = usersOf(root, {
    files: 'libs/content/src/**/*.{ts,json}',
    isIgnored: (file) => file.startsWith(`${folder}/${id}/`) || isTest(file),
    uses: (text) => names(text, id),
  });
  if (users.length > 0) throw new Mistake(`${id} is still named: take it out of ${users.join(', ')} first.`);
  const text = readFileSync(join(root, folder, id, 'region.ts'), 'utf8');
  const [, locale = '', like = ''] = [
    ...(/locale: '([\w-]+)'/.exec(text) ?? []),
    /like: '(\w+)'/.exec(text)?.[1] ?? '',
  ];
  const others = every.filter((region) => region.id !== id);
  const settings = { ...everyRegion['us'], id, locale, like } as unknown as Region;
  const before = placesWith(settings, others);
  const after = placesOf(others);
  const unneeded = wordFiles(new Sources(root)).filter((file) => {
    const [at, name] = split(file);
    return name === locale && neededIn(at, before).includes(name) && !neededIn(at, after).includes(name);
  });
  return { changes: { write: new Map(), remove: [`${folder}/${id}`, ...unneeded] }, left: [] };
}

const every: readonly Region[] = Object.values(everyRegion).toSorted((a, b) => a.order - b.order);

/** Returns true if a file of content names a region. A language in `browserLanguages` may have the same letters. */
function names(text: string, id: string): boolean {
  const lines = text.split('\n').filter((line) => !/^\s*browserLanguages:/.test(line));
  return lines.some((line) => line.includes(`'${id}'`) || new RegExp(`^\\s*"?${id}"?: `).test(line));
}

function checkId(root: string, id: string): void {
  if (!/^[a-z]{2}$/.test(id))
    throw new Mistake(
      `"${id}" is no id of a region: write two letters in lower case, like es, since addresses begin with it.`,
    );
  if (existsSync(join(root, folder, id)))
    throw new Mistake(`There is a region ${id}: change ${folder}/${id}, or choose another id for the new one.`);
  if (siteMap.some(({ path }) => path.split('/')[0] === id))
    throw new Mistake(`There are pages below ${id} already: choose another id, since addresses begin with it.`);
}

function checkedLocale(locale: string): { readonly locale: Locale; readonly language: string; readonly place: string } {
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

function checkedLike(id: string): Region {
  const like = every.find((region) => region.id === id);
  const possible = every.filter(({ site, draft }) => site === 'global' && !draft).map((region) => region.id);
  if (!like || !(possible as readonly string[]).includes(id))
    throw new Mistake(
      `${like ? `${id} cannot be the model of another region` : `There is no region "${id}"`}: --like one of ${possible.join(', ')}.`,
    );
  return like;
}

function checkedCountry(country: string): string {
  if (nameOf('region', country) === undefined)
    throw new Mistake(`There is no country "${country}": write its two letters, like --country ES.`);
  const owner = every.find((region) => region.country === country || region.alsoServes?.some((one) => one === country));
  if (owner)
    throw new Mistake(
      `${country} is served by ${owner.id}: choose another --country, or take it out of ${folder}/${owner.id}/region.ts.`,
    );
  return country;
}

/** Returns the English name of a language or a country; undefined if there is none. */
function nameOf(type: 'language' | 'region', code: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code);
}

/** The settings that a region does not have from the one that it is like. */
const notInherited: ReadonlySet<string> = new Set([
  'alsoServes',
  'draft',
  'hubInHeader',
  'without',
  'xDefault',
] satisfies (keyof RegionSettings)[]);

/** Returns the settings of a region that starts as another one. */
function settingsOf(
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

function regionFile({ id, name, order, draft, like, delivery, ...settings }: RegionSettings): string {
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

/** What decides which languages a folder of words needs. */
function placesOf(having: readonly Region[]): Places {
  return {
    siteMap,
    campaigns,
    products,
    regions: Object.fromEntries(having.map((region) => [region.id, region])) as unknown as Places['regions'],
  };
}

/** The same with another region, which has the pages of the region that it is like, but none of campaigns. */
function placesWith(region: Region, others: readonly Region[] = every): Places {
  const ofCampaigns = new Set<string>(campaigns.flatMap(({ pages = [] }) => pages.map(({ path }) => path)));
  const { like } = region;
  return {
    ...placesOf([...others, region]),
    products: Object.fromEntries(
      Object.entries(products).map(([id, { regions: sold, ...product }]) => [
        id,
        { ...product, regions: like !== undefined && sold.includes(like) ? [...sold, region.id] : sold },
      ]),
    ),
    siteMap: (siteMap as readonly PageRecord[]).map((page) =>
      like !== undefined && page.regions.includes(like) && !ofCampaigns.has(page.path)
        ? { ...page, regions: [...page.regions, region.id] }
        : page,
    ),
  };
}

/** Returns a file of empty words for each folder that needs a region's language and lacks it. */
function missingWords(root: string, region: Region): ReadonlyMap<string, string> {
  if (baseLocale[region.locale] !== undefined) return new Map();
  const places = placesWith(region);
  const files = wordFiles(new Sources(root));
  return new Map(
    files
      .filter((file) => split(file)[1] === source)
      .map((file) => split(file)[0])
      .filter((at) => neededIn(at, places).includes(region.locale) && !files.includes(`${at}/${region.locale}.json`))
      .map((at) => {
        const words = JSON.parse(readFileSync(join(root, at, `${source}.json`), 'utf8')) as object;
        const empty = Object.fromEntries(Object.keys(words).map((key) => [key, '']));
        return [`${at}/${region.locale}.json`, `${JSON.stringify(empty, null, 2)}\n`];
      }),
  );
}

/** Splits the path of a file of words into its folder and its locale. */
function split(file: string): readonly [folder: string, locale: Locale] {
  const slash = file.lastIndexOf('/');
  return [file.slice(0, slash), file.slice(slash + 1, -'.json'.length) as Locale];
}
