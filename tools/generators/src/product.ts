import { Mistake } from '@kinemorph/commands/mistake';
import {
  productName,
  productPageParts,
  productParts,
  products,
  productTextId,
  siteMap,
  type Product,
  type ProductFacts,
  type RegionId,
} from '@kinemorph/content';
import { productFolders } from '@kinemorph/content/lists';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkedId, localesOf, regionsNamed } from './checked.ts';
import type { Planned } from './planned.ts';
import { isTest, usersOf } from './users.ts';

const folder = 'libs/content/src/products';
const every: readonly Product[] = Object.values(products);

/** The options of `npm run new -- product`. */
export interface ProductOptions {
  /** Folder of the product whose facts are copied. */
  readonly like: string;
  /** The regions that sell it, and that have its page. */
  readonly regions: readonly string[];
}

/**
 * Returns the files of a new product: its facts as a draft, an empty file of prices, and a file of empty texts for each
 * language. Throws a `Mistake` for an invalid or taken id, and for an unknown region or product.
 */
export function newProduct(root: string, slug: string, { like: named, regions: requested }: ProductOptions): Planned {
  checkFree(root, slug);
  const like = checkedLike(named);
  const having = regionsNamed(requested);
  const at = `${folder}/${slug}`;
  const id = productName(slug);
  const words = Object.fromEntries([...productParts, ...productPageParts].map((part) => [productTextId(id, part), '']));
  const languages = localesOf(having);
  return {
    changes: {
      write: new Map([
        [`${at}/product.ts`, definition(like, having)],
        [`${at}/prices.json`, '{}\n'],
        ...languages.map((locale) => [`${at}/copy/${locale}.json`, `${JSON.stringify(words, null, 2)}\n`] as const),
      ]),
      remove: [],
    },
    left: [
      `${at}/copy: ${Object.keys(words).length} texts in ${languages.join(', ')}`,
      `${at}/prices.json: its price in ${having.join(', ')}; npm run content -- prices export writes the sheet`,
      `${at}/product.ts: its own facts; those of ${like.slug} are samples until then, and so is its picture`,
      `libs/content/src/pictures: its renders (npm run renders); the page shows the existing ones`,
      'npm run content -- check lists what is still missing. Until you remove `draft: true` from product.ts, only previews show the product.',
    ],
  };
}

/**
 * Returns the changes that remove a product: its folder. Throws a `Mistake` if it does not exist, or if other files
 * name it.
 */
export function removeProduct(root: string, slug: string): Planned {
  const known = productFolders(root);
  if (!known.includes(slug)) throw new Mistake(`There is no product "${slug}". The products are ${known.join(', ')}.`);
  const names = new RegExp(`['"]${slug}['"]|\\b${productName(slug)}\\b`);
  const users = usersOf(root, {
    files: '{libs,apps,tools}/*/{src,e2e,build}/**/*.{ts,tsx,json}',
    isIgnored: (file) => file.startsWith(`${folder}/${slug}/`) || isTest(file),
    uses: (text) => names.test(text),
  });
  if (users.length > 0) throw new Mistake(`${slug} is still named: take it out of ${users.join(', ')} first.`);
  return { changes: { write: new Map(), remove: [`${folder}/${slug}`] }, left: [] };
}

function checkFree(root: string, slug: string): void {
  checkedId('product', slug, 'k2-scout');
  if (existsSync(join(root, folder, slug)))
    throw new Mistake(
      `There is a folder ${folder}/${slug}: change that one, or choose another id for the new product.`,
    );
  const twin = productFolders(root).find((one) => productName(one) === productName(slug));
  if (twin !== undefined)
    throw new Mistake(`Code would call ${slug} ${productName(slug)}, as it calls ${twin}: choose another id.`);
  if (siteMap.some(({ path }) => path === slug))
    throw new Mistake(
      `There is a page ${slug} already: choose another id, since a product's page has it in its address.`,
    );
}

function checkedLike(named: string): Product {
  const possible = every.filter(({ bundleOf, draft }) => bundleOf === undefined && !draft);
  const like = possible.find(({ slug }) => slug === named);
  if (like) return like;
  const bundle = every.find(({ slug, bundleOf }) => slug === named && bundleOf !== undefined);
  throw new Mistake(
    `${bundle ? `${named} is a box of several products` : `There is no product "${named}" to start with`}: --like one of ${possible.map(({ slug }) => slug).join(', ')}.`,
  );
}

/**
 * Returns the source of a new product's facts, copied from another one without parts that are specific to that, such as
 * a pre-order.
 */
function definition(like: Product, having: readonly RegionId[]): string {
  const { picture, shape, otherShape, ageFrom, since, nearest, licence, hardware, transforms, box, addOns } = like;
  const { series, quickGuide, fixes } = like;
  const sampled = {
    picture,
    shape,
    otherShape,
    ageFrom,
    licence,
    hardware,
    transforms,
    box,
    addOns,
    quickGuide,
    fixes,
  } satisfies { readonly [Fact in keyof ProductFacts]?: unknown };
  const lines = [
    'draft: true',
    `order: ${orderAfter(like.order)}`,
    `since: sample(instant('${new Date(since).toISOString().replace(/:00\.000Z$/, 'Z')}'))`,
    `nearest: ${literal([like.id, ...nearest])}`,
    `series: '${series}'`,
    ...Object.entries(sampled).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}: sample(${literal(value)})`],
    ),
    `regions: ${literal(having)}`,
    `page: { regions: ${literal(having)} }`,
  ];
  return `import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
${lines.map((line) => `  ${line},`).join('\n')}
});
`;
}

/** Returns the first place in menus after another one that no product has. */
function orderAfter(order: number): number {
  const taken = every.map((product) => product.order);
  let place = order + 1;
  while (taken.includes(place)) place += 1;
  return place;
}

/** Writes a value as TypeScript. */
function literal(value: unknown): string {
  return JSON.stringify(value).replace(/"(\w+)":/g, '$1: ');
}
