import type { PageRecord, Region, RegionId } from '@kinemorph/content';
import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import type { Sources } from '../source/sources.ts';
import { readWordFile, type WordFile } from './word-file.ts';

/** The locale that all others are measured against. */
export const source = 'en-US' satisfies Locale;

/** A folder of words: one file a locale. */
export interface WordFolder {
  /** From the root of the checkout. */
  readonly path: string;
  /** The locales that it must have, in the order of the regions. */
  readonly needed: readonly Locale[];
  /** What is there, by the name of the file. */
  readonly files: ReadonlyMap<string, WordFile>;
}

/** What tells which locales a folder needs. */
export interface Places {
  readonly siteMap: readonly PageRecord[];
  readonly regions: Readonly<Record<RegionId, Region>>;
}

const patterns = ['libs/content/messages/*/*.json', 'libs/i18n/messages/*.json', 'libs/site/src/*/messages/*.json', 'libs/screens/src/*/messages/*.json', 'libs/screens/src/*/copy/*.json', 'libs/screens/src/*/copy/*/*.json'];

/** Every folder of words of a checkout. */
export function wordFolders(sources: Sources, places: Places): readonly WordFolder[] {
  const files = patterns.flatMap((pattern) => sources.find(pattern));
  const byFolder = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...byFolder].map(([path, having]) => ({
    path,
    needed: neededIn(path, places),
    files: new Map(having.map((file) => [file.slice(path.length + 1, -'.json'.length), readWordFile(sources, file)])),
  }));
}

/** A page's own words are needed where the page is, all others wherever a region speaks. */
export function neededIn(folder: string, { siteMap, regions }: Places): readonly Locale[] {
  const [, screen, part] = /^libs\/screens\/src\/([\w-]+)\/copy(?:\/([\w-]+))?$/.exec(folder) ?? [];
  const all = Object.values(regions);
  const pages = siteMap.filter(({ component, path }) => component === screen && (part === undefined || path.split('/').at(-1) === part));
  const having = screen === undefined ? all : all.filter(({ id }) => pages.some((page) => page.regions.includes(id)));
  // Every language is measured against the source, and an English is written as its differences from another.
  const needed = new Set<Locale>([source]);
  for (const { locale } of having) for (let at: Locale | undefined = locale; at; at = baseLocale[at]) needed.add(at);
  return [...new Set(all.map(({ locale }) => locale))].filter((locale) => needed.has(locale));
}

/** What a locale says: its own texts over those that it builds on. Only what is text. */
export function said(folder: WordFolder, locale: Locale): ReadonlyMap<string, string> {
  const from = baseLocale[locale];
  return new Map([...(from ? said(folder, from) : []), ...written(folder, locale)]);
}

/** The texts that a locale's own file holds. */
export function written(folder: WordFolder, locale: Locale): ReadonlyMap<string, string> {
  return new Map([...(folder.files.get(locale)?.texts ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
