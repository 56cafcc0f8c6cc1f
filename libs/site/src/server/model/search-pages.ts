import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { withoutJoiners } from '@kinemorph/i18n/line-breaks';
import { createRenderClock } from '../../clock/render/render-clock.server.ts';
import type { FindablePart, ModelContext } from '../../page/page.ts';
import { pagePath } from '../../routing/site-definition.ts';
import { announcedProducts, searchLabels } from '../../search/dialog/labels.server.ts';
import type { SearchEntry, SearchIndex } from '../../search/engine/search-index.ts';
import { createModelContext } from './model-context.ts';
import type { PageDataOptions } from './page-data.ts';
import { readOpenPages, type OpenPage } from './open-pages.ts';

/** The search page itself, which is not in the index. */
const searchPage = 'search';
/** In characters: the part beyond it would mostly repeat words from the titles of other pages. */
const longestWords = 600;
/** The text of an entry, in characters. */
const longestText = 140;

/**
 * Returns everything that can be found in a region now: the open pages, campaigns and personal ones included, with the
 * parts that have an address, and products that only the store has a page for. All of it comes from the pages' own
 * models, so content that has not opened is not included.
 */
export async function readSearchIndex(
  options: Pick<PageDataOptions, 'site' | 'table' | 'origins' | 'screens'>,
  region: RegionId,
  now: Instant,
): Promise<SearchIndex> {
  const { site, table, origins } = options;
  const clock = createRenderClock(now);
  const context = createModelContext({ region, path: searchPage }, clock, { site, table, origins });
  const labels = searchLabels(context);
  const inStore = storeProducts(context);
  const { pages, expires } = await readOpenPages(
    { ...options, site: { ...site, regions: [region] } },
    now,
    ({ path }) => path !== searchPage,
  );
  const entries = pages.flatMap((page) => {
    const href = pagePath(site, region, page.route.path);
    return [entryOf(page, href, context), ...page.findableParts.map((part) => partEntry(part, href))];
  });
  const ends = [expires, clock.expires].filter((moment) => moment !== undefined);
  return { expires: ends.length > 0 ? Math.min(...ends) : null, labels, entries: [...entries, ...inStore].map(plain) };
}

/** Returns an entry without the characters that prevent line breaks: a query is compared with it. */
function plain({ title, text, words, ...entry }: SearchEntry): SearchEntry {
  return { ...entry, title: withoutJoiners(title), text: withoutJoiners(text), words: withoutJoiners(words) };
}

function entryOf({ head, headings, route: { path } }: OpenPage, href: string, { text }: ModelContext): SearchEntry {
  const named =
    head.product?.name ?? head.article?.headline ?? head.trail?.at(-1)?.name ?? head.title.split(' | ')[0] ?? '';
  // The head of the home names the company; the results call it as the menus do.
  const title = path === '' ? text('nav.home') : named;
  const words = [head.keywords, ...headings.filter((heading) => heading !== '' && heading !== title)]
    .filter(Boolean)
    .join('\n');
  return {
    kind: head.product ? 'product' : head.article || path === 'news' ? 'news' : 'page',
    title: title.replaceAll(/\s+/g, ' '),
    href,
    text: head.description,
    words: words.slice(0, longestWords).replace(/\n[^\n]*$/, words.length > longestWords ? '' : '$&'),
  };
}

function partEntry({ kind, title, text, href }: FindablePart, page: string): SearchEntry {
  return { kind, title, href: href.startsWith('#') ? page + href : href, text: beginningOf(text), words: '' };
}

/** Returns the products that the region's store sells and that have no page here. */
function storeProducts(context: ModelContext): readonly SearchEntry[] {
  const { links, text, productText } = context;
  return announcedProducts(context).flatMap((id) => {
    const href = links.to({ product: id });
    return href === undefined || href !== links.buy(id)
      ? []
      : [
          {
            kind: 'product' as const,
            title: text(`product.${id}.name`),
            href,
            text: productText(`product.${id}.line`, id),
            words: '',
          },
        ];
  });
}

/** Returns the beginning of a text, which is all that a list of results shows; it does not cut a word in two. */
function beginningOf(text: string): string {
  if (text.length <= longestText) return text;
  const space = text.lastIndexOf(' ', longestText);
  return `${text.slice(0, space > longestText / 2 ? space : longestText)}…`;
}
