import type { RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { createSearch, type Search } from '../../search/engine/create-search.ts';
import { encodeText } from '../answer/encode-text.ts';
import type { CreateBody } from '../answer/platform.ts';
import type { PageRequest } from '../model/page-data.ts';
import { readSearchIndex } from '../model/search-pages.ts';
import { previewBar } from '../preview/preview-bar.ts';
import { RenderTurns } from '../queue/render-turns.ts';
import { newsFeed } from '../site-texts/news-feed.ts';
import { createRenderer, type RenderedPage, type RendererOptions } from './render.tsx';
import type { SharedPage, SinglePage, SiteRenderer, Timed } from './site-renderer.ts';

export interface LocalRendererOptions extends RendererOptions {
  readonly createBody: CreateBody;
}

/** Creates the renderer that works in the calling thread. */
export function createLocalRenderer(options: LocalRendererOptions): SiteRenderer {
  const render = createRenderer(options);
  const searchAt = createSearches(options);
  const turns = new RenderTurns();
  const timed = async <T>(make: () => Promise<T>): Promise<Timed<T>> => {
    const start = performance.now();
    return turns.run(async () => {
      const began = performance.now();
      const made = await make();
      return { made, timing: { queue: began - start, render: performance.now() - began } };
    });
  };
  return {
    async shared(request, now, compressed) {
      const page = await timed(async () => sharedPage(options, await render(request, now)));
      // Each body in a separate turn: its compression takes half as long as the render, and other renders would wait
      // for both.
      for (const format of compressed) {
        const body = page.made[format];
        await turns.runNext(() => body.encode(body.choose('br')));
      }
      return page;
    },
    compress: (body) => turns.run(() => Promise.resolve(body.smallest())),
    single: (request, now, { format, isPreview = false, query }) =>
      timed(async (): Promise<SinglePage> => {
        const searched: PageRequest =
          query === undefined
            ? request
            : { ...request, search: { query, groups: (await searchAt(request.region, now, isPreview))(query) } };
        const last = isPreview ? previewBar(request.region, now) : '';
        const { status, styleSource, ...page } = await render(searched, now, { last, isForOne: true, isPreview });
        return { status, styleSource, body: encodeText(page[format]) };
      }),
    errorPage: async (region) => (await import('./error-page.tsx')).errorPage(options, region),
    list: async (listing, now) =>
      listing.kind === 'feed'
        ? newsFeed(options, listing.region, now)
        : (await import('../site-texts/sitemap.ts')).sitemapXml(options, now),
    connected: () => {
      turns.connected();
    },
  };
}

/** Returns a page as bytes. A compressed encoding is created at its first use. */
async function sharedPage(
  { createBody }: LocalRendererOptions,
  { html, json, ...rest }: RenderedPage,
): Promise<SharedPage> {
  return { ...rest, html: await createBody(html), json: await createBody(json) };
}

/** The search of a region, with the period in which it is true. */
interface KeptSearch {
  readonly search: Search;
  readonly from: Instant;
  readonly expires: number;
}

/**
 * Creates the function that prepares a region's search, and keeps it while it is valid; that of a preview is not kept.
 */
function createSearches(
  options: RendererOptions,
): (region: RegionId, now: Instant, isPreview: boolean) => Promise<Search> {
  const kept = new Map<RegionId, KeptSearch>();
  return async (region, now, isPreview) => {
    const known = kept.get(region);
    if (known && known.from <= now && now < known.expires) return known.search;
    const { entries, labels, expires } = await readSearchIndex(options, region, now);
    const search = createSearch(entries, labels);
    if (!isPreview) kept.set(region, { search, from: now, expires: expires ?? Infinity });
    return search;
  };
}
