import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { campaignName } from '../src/campaigns/names.ts';
import { productName } from '../src/products/names.ts';
import { writeWhole } from './write-whole.ts';

export { writeWhole };

const campaigns = 'libs/content/src/campaigns';
const products = 'libs/content/src/products';
const regions = 'libs/content/src/regions';
const locales = 'libs/i18n';
const themes = 'libs/ui/src/themes';

/** The files that a region's folder may have, with the name that each exports and the list that it goes to. */
const regionFiles = [
  { file: 'region.ts', name: 'region', list: 'regions', what: 'The settings of every region' },
  { file: 'home.ts', name: 'home', list: 'homes', what: 'The homes that regions write' },
  { file: 'legal.ts', name: 'legal', list: 'legal', what: 'The companies and legal notices that regions write' },
  { file: 'dealers.ts', name: 'dealers', list: 'dealers', what: 'The dealers of regions that have any' },
] as const;

/**
 * Writes the modules that list the folders of campaigns, products, regions and themes and the files of locales in a
 * checkout, from which ids and texts get their types. They are written before each command and not committed, so that
 * adding a folder changes no other file. Returns the paths, from the root, of the modules that changed.
 */
export function writeLists(root: string): readonly string[] {
  const ids = campaignFolders(root);
  return write(root, {
    [`${campaigns}/by-folder.ts`]: definitions(ids),
    [`${campaigns}/text-ids.ts`]: textIds(ids.filter((id) => existsSync(join(root, campaigns, id, 'copy/en-US.json')))),
    ...productLists(root, productFolders(root)),
    ...regionLists(root, regionFolders(root)),
    [`${locales}/src/written-locales.ts`]: localeList(writtenLocales(root)),
    [`${campaigns}/theme-ids.ts`]: themeIds(themeFolders(root), 'string'),
    // A copy of only the content has no themes.
    ...(existsSync(join(root, themes)) && themeLists(themeFolders(root))),
  });
}

/** Writes only the modules that list the folders of themes, in a checkout that has `libs/ui` and no content. */
export function writeThemeLists(root: string): readonly string[] {
  return write(root, themeLists(themeFolders(root)));
}

/** Writes the modules that differ from what is there, and returns their paths from the root. */
function write(root: string, lists: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(lists).flatMap(([file, text]) => {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeWhole(path, text);
    return [file];
  });
}

/** Returns true for a path, from the root, of a module that `writeLists` writes. */
export function isList(path: string): boolean {
  return (
    path === `${campaigns}/by-folder.ts` ||
    path === `${campaigns}/text-ids.ts` ||
    path === `${campaigns}/theme-ids.ts` ||
    path === `${locales}/src/written-locales.ts` ||
    path.startsWith(`${products}/by-folder/`) ||
    path.startsWith(`${regions}/by-folder/`) ||
    path.startsWith(`${themes}/by-folder/`)
  );
}

/** Returns the ids of the campaigns of a checkout, in the order of the alphabet: each folder with a `campaign.ts`. */
export function campaignFolders(root: string): readonly string[] {
  return foldersWith(root, campaigns, 'campaign.ts');
}

/**
 * Returns the slugs of the products of a checkout, in alphabetical order: each folder with a `product.ts` whose name is
 * valid in an address. If two would have the same id, the first is used; the checks of content report the others.
 */
export function productFolders(root: string): readonly string[] {
  const ids = new Set<string>();
  return foldersWith(root, products, 'product.ts').filter((slug) => {
    const id = productName(slug);
    if (!isSlug(slug) || ids.has(id)) return false;
    ids.add(id);
    return true;
  });
}

/**
 * Returns the folders with a `product.ts` that make no product, because their name is an invalid slug or gives an id
 * that another folder has.
 */
export function misnamedProductFolders(root: string): readonly string[] {
  const known = productFolders(root);
  return foldersWith(root, products, 'product.ts').filter((name) => !known.includes(name));
}

/** Returns the ids of the regions of a checkout, in the order of the alphabet: each folder with a `region.ts`. */
export function regionFolders(root: string): readonly string[] {
  return foldersWith(root, regions, 'region.ts');
}

/**
 * Returns the ids of the themes of a checkout, in the order of the alphabet: each folder with a module of its name.
 * None without `libs/ui`.
 */
export function themeFolders(root: string): readonly string[] {
  return foldersIn(root, themes).filter((name) => isSlug(name) && existsSync(join(root, themes, name, `${name}.ts`)));
}

/** Returns the locales with a file of shared words, in the order of the alphabet. */
export function writtenLocales(root: string): readonly string[] {
  return readdirSync(join(root, locales, 'messages'))
    .flatMap((file) => /^([a-z]{2}-[A-Z]{2})\.json$/.exec(file)?.[1] ?? [])
    .sort();
}

function isSlug(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
}

function foldersWith(root: string, folder: string, file: string): readonly string[] {
  return foldersIn(root, folder).filter((name) => existsSync(join(root, folder, name, file)));
}

function foldersIn(root: string, folder: string): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function definitions(ids: readonly string[]): string {
  return [
    '/** Every campaign, by the name that its folder gives it. Written by `build/lists.ts`. */',
    ...ids.map((id) => `export { ${campaignName(id)} } from './${id}/campaign.ts';`),
    '',
  ].join('\n');
}

function textIds(ids: readonly string[]): string {
  return [
    ...ids.map((id) => `import type ${campaignName(id)} from './${id}/copy/en-US.json';`),
    '',
    '/** The ids of the words that campaigns bring. Written by `build/lists.ts`. */',
    `export type CampaignTextId = ${ids.map((id) => `keyof typeof ${campaignName(id)}`).join(' | ') || 'never'};`,
    '',
  ].join('\n');
}

function productLists(root: string, slugs: readonly string[]): Readonly<Record<string, string>> {
  const at = `${products}/by-folder`;
  const having = (file: string) => slugs.filter((slug) => existsSync(join(root, products, slug, file)));
  const spoken = having('copy/en-US.json');
  return {
    [`${at}/ids.ts`]: [
      '/** The slug of every product, the name of its folder, by the id that follows from it. Written by `build/lists.ts`. */',
      'export const slugs = {',
      ...slugs.map((slug) => `  ${productName(slug)}: '${slug}',`),
      '} as const;',
      '',
      '/** The id of a product. */',
      'export type ProductId = keyof typeof slugs;',
      '',
    ].join('\n'),
    [`${at}/products.ts`]: [
      '/** The facts of every product, by id. Written by `build/lists.ts`. */',
      ...slugs.map((slug) => `export { product as ${productName(slug)} } from '../${slug}/product.ts';`),
      '',
    ].join('\n'),
    [`${at}/prices.ts`]: [
      '/** The file of prices of every product that has one, by id. Written by `build/lists.ts`. */',
      ...having('prices.json').map(
        (slug) => `export { default as ${productName(slug)} } from '../${slug}/prices.json' with { type: 'json' };`,
      ),
      'export {};',
      '',
    ].join('\n'),
    [`${at}/reviews.ts`]: [
      '/** The ratings and reviews of every product that has any, by id. Written by `build/lists.ts`. */',
      ...having('reviews.ts').map((slug) => `export { reviews as ${productName(slug)} } from '../${slug}/reviews.ts';`),
      'export {};',
      '',
    ].join('\n'),
    [`${at}/text-ids.ts`]: [
      ...spoken.map((slug) => `import type ${productName(slug)} from '../${slug}/copy/en-US.json';`),
      '',
      '/** The ids of the words that products bring. Written by `build/lists.ts`. */',
      `export type ProductTextId = ${spoken.map((slug) => `keyof typeof ${productName(slug)}`).join(' | ') || 'never'};`,
      '',
    ].join('\n'),
  };
}

function regionLists(root: string, ids: readonly string[]): Readonly<Record<string, string>> {
  const at = `${regions}/by-folder`;
  return {
    [`${at}/ids.ts`]: [
      '/** The ids of all regions: the names of their folders. Written by `build/lists.ts`. */',
      `export type RegionId = ${ids.map((id) => `'${id}'`).join(' | ') || 'never'};`,
      '',
    ].join('\n'),
    ...Object.fromEntries(
      regionFiles.map(({ file, name, list, what }) => [
        `${at}/${list}.ts`,
        [
          `/** ${what}, by id. Written by \`build/lists.ts\`. */`,
          ...ids
            .filter((id) => existsSync(join(root, regions, id, file)))
            .map((id) => `export { ${name} as ${id} } from '../${id}/${file}';`),
          'export {};',
          '',
        ].join('\n'),
      ]),
    ),
  };
}

function localeList(names: readonly string[]): string {
  return [
    '/** The locales with a file of shared words in `messages`. Written by `libs/content/build/lists.ts`. */',
    `export const writtenLocales = [${names.map((name) => `'${name}'`).join(', ')}] as const;`,
    '',
  ].join('\n');
}

function themeLists(ids: readonly string[]): Readonly<Record<string, string>> {
  return {
    [`${themes}/by-folder/ids.ts`]: themeIds(ids, 'never'),
    [`${themes}/by-folder/themes.ts`]: [
      ...ids.map((id) => `import { ${themeName(id)} } from '../${id}/${id}.ts';`),
      '',
      '/** Every theme as data, in the order of the alphabet. Written by `libs/content/build/lists.ts`. */',
      `export const byFolder = [${ids.map(themeName).join(', ')}];`,
      '',
    ].join('\n'),
  };
}

/** Returns the module with the ids of all themes as a type; `none` is that type where there are no themes. */
function themeIds(ids: readonly string[], none: 'never' | 'string'): string {
  return [
    '/** The ids of all themes: the names of their folders. Written by `libs/content/build/lists.ts`. */',
    `export type ThemeId = ${ids.map((id) => `'${id}'`).join(' | ') || none};`,
    '',
  ].join('\n');
}

/** Returns the name of a theme in code: `blackFriday` of the folder `black-friday`. */
export function themeName(folder: string): string {
  return folder.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
