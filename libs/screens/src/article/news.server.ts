import { brand, newsItems, newsSlugs, pressKits, type NewsSlug } from '@kinemorph/content';
import { pressKitFile } from '@kinemorph/content/press-kit';
import { intlLocale } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { fileSize } from '../sections/manual-list.server.ts';
import type { PageText, SectionParts } from '../sections/article-parts.ts';

/** The path of the feed below the region, as libs/site serves it. */
export const feedPath = 'news.atom';

/** Returns a section of the newsroom: its items, or the files for journalists. */
export function newsParts(
  section: string,
  context: ModelContext,
  t: PageText,
  sayItem: (slug: NewsSlug) => PageText,
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
    return { cards, links: [{ label: t('items.feed'), href: links.inRegion(region.id, feedPath), external: false }] };
  }
  if (section === 'kit') {
    const open = pressKits.filter(({ opens }) => opens === undefined || clock.hasPassed(opens));
    return {
      files: open.map((kit) => {
        const { href, bytes } = pressKitFile(kit);
        return {
          label: t(`kit.${kit.id}`),
          note: `ZIP, ${fileSize(bytes, context)}`,
          href,
          saveAs: `${brand.name}-${kit.id}-press-kit.zip`,
        };
      }),
    };
  }
  return {};
}

/** Returns the published items, the newest first. */
export function publishedItems({ clock }: ModelContext): readonly NewsSlug[] {
  return newsSlugs.filter((slug) => clock.hasPassed(newsItems[slug].published));
}

/** Returns the day of an item in the region's language. */
export function publishedPart(slug: NewsSlug, { region }: ModelContext): string {
  return new Intl.DateTimeFormat(intlLocale(region.locale), { dateStyle: 'long', timeZone: region.timeZone }).format(
    newsItems[slug].published,
  );
}
