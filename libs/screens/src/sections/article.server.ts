import {
  articles,
  newsItems,
  newsSlugOf,
  offices,
  phoneLink,
  type Article,
  type ArticleId,
  type NewsSlug,
} from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { PictureData } from '@kinemorph/ui';
import { outlineOf, type OutlineSection, type Piece } from './article-outline.ts';
import type { PageText, SectionParts } from './article-parts.ts';
import { articleValues, newsValues } from './article-values.server.ts';

/** One piece of an article, with its texts. */
export type ArticlePiece =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'questions'; readonly items: readonly { readonly question: string; readonly answer: string }[] };

export interface ArticleModel {
  readonly title: string;
  readonly lead: string;
  /** Left out before the day itself, in a preview. */
  readonly updated?: string;
  /** Left out if an article is too short for a table of contents. */
  readonly contents?: string;
  /** Shown before the first section. */
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
export type CopyId = ArticleId | NewsSlug;
type Facts = Pick<Article, 'changed' | 'links' | 'contact' | 'mailbox' | 'share'>;

/** The article of a page, as in its folder of copy. */
export interface ReadArticle {
  readonly id: CopyId;
  /** Set for an item of the newsroom. */
  readonly slug?: NewsSlug;
  readonly facts: Facts;
  readonly outline: readonly OutlineSection[];
  readonly t: PageText;
}

const isArticle = (path: string): path is ArticleId => path in articles;

/**
 * Reads articles from the glob of their messages. The copy has one folder for each article, so the path of a file names
 * its article.
 */
export function readArticles(files: Readonly<Record<string, Messages>>) {
  const ids = new Set(Object.keys(files).flatMap((file) => /^\.\/copy\/([^/]+)\/[^/]+$/.exec(file)?.[1] ?? []));
  const copies = new Map(
    [...ids].map((id) => [
      id,
      pageCopy<string>(Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(`./copy/${id}/`)))),
    ]),
  );
  const outlines = new Map([...ids].map((id) => [id, outlineOf(Object.keys(files[`./copy/${id}/en-US.json`] ?? {}))]));
  const sayIn = (id: CopyId, context: ModelContext): PageText => {
    const t = copies.get(id)?.(context);
    const slug = newsSlugOf(`news/${id}`);
    const values = { ...articleValues(context), ...(slug && newsValues(slug)) };
    return (key) => t?.(key, values) ?? '';
  };
  /** Returns the article of a page: a fixed one, or an item of the newsroom. */
  const articleOf = (context: ModelContext): ReadArticle => {
    const { path } = context;
    const slug = newsSlugOf(path);
    if (slug !== undefined) {
      const { published, to } = newsItems[slug];
      return {
        id: slug,
        slug,
        facts: { changed: published, ...(to && { links: [{ section: 'more', key: 'go', to }] }) },
        outline: outlines.get(slug) ?? [],
        t: sayIn(slug, context),
      };
    }
    if (!isArticle(path))
      throw new Error(`no article is called "${path}": name it in libs/content/src/articles/articles.ts`);
    return { id: path, facts: articles[path], outline: outlines.get(path) ?? [], t: sayIn(path, context) };
  };
  return { sayIn, articleOf };
}

/**
 * Builds the model of an article; `partsOf` returns the content of a section besides its texts and links, by the
 * section's name.
 */
export function buildArticle(
  context: ModelContext,
  { facts, outline, t }: ReadArticle,
  partsOf: (section: string) => SectionParts = () => ({}),
): ArticleModel {
  const { text, links, clock } = context;
  const { phone, ...mailboxes } = articleValues(context);
  const email = mailboxes[facts.mailbox ?? 'email'];
  const sections = outline.map(({ name, pieces }) => ({
    id: name,
    title: t(`${name}.title`),
    pieces: pieces.map((piece) => buildPiece(piece, t)),
    links: (facts.links ?? []).flatMap(({ section, key, to }) => {
      const href = section === name ? links.to(to) : undefined;
      return href === undefined ? [] : [{ label: t(`${name}.${key}`), href, external: !href.startsWith('/') }];
    }),
    ...(facts.contact === name && {
      contact: [
        // The phone is the support's.
        ...(facts.mailbox
          ? []
          : [{ label: text('article.phone'), value: phone, href: phoneLink(offices[context.region.id].phone) }]),
        { label: text('article.email'), value: email, href: `mailto:${email}` },
      ],
    }),
    ...partsOf(name),
  }));
  return {
    title: t('title'),
    lead: t('lead'),
    ...(clock.isPast(facts.changed) && { updated: text('article.updated', { date: new Date(facts.changed) }) }),
    ...(sections.length > 2 && { contents: text('section.nav') }),
    sections,
  };
}

function buildPiece(piece: Piece, t: PageText): ArticlePiece {
  if (piece.kind === 'questions')
    return {
      kind: 'questions',
      items: piece.items.map(([question, answer]) => ({ question: t(question), answer: t(answer) })),
    };
  if ('items' in piece) return { kind: piece.kind, items: piece.items.map(t) };
  return { kind: piece.kind, text: t(piece.key) };
}
