import type { FactKind } from '../api.ts';

/** The kinds of differences, as a person calls them. */
export const sayKind: Readonly<Record<FactKind, string>> = {
  page: 'Page',
  price: 'Price',
  words: 'Words',
  link: 'Link',
  tile: 'Tile or entry',
  picture: 'Picture',
  data: 'For search engines',
};

/** A page as a person calls it. */
export function sayPage(path: string | undefined): string {
  return path === undefined ? 'Every page' : path === '' ? 'Home' : `/${path}`;
}
