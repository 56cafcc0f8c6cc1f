import {
  articles,
  legalNotices,
  newsItems,
  newsSlugOf,
  type Article,
  type ArticleId,
  type NewsSlug,
} from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy, type HeadWords } from '@kinemorph/site/models';
import type { PictureData } from '@kinemorph/ui';
import { shareWords } from '../sections/share.server.ts';
import { downloadParts } from './downloads.server.ts';
import { feedPath, newsParts, publishedPart } from './news.server.ts';
import { outlineOf, type OutlineSection, type Piece } from './outline.ts';
import type { SectionParts } from './parts.ts';
import { articleValues, newsValues } from './values.server.ts';

/** One piece of an article, its words said. */
export type ArticlePiece =
  | { readonly is: 'text' | 'note'; readonly text: string }
  | { readonly is: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly is: 'questions'; readonly items: readonly { readonly question: string; readonly answer: string }[] };

export interface ArticleModel {
  readonly title: string;
  readonly lead: string;
  readonly updated: string;
  /** Left out where an article is too short for a list of its parts. */
  readonly contents?: string;
  /** Stands before the first section. */
  readonly picture?: PictureData;
  readonly sections: readonly ({
    readonly id: string;
    readonly title: string;
    readonly pieces: readonly ArticlePiece[];
    readonly links: readonly { readonly label: string; readonly href: string; readonly external: boolean }[];
    readonly contact?: readonly { readonly label: string; readonly value: string; readonly href?: string }[];
  } & SectionParts)[];
}

/** The id of an article, which is also the folder of its copy. */
type CopyId = ArticleId | NewsSlug;
/** How an article says one of its texts. */
export type Say = (key: string) => string;
type Facts = Pick<Article, 'changed' | 'links' | 'contact' | 'mailbox' | 'share'>;

/** The article of a page, as its folder of copy has it. */
interface ReadArticle {
  readonly id: CopyId;
  /** Set for an item of the newsroom. */
  readonly slug?: NewsSlug;
  readonly facts: Facts;
  readonly outline: readonly OutlineSection[];
  readonly say: Say;
}

const isArticle = (path: string): path is ArticleId => path in articles;

/** Reads articles from the glob of their words: copy is one folder an article, so its words are told apart by where they stand. */
export function readArticles(files: Readonly<Record<string, Messages>>) {
  const ids = new Set(Object.keys(files).flatMap((file) => /^\.\/copy\/([^/]+)\/[^/]+$/.exec(file)?.[1] ?? []));
  const copies = new Map(
    [...ids].map((id) => [
      id,
      pageCopy<string>(Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(`./copy/${id}/`)))),
    ]),
  );
  const outlines = new Map([...ids].map((id) => [id, outlineOf(Object.keys(files[`./copy/${id}/en-US.json`] ?? {}))]));
  const sayIn = (id: CopyId, context: PageContext): Say => {
    const say = copies.get(id)?.(context);
    const slug = newsSlugOf(`news/${id}`);
    const values = { ...articleValues(context), ...(slug && newsValues(slug)) };
    return (key) => say?.(key, values) ?? '';
  };
  /** The article of a page: a fixed one, or an item of the newsroom. */
  const articleOf = (context: PageContext): ReadArticle => {
    const { path } = context;
    const slug = newsSlugOf(path);
    if (slug !== undefined) {
      const { published, to } = newsItems[slug];
      return {
        id: slug,
        slug,
        facts: { changed: published, ...(to && { links: [{ section: 'more', key: 'go', to }] }) },
        outline: outlines.get(slug) ?? [],
        say: sayIn(slug, context),
      };
    }
    if (!isArticle(path))
      throw new Error(`no article is called "${path}": name it in libs/content/src/articles/articles.ts`);
    return { id: path, facts: articles[path], outline: outlines.get(path) ?? [], say: sayIn(path, context) };
  };
  return { sayIn, articleOf };
}

const { sayIn, articleOf } = readArticles(
  import.meta.glob<Messages>('./copy/*/*.json', { import: 'default', eager: true }),
);

/** Builds an article from what is known of it. */
export function buildArticle(context: PageContext, { id, slug, facts, outline, say }: ReadArticle): ArticleModel {
  const { text, links, picture } = context;
  const { phone, ...mailboxes } = articleValues(context);
  const email = mailboxes[facts.mailbox ?? 'email'];
  const sections = outline.map(({ name, pieces }) => ({
    id: name,
    title: say(`${name}.title`),
    pieces: pieces.map((piece) => said(piece, say)),
    links: (facts.links ?? []).flatMap(({ section, key, to }) => {
      const href = section === name ? links.to(to) : undefined;
      return href === undefined ? [] : [{ label: say(`${name}.${key}`), href, external: !href.startsWith('/') }];
    }),
    ...(facts.contact === name && {
      contact: [
        // The phone is the support's.
        ...(facts.mailbox
          ? []
          : [{ label: text('article.phone'), value: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]),
        { label: text('article.email'), value: email, href: `mailto:${email}` },
      ],
    }),
    ...partsOf(id, name, context, say),
  }));
  return {
    title: say('title'),
    lead: say('lead'),
    updated:
      slug === undefined ? text('article.updated', { date: new Date(facts.changed) }) : publishedPart(slug, context),
    ...(sections.length > 2 && slug === undefined && { contents: text('section.nav') }),
    ...(slug && { picture: picture(newsItems[slug].picture, say('picture')) }),
    sections: slug === undefined ? sections : [...sections, aboutCompany(context)],
  };
}

/** A page to be read: help, policies, the company, its news. */
export const article: ScreenModel<ArticleModel> = {
  model: (context) => buildArticle(context, articleOf(context)),
  head: (context) => {
    const { id, slug, facts, say } = articleOf(context);
    const words: HeadWords = {
      title: say('head.title'),
      description: say('head.description'),
      keywords: say('head.keywords'),
      crumb: say('title'),
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
      share: { picture: share, alt: say('picture') },
      feed: feedOf(context),
      article: { headline: say('title'), summary: say('lead'), published },
    });
  },
  findableParts: ({ sections }) =>
    sections.flatMap(({ id, pieces }) =>
      pieces.flatMap((piece) =>
        piece.is === 'questions'
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

/** Whether a section shows more than words, rows and links. */
function showsParts({ events, cards, releases, table, files, picture }: ArticleModel['sections'][number]): boolean {
  return [events, cards, releases, table, files, picture].some((part) => part !== undefined);
}

function partsOf(id: CopyId, section: string, context: PageContext, say: Say): SectionParts {
  if (id === 'download-center') return downloadParts(section, context, say);
  if (id === 'news') return newsParts(section, context, say, (slug) => sayIn(slug, context));
  if (id === 'terms-use' && section === 'notice')
    return {
      rows: legalNotices[context.region.id].map(({ text, value, href }) => ({
        label: text,
        value,
        ...(href !== undefined && { href }),
      })),
    };
  return {};
}

/** What stands under every item of the newsroom: who the company is, and whom journalists ask. */
function aboutCompany(context: PageContext): ArticleModel['sections'][number] {
  const say = sayIn('news', context);
  const { press } = articleValues(context);
  const href = context.links.to({ page: 'news' });
  return {
    id: 'company',
    title: say('boilerplate.title'),
    pieces: [{ is: 'text', text: say('boilerplate.p1') }],
    links: href === undefined ? [] : [{ label: say('all'), href, external: false }],
    contact: [{ label: context.text('article.email'), value: press, href: `mailto:${press}` }],
  };
}

function feedOf(context: PageContext): NonNullable<HeadWords['feed']> {
  return { path: feedPath, title: sayIn('news', context)('feed') };
}

/** What an article asks and answers. */
function questionsOf({
  outline,
  say,
}: Pick<ReturnType<typeof articleOf>, 'outline' | 'say'>): NonNullable<HeadWords['questions']> {
  return outline.flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      piece.is === 'questions'
        ? piece.items.map(([question, answer]) => ({ question: say(question), answer: say(answer) }))
        : [],
    ),
  );
}

function said(piece: Piece, say: Say): ArticlePiece {
  if (piece.is === 'questions')
    return {
      is: 'questions',
      items: piece.items.map(([question, answer]) => ({ question: say(question), answer: say(answer) })),
    };
  if ('items' in piece) return { is: piece.is, items: piece.items.map(say) };
  return { is: piece.is, text: say(piece.key) };
}
