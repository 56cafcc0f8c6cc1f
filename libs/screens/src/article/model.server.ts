import { articles, type ArticleId } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import { outlineOf, type Piece } from './outline.ts';
import { articleValues } from './values.server.ts';

const files = import.meta.glob<Messages>('./copy/*/*.json', { import: 'default', eager: true });

/** One piece of an article, its words said. */
export type ArticlePiece =
  | { readonly is: 'text' | 'note'; readonly text: string }
  | { readonly is: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly is: 'questions'; readonly items: readonly { readonly question: string; readonly answer: string }[] };

export interface ArticleModel {
  readonly title: string;
  readonly lead: string;
  readonly updated: string;
  readonly contents: string;
  /** Says that a legal text is a sample. */
  readonly sample?: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly pieces: readonly ArticlePiece[];
    readonly links: readonly { readonly label: string; readonly href: string; readonly external: boolean }[];
    readonly contact?: readonly { readonly label: string; readonly value: string; readonly href: string }[];
  }[];
}

const isArticle = (path: string): path is ArticleId => path in articles;
/** Copy is one folder an article, so its words are told apart by where they stand. */
const copies = Object.fromEntries(
  Object.keys(articles).map((id) => [id, pageCopy<string>(Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(`./copy/${id}/`))))]),
);
const outlines = Object.fromEntries(Object.keys(articles).map((id) => [id, outlineOf(Object.keys(files[`./copy/${id}/en-US.json`] ?? {}))]));

function articleOf(context: PageContext) {
  const { path } = context;
  if (!isArticle(path)) throw new Error(`no article is called "${path}": name it in libs/content/src/articles/articles.ts`);
  const say = copies[path]?.(context);
  const values = articleValues(context);
  return { id: path, facts: articles[path], outline: outlines[path] ?? [], say: (key: string) => say?.(key, values) ?? '' };
}

/** A page to be read: help, policies, the company. */
export const article: ScreenModel<ArticleModel> = {
  model: (context) => {
    const { text, links } = context;
    const { id, facts, outline, say } = articleOf(context);
    const { phone, email } = articleValues(context);
    return {
      title: say('title'),
      lead: say('lead'),
      updated: text('article.updated', { date: new Date(facts.changed) }),
      contents: text('section.nav'),
      ...((id === 'privacy-policy' || id === 'terms-use') && { sample: text('article.sample') }),
      sections: outline.map(({ name, pieces }) => ({
        id: name,
        title: say(`${name}.title`),
        pieces: pieces.map((piece) => said(piece, say)),
        links: (facts.links ?? []).flatMap(({ section, key, to }) => {
          const href = section === name ? links.to(to) : undefined;
          return href === undefined ? [] : [{ label: say(`${name}.${key}`), href, external: !href.startsWith('/') }];
        }),
        ...(facts.contact === name && {
          contact: [
            { label: text('article.phone'), value: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
            { label: text('article.email'), value: email, href: `mailto:${email}` },
          ],
        }),
      })),
    };
  },
  head: (context) => {
    const { say } = articleOf(context);
    return indexedHead(context, { title: say('head.title'), description: say('head.description'), keywords: say('head.keywords'), crumb: say('title') });
  },
};

function said(piece: Piece, say: (key: string) => string): ArticlePiece {
  if (piece.is === 'questions') return { is: 'questions', items: piece.items.map(([question, answer]) => ({ question: say(question), answer: say(answer) })) };
  if ('items' in piece) return { is: piece.is, items: piece.items.map(say) };
  return { is: piece.is, text: say(piece.key) };
}
