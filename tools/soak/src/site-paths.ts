import { ask } from '@kinemorph/site/testing';

/** Pages that are not in the sitemap: the log-in, an unknown page, and one with a closed window. */
const unlisted = ['login', 'no-such-page', 'black-friday'];

/** Returns the paths of every page of a site: those of its sitemap, and unlisted ones. It renders none of them. */
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
