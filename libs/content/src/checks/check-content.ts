import * as v from 'valibot';
import { articles, type Article, type ArticleId } from '../articles/articles.ts';
import { brand } from '../brand.ts';
import type { Home } from '../home/home.ts';
import { homes } from '../home/homes.ts';
import type { NavItem } from '../navigation/nav-item.ts';
import { navigation } from '../navigation/navigation.ts';
import { textBanners, type TextBanner } from '../navigation/text-banners.ts';
import type { Product } from '../products/product.ts';
import type { ProductId } from '../products/product-id.ts';
import { productPages, products } from '../products/products.ts';
import type { RegionId } from '../regions/region.ts';
import { regionIds, type Region, regions } from '../regions/regions.ts';
import { siteMap, type PageRecord } from '../site-map.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkHome, type Linked } from './check-home.ts';
import { campaignFile, placeOfPage, placeOfSlide } from './campaign-file.ts';
import { checkAlternates, checkPages } from './check-pages.ts';
import { checkProduct } from './check-product.ts';
import { fileOf, priceField } from './files.ts';
import { missingFor, pagesOf, type KnownPage } from './links.ts';
import { sayProblem, type Problem, type Report } from './problem.ts';
import {
  brandSchema,
  homeSchema,
  navItemSchema,
  pageSchema,
  productSchema,
  regionSchema,
  targetSchema,
  textBannerSchema,
} from './schema.ts';

/** Everything that is checked. */
export interface Content {
  readonly articles: Readonly<Record<ArticleId, Article>>;
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
  articles,
  brand,
  regions,
  products,
  homes,
  navigation: Object.fromEntries(regionIds.map((id) => [id, navigation(id)])) as unknown as Content['navigation'],
  textBanners,
  siteMap,
};

/** Returns all mistakes in content, each with its file, its field, the found value and the expected one. */
export function checkContent(content: Content = realContent): readonly Problem[] {
  const problems = new Map<string, Problem>();
  // Regions share files: a mistake in a shared file is reported once.
  const report: Report = (file, field, found, expected, fix) => {
    const problem = { file, field, found, expected, ...(fix !== undefined && { fix }) };
    if (!problems.has(sayProblem(problem))) problems.set(sayProblem(problem), problem);
  };
  const pages = pagesOf(content.siteMap);

  fits(brandSchema, content.brand, fileOf.brand, '', report);
  for (const [id, region] of entriesOf(content.regions)) {
    fits(regionSchema, region, fileOf.region(id), '', report);
    if (region.id !== id) report(fileOf.region(id), 'id', region.id, `"${id}", its key in regions.ts`);
  }
  checkAlternates(Object.values(content.regions), report);
  for (const [id, product] of entriesOf(content.products)) {
    const inFolder: Report = (file, field, ...rest) => {
      if (/^prices\b/.test(field)) report(fileOf.prices(id), priceField(field), ...rest);
      else if (/^reviews\b/.test(field)) report(fileOf.reviews(id), field.replace(/^reviews\.?/, ''), ...rest);
      else report(file, field, ...rest);
    };
    fits(productSchema, product, fileOf.product(id), '', inFolder);
    checkProduct(id, product, content, inFolder);
  }
  checkRows(content, report);
  checkPages(pages, Object.values(content.products), report);
  for (const id of regionIds) checkRegion(id, content, pages, report);
  content.textBanners.forEach((banner, index) =>
    fits(textBannerSchema, banner, campaignFile.line(banner.label) ?? fileOf.textBanners, `[${index}]`, report),
  );
  checkArticles(content, pages, report);
  checkDrafts(content, report);
  return [...problems.values()];
}

/** Reports rows of the site map with an invalid shape. The page of a product is checked with the product. */
function checkRows(content: Content, report: Report): void {
  const ownPages = content.siteMap.filter(({ path }) => placeOfPage(path).file === fileOf.siteMap);
  for (const record of content.siteMap) {
    const { file } = placeOfPage(record.path);
    if (productPages.some(({ path }) => path === record.path)) continue;
    const field = file === fileOf.siteMap ? `[${ownPages.indexOf(record)}]` : `"${record.path}"`;
    fits(pageSchema, record, file, field, report);
  }
}

/** Reports the mistakes in the home of a region, its menus and the lines above them. */
function checkRegion(id: RegionId, content: Content, pages: readonly KnownPage[], report: Report): void {
  const linkedBy =
    (tell: Report): Linked =>
    (file, field, target) => {
      const expected = missingFor(target, id, pages, content.products);
      if (expected !== undefined)
        tell(file, field, target, expected, 'lead elsewhere, take the link out, or give the region what it names');
    };
  const linked = linkedBy(report);
  const inHome: Report = (file, field, ...rest) => {
    const [, index, part = ''] = /^hero\[(\d+)\](.*)$/.exec(field) ?? [];
    if (index === undefined) return report(file, field, ...rest);
    const place = placeOfSlide(id, content.homes[id].hero, Number(index));
    report(place.file, `${place.field}${part}`, ...rest);
  };
  fits(homeSchema, content.homes[id], fileOf.home(id), '', inHome);
  checkHome(id, content.homes[id], linkedBy(inHome), inHome);
  content.navigation[id].forEach((item, index) => {
    const field = `${id}[${index}]`;
    const file = campaignFile.menuEntry(item.identify) ?? fileOf.navigation;
    if (fits(navItemSchema, item, file, field, report)) checkItem(item, file, field, linked);
  });
  content.textBanners.forEach((banner, index) => {
    if (banner.kind === 'stage' && id in banner.timeline.regions && v.is(targetSchema, banner.to))
      linked(campaignFile.line(banner.label) ?? fileOf.textBanners, `[${index}].to`, banner.to);
  });
}

/** Returns true if a value conforms to a schema; otherwise reports each invalid place. */
function fits(schema: v.GenericSchema, value: unknown, file: string, field: string, report: Report): boolean {
  const result = v.safeParse(schema, value);
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue)?.replace(/\.(\d+)(?=\.|$)/g, '[$1]') ?? '';
    const unknown = issue.expected === 'never';
    // An issue without a specific message says "Invalid …": valibot's `expected` says more.
    const expected = unknown
      ? 'no such field'
      : issue.message.startsWith('Invalid ')
        ? (issue.expected ?? issue.message)
        : issue.message;
    report(
      file,
      [field, path].filter(Boolean).join('.'),
      issue.input,
      expected,
      unknown ? 'take it out, or correct its name' : issue.input === undefined ? 'add it' : undefined,
    );
  }
  return result.success;
}

function checkItem(item: NavItem, file: string, field: string, linked: Linked): void {
  if (item.to) linked(file, `${field}.to`, item.to);
  item.children?.forEach((child, index) => {
    checkItem(child, file, `${field}.children[${index}]`, linked);
  });
}

/** Articles are shared, and omit a link if a region lacks its page: a page that every region lacks is a mistake. */
function checkArticles({ articles: all, products: sold }: Content, pages: readonly KnownPage[], report: Report): void {
  for (const [id, { regions: having, links = [] }] of entriesOf(all)) {
    links.forEach(({ to }, index) => {
      const nowhere = having.map((region) => missingFor(to, region, pages, sold));
      const [expected] = nowhere;
      if (expected !== undefined && nowhere.every((one) => one !== undefined))
        report(fileOf.articles, `${id}.links[${index}].to`, to, expected, 'lead elsewhere, or take the link out');
    });
  }
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): readonly (readonly [Key, Value])[] {
  return Object.entries(record) as [Key, Value][];
}
