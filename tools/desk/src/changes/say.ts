import type { FactKind } from '../api.ts';

/** Names of the kinds of differences for users. */
export const sayKind: Readonly<Record<FactKind, string>> = {
  page: 'Page',
  price: 'Price',
  words: 'Words',
  link: 'Link',
  tile: 'Tile or entry',
  picture: 'Picture',
  data: 'For search engines',
};

/** Returns the name of a page for users. */
export function sayPage(path: string | undefined): string {
  return path === undefined ? 'Every page' : path === '' ? 'Home' : `/${path}`;
}
