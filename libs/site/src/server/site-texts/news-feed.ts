import { brand, regions, type RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { pagePath } from '../../routing/site-definition.ts';
import { newsroom } from './feed-paths.ts';
import { element } from './xml-element.ts';
import type { PageDataOptions } from '../model/page-data.ts';
import { isLasting, readOpenPages } from '../model/open-pages.ts';
import type { TextOfPages } from './text-of-pages.ts';

/** Returns the published items of a region's newsroom as an Atom feed (RFC 4287), the newest first. */
export async function newsFeed(
  options: Pick<PageDataOptions, 'site' | 'table' | 'origins' | 'screens'>,
  region: RegionId,
  now: Instant,
): Promise<TextOfPages> {
  const { site, origins } = options;
  const { pages, expires } = await readOpenPages(
    { ...options, site: { ...site, regions: [region] } },
    now,
    (route) => isLasting(route) && (route.path === newsroom || route.path.startsWith(`${newsroom}/`)),
  );
  const home = origins[site.id] + pagePath(site, region, '');
  const room = pages.find(({ route }) => route.path === newsroom)?.head;
  const items = pages
    .flatMap(({ head }) =>
      head.article && head.canonical !== undefined
        ? [{ ...head.article, head, canonical: head.canonical, changed: head.changed ?? head.article.published }]
        : [],
    )
    .sort((a, b) => b.published - a.published);
  const updated = items.length > 0 ? Math.max(...items.map(({ changed }) => changed)) : (room?.changed ?? 0);
  const text = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': regions[region].locale }, [
    element('title', {}, room?.feed?.title ?? brand.name),
    element('subtitle', {}, room?.description ?? ''),
    element('id', {}, room?.canonical ?? home),
    element('updated', {}, dateOf(updated)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: room?.feed?.href ?? '' }),
    element('link', { rel: 'alternate', type: 'text/html', href: room?.canonical ?? home }),
    element('author', {}, [
      element('name', {}, brand.name),
      element('uri', {}, home),
      element('email', {}, brand.mailboxes.press),
    ]),
    element('rights', {}, `© ${brand.copyrightYear} ${brand.name}`),
    ...items.map((item) =>
      element('entry', {}, [
        element('title', {}, item.headline),
        element('id', {}, item.canonical),
        element('published', {}, dateOf(item.published)),
        element('updated', {}, dateOf(item.changed)),
        element('link', { rel: 'alternate', type: 'text/html', href: item.canonical }),
        element('summary', {}, item.summary),
        ...(item.head.image
          ? [element('link', { rel: 'enclosure', type: 'image/jpeg', href: item.head.image.src })]
          : []),
      ]),
    ),
  ]);
  return { text: `<?xml version="1.0" encoding="utf-8"?>\n${text}\n`, expires };
}

function dateOf(instant: Instant): string {
  return new Date(instant).toISOString();
}
