import { ask } from '@kinemorph/site/testing';

/** A page of a visitor's own, one that is not there, and one of which the window is closed. */
const unlisted = ['login', 'no-such-page', 'black-friday'];

/** Returns the paths of every page of a site: those of its sitemap, and those that this leaves out. It renders none of them. */
export async function readPages(origin: string): Promise<readonly string[]> {
  const { body } = await ask(origin, '/sitemap.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const regions = [...new Set(listed.map((path) => path.split('/')[1] ?? ''))];
  return [...listed, ...regions.flatMap((region) => unlisted.map((page) => `/${region}/${page}`))];
}

/** Returns the paths of the assets that these pages name. */
export async function readAssets(origin: string, pages: readonly string[]): Promise<readonly string[]> {
  const assets = new Set<string>();
  for (const page of pages)
    for (const asset of (await ask(origin, page)).body.match(/\/assets\/[\w.-]+/g) ?? []) assets.add(asset);
  return [...assets];
}
