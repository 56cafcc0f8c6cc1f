import { brand, newsItems, newsSlugs, pressKits, type NewsSlug } from '@kinemorph/content';
import { pressKitFile } from '@kinemorph/content/press-kit';
import { intlLocale } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import { fileSize } from '../sections/manual-list.server.ts';
import type { Say, SectionParts } from '../sections/article-parts.ts';

/** The path of the feed below the region, as libs/site serves it. */
export const feedPath = 'news.atom';

/** What the newsroom shows: its items, and what journalists may take with them. */
export function newsParts(
  section: string,
  context: PageContext,
  say: Say,
  sayItem: (slug: NewsSlug) => Say,
): SectionParts {
  const { clock, links, picture, region } = context;
  if (section === 'items') {
    const cards = publishedItems(context).flatMap((slug) => {
      const { published, picture: name } = newsItems[slug];
      const href = links.to({ page: `news/${slug}` });
      if (href === undefined) return [];
      const item = sayItem(slug);
      return [
        {
          title: item('title'),
          text: item('lead'),
          picture: picture(name, item('picture')),
          date: { machine: new Date(published).toISOString(), text: publishedPart(slug, context) },
          href,
        },
      ];
    });
    return { cards, links: [{ label: say('items.feed'), href: links.inRegion(region.id, feedPath), external: false }] };
  }
  if (section === 'kit') {
    const open = pressKits.filter(({ opens }) => opens === undefined || clock.hasPassed(opens));
    return {
      files: open.map((kit) => {
        const { href, bytes } = pressKitFile(kit);
        return {
          label: say(`kit.${kit.id}`),
          note: `ZIP, ${fileSize(bytes, context)}`,
          href,
          saveAs: `${brand.name}-${kit.id}-press-kit.zip`,
        };
      }),
    };
  }
  return {};
}

/** The items that are published, the newest first. */
export function publishedItems({ clock }: PageContext): readonly NewsSlug[] {
  return newsSlugs.filter((slug) => clock.hasPassed(newsItems[slug].published));
}

/** The day of an item, as the region's language writes it. */
export function publishedPart(slug: NewsSlug, { region }: PageContext): string {
  return new Intl.DateTimeFormat(intlLocale(region.locale), { dateStyle: 'long', timeZone: region.timeZone }).format(
    newsItems[slug].published,
  );
}
