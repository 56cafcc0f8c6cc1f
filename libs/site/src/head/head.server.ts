import { regionIds, regions, xDefaultPreference, type ContentTextId, type RegionId } from '@kinemorph/content';
import type { PageContext } from '../page.ts';
import type { HeadModel } from './head-model.ts';

/**
 * The head of a page that search engines may keep: canonical, and its alternates on both domains.
 * The whole cluster of alternates agrees on one x-default.
 */
export function indexedHead(
  { region, text, links }: PageContext,
  ids: { title: ContentTextId; description: ContentTextId; keywords: ContentTextId },
  page: { path: string; regions: readonly RegionId[] },
): HeadModel {
  const having = regionIds.filter((id) => page.regions.includes(id));
  const xDefault = xDefaultPreference.find((id) => having.includes(id));
  return {
    title: text(ids.title),
    description: text(ids.description),
    keywords: text(ids.keywords),
    canonical: links.inRegion(region.id, page.path),
    alternates: [
      ...having.map((id) => ({ hreflang: regions[id].hreflang, href: links.inRegion(id, page.path) })),
      ...(xDefault ? [{ hreflang: 'x-default', href: links.inRegion(xDefault, page.path) }] : []),
    ],
    index: true,
  };
}
