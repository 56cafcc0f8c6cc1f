import * as v from 'valibot';
import { brand } from '../brand.ts';
import type { Home, HomeTile } from '../home/home.ts';
import { homes } from '../home/homes.ts';
import { navigation, type NavItem } from '../navigation/navigation.ts';
import { textBanners, type TextBanner } from '../navigation/text-banners.ts';
import type { Product, ProductId } from '../products/product.ts';
import { products } from '../products/products.ts';
import { regionIds, type Region, type RegionId } from '../regions/region.ts';
import { regions } from '../regions/regions.ts';
import { siteMap, type PageRecord } from '../site-map.ts';
import { missingFor, pagesOf, type KnownPage } from './links.ts';
import { problem } from './problem.ts';
import { brandSchema, homeSchema, navItemSchema, pageSchema, productSchema, regionSchema, textBannerSchema } from './schema.ts';

/** Everything that is checked. */
export interface Content {
  readonly brand: unknown;
  readonly regions: Readonly<Record<RegionId, Region>>;
  readonly products: Readonly<Record<ProductId, Product>>;
  readonly homes: Readonly<Record<RegionId, Home>>;
  readonly navigation: Readonly<Record<RegionId, readonly NavItem[]>>;
  readonly textBanners: readonly TextBanner[];
  readonly siteMap: readonly PageRecord[];
}

/** The content of the sites. */
export const realContent: Content = {
  brand,
  regions,
  products,
  homes,
  navigation: Object.fromEntries(regionIds.map((id) => [id, navigation(id)])) as unknown as Content['navigation'],
  textBanners,
  siteMap,
};

type Report = (file: string, field: string, found: unknown, wanted: string) => void;

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The file in which an entity is written, as its author knows it. */
export const fileOf = {
  brand: 'brand.ts',
  region: (id: RegionId) => `regions/${id}.ts`,
  product: (id: string) => `products/${kebab(id)}.ts`,
  home: (id: RegionId) => (id === 'eu' || id === 'fr' || id === 'de' ? 'home/europe.ts' : `home/${id}.ts`),
  navigation: 'navigation/navigation.ts',
  textBanners: 'navigation/text-banners.ts',
  siteMap: 'site-map.ts',
} as const;

/** Every mistake in content, all of them at once, each with its file, its field, what was found and what was wanted. */
export function checkContent(content: Content = realContent): readonly string[] {
  const problems = new Set<string>();
  const report: Report = (file, field, found, wanted) => {
    problems.add(problem(file, field, found, wanted));
  };
  const pages = pagesOf(content.siteMap);

  fits(brandSchema, content.brand, fileOf.brand, '', report);
  for (const [id, region] of entriesOf(content.regions)) {
    if (fits(regionSchema, region, fileOf.region(id), '', report) && region.id !== id) report(fileOf.region(id), 'id', region.id, `"${id}", its key in regions.ts`);
  }
  for (const [id, product] of entriesOf(content.products)) {
    if (fits(productSchema, product, fileOf.product(id), '', report)) checkProduct(id, product, content, report);
  }
  content.siteMap.forEach((record, index) => fits(pageSchema, record, fileOf.siteMap, `[${index}]`, report));
  checkPages(pages, report);
  for (const id of regionIds) {
    const linked = (file: string, field: string, target: Parameters<typeof missingFor>[0] | undefined) => {
      const wanted = target && missingFor(target, id, pages, content.products);
      if (wanted !== undefined) report(file, field, target, wanted);
    };
    if (fits(homeSchema, content.homes[id], fileOf.home(id), '', report)) checkHome(id, content, linked, report);
    content.navigation[id].forEach((item, index) => {
      const field = `${id}[${index}]`;
      if (fits(navItemSchema, item, fileOf.navigation, field, report)) checkItem(item, field, linked);
    });
    content.textBanners.forEach((banner, index) => {
      if (banner.kind === 'stage' && id in banner.timeline.regions) linked(fileOf.textBanners, `[${index}].to`, banner.to);
    });
  }
  content.textBanners.forEach((banner, index) => fits(textBannerSchema, banner, fileOf.textBanners, `[${index}]`, report));
  return [...problems];
}

/** Whether a value has the shape of a schema; reports each place where it has not. */
function fits(schema: v.GenericSchema, value: unknown, file: string, field: string, report: Report): boolean {
  const result = v.safeParse(schema, value);
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue)?.replace(/\.(\d+)(?=\.|$)/g, '[$1]') ?? '';
    // An issue without words of its own says "Invalid …": what valibot expected says more.
    const wanted = issue.expected === 'never' ? 'no such field' : issue.message.startsWith('Invalid ') ? (issue.expected ?? issue.message) : issue.message;
    report(file, [field, path].filter(Boolean).join('.'), issue.input, wanted);
  }
  return result.success;
}

function checkProduct(id: ProductId, product: Product, content: Content, report: Report): void {
  const file = fileOf.product(id);
  if (product.id !== id) report(file, 'id', product.id, `"${id}", its key in products.ts`);
  const twin = entriesOf(content.products).find(([other, { slug }]) => other !== id && slug === product.slug);
  if (twin) report(file, 'slug', product.slug, `a slug of its own; ${twin[0]} has this one`);
  for (const [region, price] of entriesOf(product.prices ?? {})) {
    if (!product.regions.includes(region)) report(file, `prices.${region}`, region, `a region that sells it: ${product.regions.join(', ')}`);
    const amounts = [...(price?.regular === undefined ? [] : [['regular', price.regular] as const]), ...(price?.promotions ?? []).map((promotion, index) => [`promotions[${index}].price`, promotion.price] as const)];
    const { currency, installments } = content.regions[region];
    for (const [field, amount] of amounts) {
      if ((currency === 'JPY' || currency === 'KRW') && !Number.isInteger(amount)) report(file, `prices.${region}.${field}`, amount, `a whole amount: ${currency} has no smaller unit`);
    }
    const months = price?.installment?.months;
    if (months !== undefined && months !== installments?.months) report(file, `prices.${region}.installment.months`, months, installments ? `${installments.months}, as the store of ${region} offers` : `no instalments: the store of ${region} offers none`);
  }
  for (const region of Object.keys(product.preOrder?.regions ?? {}) as RegionId[]) {
    if (!product.regions.includes(region)) report(file, `preOrder.regions.${region}`, region, `a region that sells it: ${product.regions.join(', ')}`);
  }
}

function checkPages(pages: readonly KnownPage[], report: Report): void {
  pages.forEach(({ path, record }, index) => {
    if (pages.findIndex((other) => other.path === path) < index) report(fileOf.siteMap, `"${path}".path`, path, 'a path that no other row has');
    for (const region of Object.keys(record.window ?? {}) as RegionId[]) {
      if (!record.regions.includes(region)) report(fileOf.siteMap, `"${path}".window.${region}`, region, `a region of the page: ${record.regions.join(', ')}`);
    }
    if (record.redirect === undefined) return;
    const to = pages.find((other) => other.path === record.redirect);
    const lacking = record.regions.filter((region) => !to?.record.regions.includes(region));
    if (lacking.length > 0) report(fileOf.siteMap, `"${path}".redirect`, record.redirect, `a page that ${lacking.join(', ')} ${lacking.length > 1 ? 'have' : 'has'}`);
  });
}

type Linked = (file: string, field: string, target: Parameters<typeof missingFor>[0] | undefined) => void;

function checkHome(id: RegionId, content: Content, linked: Linked, report: Report): void {
  const home = content.homes[id];
  const file = fileOf.home(id);
  const check = (tile: HomeTile, field: string) => {
    linked(file, `${field}.product`, { product: tile.product });
    if (tile.stages && !(id in tile.stages.timeline.regions)) report(file, `${field}.stages`, id, `a timeline of ${id}: the tile would never show`);
  };
  home.hero.forEach((tile, index) => {
    check(tile, `hero[${index}]`);
  });
  home.tiles.forEach((tile, index) => {
    check(tile, `tiles[${index}]`);
  });
  home.ecosystem.forEach(({ to }, index) => {
    linked(file, `ecosystem[${index}].to`, to);
  });
  linked(file, 'retail', home.retail);
}

function checkItem(item: NavItem, field: string, linked: Linked): void {
  linked(fileOf.navigation, `${field}.to`, item.to);
  item.children?.forEach((child, index) => {
    checkItem(child, `${field}.children[${index}]`, linked);
  });
}

function entriesOf<Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>): readonly (readonly [Key, Value])[] {
  return Object.entries(record) as [Key, Value][];
}
