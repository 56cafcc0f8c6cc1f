import { isRegionId, regions } from '@kinemorph/content/regions';

/** A page that is measured in a browser. */
export interface BenchedPage {
  readonly path: string;
  /** Instant at which its site's clock starts. */
  readonly clock: string;
}

/** Every campaign is over. */
export const afterTheSales = '2025-08-01T12:00:00Z';
/** Black Friday of 2024 is open; Japan has none. */
export const blackFriday = '2024-11-25T12:00:00Z';

const at =
  (clock: string) =>
  (path: string): BenchedPage => ({ path, clock });

/** A sample of pages in three languages: the homes, a product's page, a campaign's page and the login. */
const benchedPages: readonly BenchedPage[] = [
  ...['/us', '/de', '/jp', '/us/flagship-bumblebee', '/de/flagship-bumblebee', '/jp/flagship-bumblebee'].map(
    at(afterTheSales),
  ),
  ...['/us/black-friday', '/de/black-friday'].map(at(blackFriday)),
  ...['/us/login'].map(at(afterTheSales)),
];

/** Returns the locale of a page's visitors. */
export function localeOf(path: string): string {
  const region = path.split('/')[1] ?? '';
  if (!isRegionId(region)) throw new Error(`No locale is known for ${path}.`);
  return regions[region].locale;
}

/** A page in the browser of a visitor. */
export interface BenchedVisit extends BenchedPage {
  readonly label: string;
  readonly locale: string;
}

/** Each page with a browser in the locale of its region. */
export const ownVisits: readonly BenchedVisit[] = benchedPages.map((page) => ({
  ...page,
  label: page.path,
  locale: localeOf(page.path),
}));

/**
 * Homes in the browser of a stranger: the site offers the page of another region, for which it starts React at once.
 */
export const strangersVisits: readonly BenchedVisit[] = ['/de', '/jp'].map((path) => ({
  path,
  clock: afterTheSales,
  label: `${path}, English browser`,
  locale: 'en-US',
}));
