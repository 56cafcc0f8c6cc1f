import type { ContentTextId } from '../text-id.ts';

/**
 * Returns the id of a product, by which code and its texts name it: `k1ProInterstellarScout` of the folder
 * `k1-pro-interstellar-scout`.
 */
export function productName(folder: string): string {
  return folder.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The texts of each product for lists and menus. */
export const productParts = ['name', 'line'] as const;

/** The further texts of a product for the shared product page. */
export const productPageParts = [
  'head.title',
  'head.description',
  'head.keywords',
  'overview.title',
  'overview.text',
  'order.title',
  'order.text',
] as const;

/** Returns the id of a text of a product. The checks of content report an id without a text. */
export function productTextId(
  id: string,
  part: (typeof productParts)[number] | (typeof productPageParts)[number],
): ContentTextId {
  return `product.${id}.${part}` as ContentTextId;
}
