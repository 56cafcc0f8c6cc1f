import { isRegionId, type RegionId } from '@kinemorph/content';
import { isOpenAt, type Instant } from '@kinemorph/content/time';
import { cacheControl } from '../../clock/render/cache-lifetime.ts';
import type { ServerClock } from '../../clock/render/server-clock.ts';
import { resolve } from '../../routing/resolve.server.ts';
import type { Search } from '../../search/create-search.ts';
import { isBelowRegion } from '../../routing/site-definition.ts';
import { chosenProducts } from '../query/chosen-products.ts';
import { FailurePages } from './failure-pages.ts';
import { previewBytes, redirectBytes, textBytes, withCookie, type AnswerContext } from './page-answers.ts';
import { pageBytes, type PageHeaders, type SentBody } from './page-bytes.ts';
import type { ServerLog } from '../telemetry/server-log.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { badInstant, badPreviewKey, type PreviewReader, type PreviewRequest } from '../preview/preview.ts';
import type { PageRequest } from '../model/page-data.ts';
import { indexPages, keyOf, pageRequest, parseKey, searchIndexRequest, type KnownPage } from './page-index.ts';
import type { PageQuery } from '../query/page-query.ts';
import type { Platform } from '../answer/platform.ts';
import { previewBar } from '../preview/preview-bar.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
import { jobs, queueLimits } from './render-limits.ts';
import { BusyError, RenderQueue } from '../queue/render-queue.ts';
import { createRenderer, type RenderedPage, type RendererOptions } from '../render/render.tsx';
import { searchedFor, searchOf } from '../query/searches.ts';
import type { CacheState, Telemetry } from '../telemetry/telemetry.ts';
import { createRunRender, type RenderJob, type Timed } from '../telemetry/timed-queue.ts';

export interface PagesOptions extends RendererOptions {
  readonly now: ServerClock;
  /** Reads what a request asks of the time; undefined if the site shows the present only. */
  readonly preview: PreviewReader | undefined;
  readonly log: ServerLog;
  readonly telemetry: Telemetry;
  readonly headers: PageHeaders;
  readonly platform: Platform;
}

/** In bytes: more than all pages of a site take, with the next versions that are rendered before a boundary. */
const pagesInMemory = 64 * 1024 * 1024;
/** What no cache keeps. */
const noStore = { control: 'no-store' };

/** Answers every page of a site, from memory where it can. */
export class Pages {
  readonly cache: PageCache;
  readonly #options: PagesOptions;
  readonly #index: ReadonlyMap<string, KnownPage>;
  readonly #preview: (request: PageRequest, at: Instant) => Promise<Timed<RenderedPage>>;
  readonly #search: (request: PageRequest, at: Instant) => Promise<Timed<RenderedPage>>;
  /** The search of each index in memory. */
  readonly #searches = new WeakMap<CachedPage, Search>();
  readonly #queue = new RenderQueue();
  readonly #failures: FailurePages;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#failures = new FailurePages(options);
    this.#index = indexPages(options);
    const render = createRenderer(options);
    const run = createRunRender(this.#queue, options.telemetry);
    this.#preview = (request, at) =>
      run(jobs.preview, request, () =>
        render(request, at, { last: previewBar(request.region, at), isForOne: true, isPreview: true }),
      );
    this.#search = (request, at) => run(jobs.search, request, () => render(request, at, { isForOne: true }));
    const renderCached = async (job: RenderJob, key: string, now: Instant): Promise<CachedPage> => {
      const request = parseKey(key);
      const { made, timing } = await run(job, request, async () =>
        cachedPage(options.platform, await render(request, now), now),
      );
      return { ...made, timing };
    };
    this.cache = new PageCache({
      render: (key, now) => this.#compressed(renderCached(jobs.request, key, now), ['html']),
      // At a boundary the open tabs request the model at once.
      renderAhead: async (key, now) => ({
        ...(await this.#compressed(renderCached(jobs.ahead, key, now), ['html', 'json'])),
        isAhead: true,
      }),
      now: options.now,
      memory: pagesInMemory,
      ahead: options.platform.rendersAhead ? { earliest: 60_000, latest: 5_000 } : undefined,
      onError: (key, error) => {
        options.log.error({ key, error }, 'a page failed to render');
      },
      onBoundary: (boundary) => {
        options.telemetry.tell('crossedBoundary', boundary);
      },
    });
  }

  /** Renders that wait or run. */
  get queueLength(): number {
    return this.#queue.length;
  }

  /** Says that a client has connected: renders let those that wait to connect go first. */
  connected(): void {
    this.#queue.connected();
  }

  /** The page at a canonical path; undefined if there is none. */
  find(path: string): PageRequest | undefined {
    const known = this.#index.get(path);
    return known && parseKey(known.key);
  }

  /** Whether a path, as it came, is answered here and nowhere else: a page's canonical path, open at present or not, or any below a region. */
  has(path: string): boolean {
    return this.#index.has(path) || isBelowRegion(path, this.#options.site);
  }

  /** The page that a request gets if it is open and the same for everybody; undefined for any other answer. */
  shared(query: PageQuery, present: Instant = this.#options.now()): KnownPage | undefined {
    // A preview may ask for another time than the present.
    if (this.#options.preview) return undefined;
    const known = this.#index.get(query.path);
    if (!known || (known.window && !isOpenAt(known.window, present))) return undefined;
    const asked = known.readsQuery && (known.readsQuery === 'search' ? searchedFor(query) : chosenProducts(query));
    return asked === undefined ? known : undefined;
  }

  /** The page if it is in memory, true now and compressed for this client; undefined when it takes more than that. */
  hit(query: PageQuery): RawAnswer | undefined {
    const present = this.#options.now();
    const known = this.shared(query, present);
    if (!known) return undefined;
    const page = this.cache.peek(known.key, present);
    if (!page) return undefined;
    const conditions = known.format ? { ...query, format: known.format } : query;
    const body = page[conditions.format];
    const encoding = body.choose(query.acceptEncoding);
    const bytes = body.ready(encoding);
    return bytes && this.#bytes(conditions, page, { encoding, bytes, cache: fromMemory(page) }, present);
  }

  async answer(asking: PageQuery): Promise<RawAnswer> {
    const hit = this.hit(asking);
    if (hit) return hit;
    const known = this.#index.get(asking.path);
    const query = known?.format ? { ...asking, format: known.format } : asking;
    const { now, preview, site, table, origins, headers } = this.#options;
    const present = now();
    const asked: PreviewRequest = preview?.(new URLSearchParams(query.search), query.cookie, present) ?? {
      kind: 'none',
    };
    const context: AnswerContext = {
      format: query.format,
      head: query.head,
      headers,
      cookie: asked.kind === 'at' || asked.kind === 'end' ? asked.cookie : undefined,
    };
    if (asked.kind === 'bad') return textBytes(400, badInstant, context);
    if (asked.kind === 'refused') return textBytes(403, badPreviewKey, context);
    const at = asked.kind === 'at' ? asked.now : present;
    if (known?.format) return this.#made(query, parseKey(known.key), asked, context);
    const resolution = resolve(query.path, {
      site,
      table,
      now: at,
      remembered: rememberedRegion(query.cookie, site.regions),
    });
    if (resolution.kind === 'redirect' || resolution.kind === 'otherSite')
      return redirectBytes(resolution, context, origins);
    return this.#made(query, pageRequest(resolution), asked, context);
  }

  /** A page that is there, at the instant that was asked for; a failure page where it can't be made. */
  async #made(
    query: PageQuery,
    request: PageRequest,
    asked: PreviewRequest,
    context: AnswerContext,
  ): Promise<RawAnswer> {
    const searched = request.screen === 'search' && !request.isIndex ? searchedFor(query) : undefined;
    const chosen = request.screen === 'compare' ? chosenProducts(query) : undefined;
    try {
      if (chosen !== undefined) return await this.#chosen({ ...request, chosen }, asked, context);
      if (searched !== undefined) return await this.#searched(searched, request, asked, context);
      return asked.kind === 'at'
        ? await this.#previewed(query, request, asked.now, context)
        : await this.#current(query, request, context);
    } catch (error) {
      if (error instanceof BusyError) this.#options.telemetry.tell('shed', asked.kind === 'at' ? 'preview' : 'page');
      return this.#failures.answer(request.region, error, context);
    }
  }

  /** Renders what every visitor needs first, so that the first of them does not wait. */
  async warmUp(): Promise<void> {
    // One after the other: a request that comes meanwhile waits for one of them at most.
    for (const region of this.#options.site.regions) {
      await this.cache.warm(keyOf({ region, path: '', screen: 'home' }));
      // The first to be refused would wait for it among all the renders for which they are refused.
      await this.#failures.warm(region);
    }
  }

  /** Compresses a page for browsers, each body in a turn of its own: it takes half as long as the render, and others would wait for both. */
  async #compressed(rendering: Promise<CachedPage>, formats: readonly PageQuery['format'][]): Promise<CachedPage> {
    const page = await rendering;
    for (const format of formats) await this.#queue.runNext(() => page[format].encode(page[format].choose('br')));
    return page;
  }

  #bytes(query: PageQuery, page: CachedPage, sent: SentBody, now: Instant): RawAnswer {
    const lifetime =
      page.status === 200
        ? { control: cacheControl(now, page.expires), clockOffset: this.#options.now.offset ?? 0 }
        : noStore;
    return pageBytes(query, page, sent, lifetime, this.#options.headers);
  }

  /** The page as it is now, from memory or rendered for every visitor. */
  async #current(query: PageQuery, request: PageRequest, context: AnswerContext): Promise<RawAnswer> {
    const key = keyOf(request);
    const ready = this.cache.peek(key, this.#options.now());
    const page = ready ?? (await this.cache.get(key));
    const cache = ready ? fromMemory(ready) : 'miss';
    const body = page[query.format];
    const encoding = body.choose(query.acceptEncoding);
    const bytes =
      body.ready(encoding) ?? (await this.#queue.run(queueLimits.pages, () => Promise.resolve(body.encode(encoding))));
    const { now, headers } = this.#options;
    if (context.cookie !== undefined)
      return withCookie(pageBytes(query, page, { encoding, bytes, cache }, noStore, headers), context.cookie);
    // The render took its time: what is left of the page's life counts from the answer.
    return this.#bytes(query, page, { encoding, bytes, cache }, now());
  }

  async #previewed(query: PageQuery, request: PageRequest, at: Instant, context: AnswerContext): Promise<RawAnswer> {
    try {
      return previewBytes(await this.#preview(request, at), context);
    } catch (error) {
      if (!(error instanceof BusyError))
        this.#options.log.error({ path: query.path, at, error }, 'a preview failed to render');
      throw error;
    }
  }

  /** The page with what a visitor searched for: made for one request, and bounded, since queries are without number. */
  async #searched(
    query: string,
    request: PageRequest,
    asked: PreviewRequest,
    context: AnswerContext,
  ): Promise<RawAnswer> {
    if (this.#queue.length >= queueLimits.searches) throw BusyError.after(1);
    const index = searchIndexRequest(request.region);
    if (asked.kind === 'at') {
      const { made } = await this.#preview(index, asked.now);
      return previewBytes(
        await this.#preview({ ...request, search: { query, groups: searchOf(made.json)(query) } }, asked.now),
        context,
      );
    }
    const key = keyOf(index);
    const now = this.#options.now();
    const page = this.cache.peek(key, now) ?? (await this.cache.get(key));
    const search = this.#searches.get(page) ?? searchOf(new TextDecoder().decode(page.json.encode('identity')));
    this.#searches.set(page, search);
    return previewBytes(await this.#search({ ...request, search: { query, groups: search(query) } }, now), context);
  }

  /** The comparison of what a visitor has chosen: made for one request, since choices are many. */
  async #chosen(request: PageRequest, asked: PreviewRequest, context: AnswerContext): Promise<RawAnswer> {
    if (asked.kind === 'at') return previewBytes(await this.#preview(request, asked.now), context);
    return previewBytes(await this.#search(request, this.#options.now()), context);
  }
}

/** Keeps a page as bytes. An encoding is made when it is first needed. */
async function cachedPage(
  { createBody }: Platform,
  { html, json, ...rest }: RenderedPage,
  renderedFor: Instant,
): Promise<CachedPage> {
  return { ...rest, html: await createBody(html), json: await createBody(json), renderedFor };
}

function fromMemory({ isAhead }: CachedPage): Extract<CacheState, 'hit' | 'ahead'> {
  return isAhead ? 'ahead' : 'hit';
}

function rememberedRegion(cookies: string | null, regions: readonly RegionId[]): RegionId | undefined {
  const [, value = ''] = /(?:^|;\s*)region=([a-z]{2})(?:;|$)/.exec(cookies ?? '') ?? [];
  return isRegionId(value) && regions.includes(value) ? value : undefined;
}
