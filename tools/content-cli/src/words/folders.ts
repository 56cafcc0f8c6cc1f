import type { AnyCampaign, PageRecord, Product, Region, RegionId } from '@kinemorph/content';
import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import type { Sources } from '../source/sources.ts';
import { readWordFile, type WordFile } from './word-file.ts';

/** The locale that all others are measured against. */
export const source = 'en-US' satisfies Locale;

/** A folder of texts, with one file per locale. */
export interface WordFolder {
  /** From the root of the checkout. */
  readonly path: string;
  /** The locales that it must have, in the order of the regions. */
  readonly needed: readonly Locale[];
  /** The folder's files by their names. */
  readonly files: ReadonlyMap<string, WordFile>;
}

/** The content that determines the locales of a folder. */
export interface Places {
  readonly siteMap: readonly PageRecord[];
  readonly regions: Readonly<Record<RegionId, Region>>;
  readonly campaigns: readonly AnyCampaign[];
  readonly products: Readonly<Record<string, Pick<Product, 'slug' | 'regions' | 'bundleOf'>>>;
}

const patterns = [
  'libs/content/messages/*/*.json',
  'libs/content/src/campaigns/*/copy/*.json',
  'libs/content/src/products/*/copy/*.json',
  'libs/content/src/products/*/reviews/*.json',
  'libs/i18n/messages/*.json',
  'libs/site/src/*/messages/*.json',
  'libs/screens/src/*/messages/*.json',
  'libs/screens/src/*/copy/*.json',
  'libs/screens/src/*/copy/*/*.json',
  'tools/manuals/copy/*.json',
];

/** Returns every file of texts in a checkout. */
export function wordFiles(sources: Sources): readonly string[] {
  return patterns.flatMap((pattern) => sources.find(pattern));
}

/** Returns every folder of texts in a checkout. */
export function wordFolders(sources: Sources, places: Places): readonly WordFolder[] {
  const byFolder = Map.groupBy(wordFiles(sources), (file) => file.slice(0, file.lastIndexOf('/')));
  return [...byFolder].map(([path, having]) => ({
    path,
    needed: neededIn(path, places),
    files: new Map(
      having.map((file) => [file.slice(path.length + 1, -'.json'.length), readWordFile(file, sources.tree(file))]),
    ),
  }));
}

/**
 * Returns the locales that a folder of texts must have. A campaign's texts need those of its regions, and a product's
 * those of the regions that sell it, also in a bundle. A product's reviews need those of the regions that have its
 * page. A page's texts need those of its regions, or of the regions in the folder's name (`copy/jp-kr`). All other
 * texts need those of every region.
 */
export function neededIn(folder: string, places: Places): readonly Locale[] {
  const all = Object.values(places.regions);
  // Every language is measured against the source, and an English is written as its differences from another.
  const needed = new Set<Locale>([source]);
  for (const { locale } of regionsIn(folder, places))
    for (let at: Locale | undefined = locale; at; at = baseLocale[at]) needed.add(at);
  return [...new Set(all.map(({ locale }) => locale))].filter((locale) => needed.has(locale));
}

/** Returns the regions that use the texts of a folder. */
function regionsIn(folder: string, { siteMap, regions, campaigns, products }: Places): readonly Region[] {
  const all = Object.values(regions);
  const [, campaignId] = /^libs\/content\/src\/campaigns\/([\w-]+)\/copy$/.exec(folder) ?? [];
  const campaign = campaigns.find(({ id }) => id === campaignId);
  if (campaign) return all.filter(({ id }) => id in campaign.timeline.regions);
  const [, slug] = /^libs\/content\/src\/products\/([\w-]+)\/copy$/.exec(folder) ?? [];
  const known = Object.entries(products);
  const [product] = known.find(([, one]) => one.slug === slug) ?? [];
  if (product !== undefined) {
    const holding = known.filter(([id, { bundleOf = [] }]) => [id, ...bundleOf].includes(product));
    return all.filter(({ id }) => holding.some(([, { regions: sold }]) => sold.includes(id)));
  }
  const [, reviewed] = /^libs\/content\/src\/products\/([\w-]+)\/reviews$/.exec(folder) ?? [];
  if (reviewed !== undefined)
    return all.filter(({ id }) => siteMap.some((page) => page.path === reviewed && page.regions.includes(id)));
  const [, screen, part] = /^libs\/screens\/src\/([\w-]+)\/copy(?:\/([\w-]+))?$/.exec(folder) ?? [];
  // Any region may have a campaign or a product with the shared page, and any address may be wrong.
  if (screen === 'campaign' || screen === 'product' || screen === 'not-found') return all;
  // The manuals themselves are made for the regions that have their page.
  const page = folder === 'tools/manuals/copy' ? 'manuals' : screen;
  const named = part?.split('-').every((id) => Object.hasOwn(regions, id)) ? part.split('-') : undefined;
  const pages = siteMap.filter(
    ({ component, path }) =>
      component === page && (part === undefined || named !== undefined || path.split('/').at(-1) === part),
  );
  return page === undefined
    ? all
    : all.filter(
        ({ id, like }) =>
          (named?.some((one) => one === id || one === like) ?? true) && pages.some((page) => page.regions.includes(id)),
      );
}

const cachedTexts = new WeakMap<WordFolder, Map<Locale, ReadonlyMap<string, string>>>();

/**
 * Returns the texts of a locale: its own ones override those of its base locale. Values that are no text are left out.
 */
export function textsOf(folder: WordFolder, locale: Locale): ReadonlyMap<string, string> {
  const known = cachedTexts.get(folder) ?? new Map<Locale, ReadonlyMap<string, string>>();
  cachedTexts.set(folder, known);
  let texts = known.get(locale);
  if (!texts) {
    const from = baseLocale[locale];
    known.set(locale, (texts = new Map([...(from ? textsOf(folder, from) : []), ...written(folder, locale)])));
  }
  return texts;
}

/** Returns the texts in a locale's own file. */
export function written(folder: WordFolder, locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    [...(folder.files.get(locale)?.texts ?? [])].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
