import type { Product } from '../products/product.ts';
import type { RegionId } from '../regions/region.ts';
import type { Region } from '../regions/regions.ts';
import { placeOfPage } from './campaign-file.ts';
import { fileOf } from './files.ts';
import type { KnownPage } from './links.ts';
import type { Report } from './problem.ts';

/** Checks the paths, windows, redirects and alternates of the pages, which depend on more than one row. */
export function checkPages(pages: readonly KnownPage[], products: readonly Product[], report: Report): void {
  pages.forEach(({ path, record }, index) => {
    const { file, field } = placeOfPage(path);
    if (pages.findIndex((other) => other.path === path) < index)
      report(file, field('path'), path, 'a path that no other row has');
    for (const region of Object.keys(record.window ?? {}) as RegionId[]) {
      if (!record.regions.includes(region))
        report(file, field(`window.${region}`), region, `a region of the page: ${record.regions.join(', ')}`);
    }
    const twice = record.regions.filter((region, at) => record.regions.indexOf(region) < at);
    if (twice.length > 0)
      report(
        file,
        field('regions'),
        twice,
        'each region once: a second one would be an alternate of itself',
        'take it out',
      );
    const product = products.find(({ slug }) => slug === path);
    const unsold = product ? record.regions.filter((region) => !product.regions.includes(region)) : [];
    if (product && unsold.length > 0)
      report(
        file,
        field('regions'),
        unsold,
        `regions that sell ${product.id}: ${product.regions.join(', ')}`,
        `take them out here, or sell it there: ${fileOf.product(product.id)}`,
      );
    if (record.redirect === undefined) return;
    const to = pages.find((other) => other.path === record.redirect);
    const lacking = record.regions.filter((region) => !to?.record.regions.includes(region));
    if (lacking.length > 0)
      report(
        file,
        field('redirect'),
        record.redirect,
        `a page that ${lacking.join(', ')} ${lacking.length > 1 ? 'have' : 'has'}`,
      );
  });
}

/** Checks that each `hreflang` is unique and has the region's language, since alternates name a region by it. */
export function checkAlternates(regions: readonly Region[], report: Report): void {
  regions.forEach(({ id, hreflang, locale }, index) => {
    const twin = regions.slice(0, index).find((other) => other.hreflang === hreflang);
    if (twin)
      report(
        fileOf.region(id),
        'hreflang',
        hreflang,
        `a value of its own; ${twin.id} has this one, and search engines would know only one of the two`,
      );
    const [language] = locale.split('-');
    if (hreflang.split('-')[0] !== language)
      report(
        fileOf.region(id),
        'hreflang',
        hreflang,
        `a value of its locale's language, ${locale}: one that begins with ${language}`,
      );
  });
}
