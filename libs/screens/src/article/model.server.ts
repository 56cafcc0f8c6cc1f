import { legalNotices, newsItems, type NewsSlug } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import { keepNumber } from '@kinemorph/i18n/line-breaks';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, type HeadWords } from '@kinemorph/site/models';
import { buildArticle, readArticles, type ArticleModel, type ReadArticle } from '../sections/article.server.ts';
import type { SectionParts } from '../sections/article-parts.ts';
import { articleValues } from '../sections/article-values.server.ts';
import { shareWords } from '../sections/share.server.ts';
import { downloadParts } from './downloads.server.ts';
import { feedPath, newsParts, publishedItems, publishedPart } from './news.server.ts';

const { sayIn, articleOf } = readArticles(
  import.meta.glob<Messages>('./copy/*/*.json', { import: 'default', eager: true }),
);

/** An article: help, policies, the company, its news. */
export const article: ScreenModel<ArticleModel> = {
  model: (context) => {
    const read = withLastChange(context, articleOf(context));
    return read.slug === undefined
      ? buildArticle(context, read, partsIn(context, read))
      : newsModel(context, read, read.slug);
  },
  head: (context) => {
    const { id, slug, facts, t } = withLastChange(context, articleOf(context));
    const words: HeadWords = {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
      changed: facts.changed,
      ...shareWords(facts.share, context),
    };
    if (id === 'news') return indexedHead(context, { ...words, feed: feedOf(context) });
    if (id === 'faq') return indexedHead(context, { ...words, questions: questionsOf(articleOf(context)) });
    if (slug === undefined) return indexedHead(context, words);
    const news = sayIn('news', context);
    const { published, share } = newsItems[slug];
    return indexedHead(context, {
      ...words,
      parents: [{ path: 'news', name: news('title') }],
      share: { picture: share, alt: t('picture') },
      feed: feedOf(context),
      article: { headline: t('title'), summary: t('lead'), published },
    });
  },
  findableParts: ({ sections }) =>
    sections.flatMap(({ id, pieces }) =>
      pieces.flatMap((piece) =>
        piece.kind === 'questions'
          ? piece.items.map(({ question, answer }) => ({
              kind: 'question' as const,
              title: question,
              text: answer,
              href: `#${id}`,
            }))
          : [],
      ),
    ),
  parts: ({ picture, sections }) => (picture || sections.some(showsParts) ? ['ArticleParts.tsx'] : []),
};

/** Returns an article. That of the newsroom gets the date of its last item, since each item changes it. */
function withLastChange(context: ModelContext, read: ReadArticle): ReadArticle {
  if (read.id !== 'news') return read;
  const published = publishedItems(context).map((slug) => newsItems[slug].published);
  const changed = Math.max(...(context.clock.isPast(read.facts.changed) ? [read.facts.changed] : []), ...published);
  return published.length === 0 ? read : { ...read, facts: { ...read.facts, changed } };
}

/** Returns true if a section shows more than words, rows and links. */
function showsParts({ events, cards, releases, table, files, picture }: ArticleModel['sections'][number]): boolean {
  return [events, cards, releases, table, files, picture].some((part) => part !== undefined);
}

/** Returns the content of an article's section besides its texts and links. */
function partsIn(context: ModelContext, { id, t }: ReadArticle): (section: string) => SectionParts {
  return (section) => {
    if (id === 'download-center') return downloadParts(section, context, t);
    if (id === 'news') return newsParts(section, context, t, (slug) => sayIn(slug, context));
    if (id === 'terms-use' && section === 'notice')
      return {
        rows: legalNotices[context.region.id].map(({ text, value, href }) => ({
          label: text,
          value: keepNumber(value),
          ...(href !== undefined && { href }),
        })),
      };
    return {};
  };
}

/**
 * Builds the model of an item of the newsroom: an article with a picture, which ends with the section about the
 * company.
 */
function newsModel(context: ModelContext, read: ReadArticle, slug: NewsSlug): ArticleModel {
  const { title, lead, sections } = buildArticle(context, read);
  return {
    title,
    lead,
    updated: publishedPart(slug, context),
    picture: context.picture(newsItems[slug].picture, read.t('picture')),
    sections: [...sections, aboutCompany(context)],
  };
}

/** Returns the section below every news item: about the company, with the address for journalists. */
function aboutCompany(context: ModelContext): ArticleModel['sections'][number] {
  const t = sayIn('news', context);
  const { press } = articleValues(context);
  const href = context.links.to({ page: 'news' });
  return {
    id: 'company',
    title: t('boilerplate.title'),
    pieces: [{ kind: 'text', text: t('boilerplate.p1') }],
    links: href === undefined ? [] : [{ label: t('all'), href, external: false }],
    contact: [{ label: context.text('article.email'), value: press, href: `mailto:${press}` }],
  };
}

function feedOf(context: ModelContext): NonNullable<HeadWords['feed']> {
  return { path: feedPath, title: sayIn('news', context)('feed') };
}

/** Returns the questions of an article with their answers. */
function questionsOf({ outline, t }: ReadArticle): NonNullable<HeadWords['questions']> {
  return outline.flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      piece.kind === 'questions'
        ? piece.items.map(([question, answer]) => ({ question: t(question), answer: t(answer) }))
        : [],
    ),
  );
}
