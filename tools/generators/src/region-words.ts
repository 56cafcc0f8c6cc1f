import { campaigns, products, siteMap, type PageRecord, type Region } from '@kinemorph/content';
import { neededIn, source, wordFiles, type Places } from '@kinemorph/content-cli/words';
import { Sources } from '@kinemorph/content-cli/sources';
import { baseLocale, type Locale } from '@kinemorph/i18n/locales';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { every } from './region-options.ts';

/** Returns the content that determines the locales of a folder of texts. */
export function placesOf(having: readonly Region[]): Places {
  return {
    siteMap,
    campaigns,
    products,
    regions: Object.fromEntries(having.map((region) => [region.id, region])) as unknown as Places['regions'],
  };
}

/** Returns the same with another region, which has the pages of its base region, except for those of campaigns. */
export function placesWith(region: Region, others: readonly Region[] = every): Places {
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

/** Returns a file of empty texts for each folder that needs a region's language and does not have it. */
export function missingWords(root: string, region: Region): ReadonlyMap<string, string> {
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

/** Splits the path of a file of texts into its folder and its locale. */
export function split(file: string): readonly [folder: string, locale: Locale] {
  const slash = file.lastIndexOf('/');
  return [file.slice(0, slash), file.slice(slash + 1, -'.json'.length) as Locale];
}
