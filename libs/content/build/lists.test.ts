import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { campaignName } from '../src/campaigns/names.ts';
import { productName } from '../src/products/names.ts';
import {
  campaignFolders,
  isList,
  misnamedProductFolders,
  productFolders,
  regionFolders,
  themeFolders,
  writeLists,
  writeThemeLists,
  writtenLocales,
} from './lists.ts';

const campaigns = 'libs/content/src/campaigns';
const products = 'libs/content/src/products';
const regions = 'libs/content/src/regions';
const messages = 'libs/i18n/messages';
const themes = 'libs/ui/src/themes';

/** Returns a checkout with these files, which is removed when the test ends. */
function checkout(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'lists-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const folder of [campaigns, products, regions, messages]) mkdirSync(join(root, folder), { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

it.each([
  ['black-friday-2024', 'blackFriday2024'],
  ['singles-day', 'singlesDay'],
  ['sale', 'sale'],
])('the folder %s exports %s', (folder, name) => {
  expect(campaignName(folder)).toBe(name);
});

it('a campaign is a folder with a definition; its text ids are listed if it has copy', () => {
  const root = checkout([
    `${campaigns}/campaign.ts`,
    `${campaigns}/late-sale/campaign.ts`,
    `${campaigns}/early-sale-2/campaign.ts`,
    `${campaigns}/early-sale-2/copy/en-US.json`,
    `${campaigns}/notes/readme.md`,
  ]);
  expect(campaignFolders(root)).toEqual(['early-sale-2', 'late-sale']);
  writeLists(root);
  const text = (file: string) => readFileSync(join(root, campaigns, file), 'utf8');
  expect(text('by-folder.ts').match(/^export .*$/gm)).toEqual([
    "export { earlySale2 } from './early-sale-2/campaign.ts';",
    "export { lateSale } from './late-sale/campaign.ts';",
  ]);
  expect(text('text-ids.ts')).toContain('export type CampaignTextId = keyof typeof earlySale2;');
});

it('lists that are up to date are not written again, so that no watcher reacts', () => {
  const root = checkout([`${campaigns}/sale/campaign.ts`, `${regions}/fr/region.ts`]);
  const written = writeLists(root);
  expect(written).toEqual(expect.arrayContaining([`${campaigns}/by-folder.ts`, `${regions}/by-folder/ids.ts`]));
  expect(written.filter((file) => !isList(file))).toEqual([]);
  expect(writeLists(root)).toEqual([]);
});

it('a product is a folder with a definition; its id derives from the folder name, its slug', () => {
  const root = checkout([
    `${products}/product.ts`,
    `${products}/k2-scout/product.ts`,
    `${products}/k2-scout/prices.json`,
    `${products}/k2-scout/reviews.ts`,
    `${products}/k2-scout/copy/en-US.json`,
    `${products}/ai-base/product.ts`,
    `${products}/notes/prices.json`,
  ]);
  expect(productFolders(root)).toEqual(['ai-base', 'k2-scout']);
  expect(misnamedProductFolders(root)).toEqual([]);
  writeLists(root);
  const text = (list: string) => readFileSync(join(root, products, 'by-folder', `${list}.ts`), 'utf8');
  expect(text('ids')).toContain("  aiBase: 'ai-base',\n  k2Scout: 'k2-scout',\n");
  expect(text('products')).toContain("export { product as k2Scout } from '../k2-scout/product.ts';");
  expect(text('prices')).toContain(
    "export { default as k2Scout } from '../k2-scout/prices.json' with { type: 'json' };",
  );
  expect(text('reviews')).toContain("export { reviews as k2Scout } from '../k2-scout/reviews.ts';");
  for (const list of ['prices', 'reviews']) expect(text(list), list).not.toContain('aiBase');
  expect(text('text-ids')).toContain('export type ProductTextId = keyof typeof k2Scout;');
});

it('a folder is not a product if its name is not a slug or gives the id of another', () => {
  const root = checkout(['AI Base', '3po', 'megatron-2', 'megatron2'].map((name) => `${products}/${name}/product.ts`));
  expect(productFolders(root)).toEqual(['megatron-2']);
  expect(misnamedProductFolders(root)).toEqual(['3po', 'AI Base', 'megatron2']);
  expect(productName('megatron2')).toBe(productName('megatron-2'));
});

it('a region is a folder with settings; each list contains the regions that have its file', () => {
  const root = checkout([
    `${regions}/region.ts`,
    `${regions}/jp/region.ts`,
    `${regions}/fr/region.ts`,
    `${regions}/fr/home.ts`,
    `${regions}/notes/home.ts`,
  ]);
  expect(regionFolders(root)).toEqual(['fr', 'jp']);
  writeLists(root);
  const exported = (list: string) =>
    readFileSync(join(root, regions, 'by-folder', `${list}.ts`), 'utf8').match(/^export (?:type|\{ \w).*$/gm) ?? [];
  expect(exported('ids')).toEqual(["export type RegionId = 'fr' | 'jp';"]);
  expect(exported('regions')).toEqual([
    "export { region as fr } from '../fr/region.ts';",
    "export { region as jp } from '../jp/region.ts';",
  ]);
  expect(exported('homes')).toEqual(["export { home as fr } from '../fr/home.ts';"]);
  expect(exported('dealers')).toEqual([]);
});

it('a locale is a file of shared messages', () => {
  const root = checkout([`${messages}/en-US.json`, `${messages}/de-DE.json`, `${messages}/notes.json`]);
  expect(writtenLocales(root)).toEqual(['de-DE', 'en-US']);
  writeLists(root);
  expect(readFileSync(join(root, 'libs/i18n/src/written-locales.ts'), 'utf8')).toContain("['de-DE', 'en-US'] as const");
});

it('a theme is a folder with a module of its name', () => {
  const root = checkout([
    `${themes}/themes.ts`,
    `${themes}/spring-sale/spring-sale.ts`,
    `${themes}/brand/brand.ts`,
    `${themes}/notes/readme.md`,
  ]);
  expect(themeFolders(root)).toEqual(['brand', 'spring-sale']);
  writeLists(root);
  const text = (list: string) => readFileSync(join(root, themes, 'by-folder', `${list}.ts`), 'utf8');
  expect(text('ids')).toContain("export type ThemeId = 'brand' | 'spring-sale';");
  expect(text('themes')).toContain("import { springSale } from '../spring-sale/spring-sale.ts';");
  expect(text('themes')).toContain('export const byFolder = [brand, springSale];');
});

it('the theme lists are written even without the content package', () => {
  const root = checkout([`${themes}/brand/brand.ts`]);
  rmSync(join(root, 'libs/content'), { recursive: true });
  expect(writeThemeLists(root)).toEqual([`${themes}/by-folder/ids.ts`, `${themes}/by-folder/themes.ts`]);
});
