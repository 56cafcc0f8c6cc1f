import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { pageData } from '@kinemorph/site/models';
import type { Comparison, Difference } from '../api.ts';
import { compareModels, type ModelDifference } from './compare-models.ts';

/** A page of a region. */
export interface ComparedPage {
  readonly path: string;
  readonly region: RegionId;
  readonly timeZone: string;
  readonly isOpen: (at: Instant) => boolean;
  readonly dataAt: (at: Instant) => ReturnType<typeof pageData>;
}

/**
 * Compares pages at two instants. Parts that all pages of a region share are reported once: the menu, the banner above
 * it and the footer.
 */
export function comparePages(pages: readonly ComparedPage[], before: Instant, after: Instant): Comparison {
  const regions = [...new Set(pages.map(({ region }) => region))];
  const differences = regions.flatMap((region) => {
    const own = pages.filter((page) => page.region === region);
    return [...frameOf(own, before, after), ...own.flatMap((page) => onPage(page, before, after))];
  });
  const compared = pages.filter((page) => page.isOpen(before) || page.isOpen(after));
  const touched = new Set(
    differences.filter(({ path }) => path !== undefined).map(({ region, path }) => `${region} ${path}`),
  );
  return { before, after, differences, regions, pages: compared.length, same: compared.length - touched.size };
}

function frameOf(pages: readonly ComparedPage[], before: Instant, after: Instant): readonly Difference[] {
  const page = pages.find(({ path }) => path === '') ?? pages[0];
  if (!page) return [];
  const { region, timeZone } = page;
  const [old, now] = [page.dataAt(before).shell, page.dataAt(after).shell];
  const found = [
    ...compareModels(
      { banner: old.banner },
      { banner: now.banner },
      { timeZone, about: 'The line above the menu', isNamed: true },
    ),
    ...compareModels(old.menus, now.menus, { timeZone, about: 'The menu' }),
    ...compareModels(old.footer, now.footer, { timeZone, about: 'The footer' }),
  ];
  return found.map((one) => ({ region, ...one }));
}

function onPage(
  { path, region, timeZone, isOpen, dataAt }: ComparedPage,
  before: Instant,
  after: Instant,
): readonly Difference[] {
  const [was, is] = [isOpen(before), isOpen(after)];
  if (!was && !is) return [];
  if (was !== is) {
    const title = dataAt(was ? before : after).head.title;
    return [
      {
        region,
        path,
        kind: 'page',
        about: title,
        before: was ? 'can be visited' : 'not there',
        after: is ? 'can be visited' : 'not there',
      },
    ];
  }
  const [old, now] = [dataAt(before), dataAt(after)];
  const { title, description, keywords, ...data } = now.head;
  const { title: oldTitle, description: oldDescription, keywords: oldKeywords, ...oldData } = old.head;
  const found: ModelDifference[] = [
    ...compareModels(old.model, now.model, { timeZone, about: title }),
    ...compareModels(
      { headTitle: oldTitle, description: oldDescription, keywords: oldKeywords },
      { headTitle: title, description, keywords },
      { timeZone, about: title, kind: 'data' },
    ),
    ...compareModels(oldData, data, { timeZone, about: title, kind: 'data' }),
  ];
  return found.map((one) => ({ region, path, ...one }));
}
