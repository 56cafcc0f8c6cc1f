import type { RegionId } from '@kinemorph/content';
import { isOpenAt, type Instant } from '@kinemorph/content/time';
import type { ServerClock } from '../../clock/render/server-clock.ts';
import { modelPath } from '../../routing/path.ts';
import { resolve } from '../../routing/resolve.server.ts';
import { isBelowRegion, type SiteDefinition } from '../../routing/site-definition.ts';
import { chosenProducts } from '../query/chosen-products.ts';
import { FailurePages } from './failure-pages.ts';
import { redirectBytes, singlePageBytes, textBytes, withCookie, type AnswerContext } from './page-answers.ts';
import { pageBytes, type PageHeaders, type SentBody } from './page-bytes.ts';
import type { ServerLog } from '../telemetry/server-log.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { badInstant, badPreviewKey, type PreviewReader, type PreviewRequest } from '../preview/preview.ts';
import type { Origins } from '../model/model-context.ts';
import type { PageRequest } from '../model/page-data.ts';
import { indexPages, keyOf, pageRequest, parseKey, type KnownPage } from './page-index.ts';
import type { PageQuery } from '../query/page-query.ts';
import { readPageTarget, type PageTarget } from '../query/page-target.ts';
import { rememberedRegion } from '../query/remembered-region.ts';
import type { RawAnswer } from '../answer/raw-answer.ts';
import { jobs, queueLimits } from './render-limits.ts';
import { BusyError, RenderAdmission } from '../queue/render-admission.ts';
import { RenderTurns } from '../queue/render-turns.ts';
import { RecentFailures } from './recent-failures.ts';
import { searchedFor } from '../query/searched-for.ts';
import type { PageFormat, SinglePageOptions, SiteRenderer } from '../render/site-renderer.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import { createFollowRender, type FollowRender, type RenderJob } from './follow-render.ts';
import type { CacheState, Telemetry } from '../telemetry/telemetry.ts';

export interface PagesOptions {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly origins: Origins;
  readonly renderer: SiteRenderer;
  readonly now: ServerClock;
  /** Reads the instant that a request asks to preview; undefined if the site shows the present only. */
  readonly preview: PreviewReader | undefined;
  readonly log: ServerLog;
  readonly telemetry: Telemetry;
  readonly headers: PageHeaders;
  /**
   * True if a page's next version is rendered before its boundary. This needs a platform that runs code between
   * requests.
   */
  readonly rendersAhead: boolean;
}

/** In bytes: more than the size of all pages of a site, with the next versions that are rendered before a boundary. */
const pagesInMemory = 64 * 1024 * 1024;

/** Answers every page of a site, from memory if possible. */
export class Pages {
  readonly cache: PageCache;
  readonly #options: PagesOptions;
  readonly #index: ReadonlyMap<string, KnownPage>;
  /** The targets of all pages and their models, without a query: most requests name one of them. */
  readonly #targets: ReadonlyMap<string, PageTarget>;
  readonly #admission = new RenderAdmission();
  /** For pages that are compressed in this thread: a client that accepts only gzip needs that. */
  readonly #turns = new RenderTurns();
  readonly #follow: FollowRender;
  readonly #failures: FailurePages;
  /** The renders for one request that have just failed. */
  readonly #recentFailures: RecentFailures;

  constructor(options: PagesOptions) {
    this.#options = options;
    const { renderer, telemetry, log, now, rendersAhead } = options;
    this.#failures = new FailurePages(renderer);
    this.#recentFailures = new RecentFailures(now);
    this.#index = indexPages(options);
    this.#targets = new Map(
      [...this.#index.keys()].flatMap((path) => [path, modelPath(path)]).map((url) => [url, readPageTarget(url)]),
    );
    this.#follow = createFollowRender(this.#admission, telemetry);
    this.cache = new PageCache({
      render: (key, at) => this.#render(jobs.request, key, at, ['html']),
      renderAhead: async (key, at) => {
        const page = await this.#renderAhead(key, at);
        return parseKey(key).screen === 'home' ? this.#compressed(page) : page;
      },
      now,
      memory: pagesInMemory,
      ahead: rendersAhead ? { earliest: 60_000, latest: 5_000 } : undefined,
      onError: (key, error) => {
        log.error({ key, error }, 'a page failed to render');
      },
      onBoundary: (boundary) => {
        telemetry.tell('crossedBoundary', boundary);
      },
    });
  }

  /** The number of renders that wait or run. */
  get queueLength(): number {
    return this.#admission.length;
  }

  /** Notes that a client has connected: waiting connections come before renders. */
  connected(): void {
    this.#turns.connected();
    this.#options.renderer.connected();
  }

  /** Returns the page at a canonical path; undefined if there is none. */
  find(path: string): PageRequest | undefined {
    const known = this.#index.get(path);
    return known && parseKey(known.key);
  }

  /**
   * Returns true if a path, as requested, is answered here and nowhere else: a page's canonical path, whether it is
   * open or not, or any path below a region.
   */
  has(path: string): boolean {
    return this.#index.has(path) || isBelowRegion(path, this.#options.site);
  }

  /** Returns what a request target names, if that is answered here and nowhere else; undefined otherwise. */
  target(url: string): PageTarget | undefined {
    const known = this.#targets.get(url);
    if (known) return known;
    const target = readPageTarget(url);
    return this.has(target.path) ? target : undefined;
  }

  /** Returns the page for a request if it is open and the same for everybody; undefined for any other answer. */
  shared(query: PageQuery, present: Instant = this.#options.now()): KnownPage | undefined {
    // A preview may request another time than the present.
    if (this.#options.preview) return undefined;
    const known = this.#index.get(query.path);
    if (!known || (known.window && !isOpenAt(known.window, present))) return undefined;
    const choice = known.readsQuery && (known.readsQuery === 'search' ? searchedFor(query) : chosenProducts(query));
    return choice === undefined ? known : undefined;
  }

  /** Returns the page if it is in memory, true now and compressed for this client; undefined otherwise. */
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
    const previewRequest: PreviewRequest = preview?.(new URLSearchParams(query.search), query.cookie, present) ?? {
      kind: 'none',
    };
    const context: AnswerContext = {
      format: query.format,
      head: query.head,
      headers,
      cookie: previewRequest.kind === 'at' || previewRequest.kind === 'end' ? previewRequest.cookie : undefined,
    };
    if (previewRequest.kind === 'bad') return textBytes(400, badInstant, context);
    if (previewRequest.kind === 'refused') return textBytes(403, badPreviewKey, context);
    const at = previewRequest.kind === 'at' ? previewRequest.now : present;
    if (known?.format) return this.#made(query, parseKey(known.key), previewRequest, context);
    const resolution = resolve(query.path, {
      site,
      table,
      now: at,
      remembered: rememberedRegion(query.cookie, site.regions),
    });
    if (resolution.kind === 'redirect' || resolution.kind === 'otherSite')
      return redirectBytes(resolution, context, origins);
    return this.#made(query, pageRequest(resolution), previewRequest, context);
  }

  /** Returns an existing page at the requested instant; a failure page if it can't be rendered. */
  async #made(
    query: PageQuery,
    request: PageRequest,
    previewRequest: PreviewRequest,
    context: AnswerContext,
  ): Promise<RawAnswer> {
    const searched = request.screen === 'search' && !request.isIndex ? searchedFor(query) : undefined;
    const chosen = request.screen === 'compare' ? chosenProducts(query) : undefined;
    const isForOne = previewRequest.kind === 'at' || searched !== undefined || chosen !== undefined;
    try {
      if (!isForOne) return await this.#current(query, request, context);
      const own = chosen === undefined ? request : { ...request, chosen };
      return await this.#single(query, own, previewRequest, searched, context);
    } catch (error) {
      if (error instanceof BusyError)
        this.#options.telemetry.tell('shed', previewRequest.kind === 'at' ? 'preview' : 'page');
      return this.#failures.answer(request.region, error, context);
    }
  }

  /** Renders the pages that visitors need first, so that the first visitor does not wait. */
  async warmUp(): Promise<void> {
    // One after the other: a request in the meantime waits for one of them at most.
    for (const region of this.#options.site.regions) {
      await this.cache.warm(homeKey(region), (key, at) => this.#renderAhead(key, at));
      // Otherwise the first refused visitor would wait for it behind all other renders.
      await this.#failures.warm(region);
    }
  }

  /**
   * Compresses the homes further: a document that fits into the first packets of a connection, some 14 kB, arrives a
   * round trip earlier, and most visits begin at a home. A server that starts does it last, since it takes a second.
   */
  async compressHomes(): Promise<void> {
    for (const region of this.#options.site.regions)
      await this.cache.change(homeKey(region), (page) => this.#compressed(page));
  }

  /** Renders a page before it is requested. */
  async #renderAhead(key: string, at: Instant): Promise<CachedPage> {
    // At a boundary the open tabs request the model at once.
    return { ...(await this.#render(jobs.ahead, key, at, ['html', 'json'])), isAhead: true };
  }

  /** Returns the page with a document that is as small as possible. */
  async #compressed(page: CachedPage): Promise<CachedPage> {
    return { ...page, html: await this.#options.renderer.compress(page.html) };
  }

  /** Renders a page for every visitor. */
  async #render(job: RenderJob, key: string, at: Instant, compressed: readonly PageFormat[]): Promise<CachedPage> {
    const request = parseKey(key);
    const { made, timing } = await this.#follow(job, request, () =>
      this.#options.renderer.shared(request, at, compressed),
    );
    return { ...made, renderedFor: at, timing };
  }

  #bytes(query: PageQuery, page: CachedPage, sent: SentBody, now: Instant): RawAnswer {
    const time = page.status === 200 ? { now, clockOffset: this.#options.now.offset ?? 0 } : undefined;
    return pageBytes(query, page, sent, time, this.#options.headers);
  }

  /** Returns the current page, from memory or rendered for every visitor. */
  async #current(query: PageQuery, request: PageRequest, context: AnswerContext): Promise<RawAnswer> {
    const key = keyOf(request);
    const ready = this.cache.peek(key, this.#options.now());
    const page = ready ?? (await this.cache.get(key));
    const cache = ready ? fromMemory(ready) : 'miss';
    const body = page[query.format];
    const encoding = body.choose(query.acceptEncoding);
    const bytes =
      body.ready(encoding) ??
      (await this.#admission.run(queueLimits.pages, () => this.#turns.runNext(() => body.encode(encoding))));
    const { now, headers } = this.#options;
    if (context.cookie !== undefined)
      return withCookie(pageBytes(query, page, { encoding, bytes, cache }, undefined, headers), context.cookie);
    // The render took time, so the page's remaining lifetime counts from the answer.
    return this.#bytes(query, page, { encoding, bytes, cache }, now());
  }

  /**
   * Renders a page for one request: a preview, results of a search, or a comparison. Their number is limited, since
   * they are all different. Rejects if that fails, or if the same request has failed within the last second.
   */
  async #single(
    { path, search }: PageQuery,
    request: PageRequest,
    previewRequest: PreviewRequest,
    searched: string | undefined,
    context: AnswerContext,
  ): Promise<RawAnswer> {
    const { renderer, log, now } = this.#options;
    const isPreview = previewRequest.kind === 'at';
    const at = isPreview ? previewRequest.now : now();
    const options: SinglePageOptions = { format: context.format, isPreview, query: searched };
    const key = [context.format, isPreview ? at : 'now', path + search].join(' ');
    this.#recentFailures.check(key);
    try {
      const page = await this.#follow(isPreview ? jobs.preview : jobs.search, request, () =>
        renderer.single(request, at, options),
      );
      return singlePageBytes(page, context);
    } catch (error) {
      if (this.#recentFailures.add(key, error))
        log.error(
          { path, at, error },
          isPreview ? 'a preview failed to render' : 'a page for one request failed to render',
        );
      throw error;
    }
  }
}

/** Returns the key of a region's home. */
function homeKey(region: RegionId): string {
  return keyOf({ region, path: '', screen: 'home' });
}

function fromMemory({ isAhead }: CachedPage): Extract<CacheState, 'hit' | 'ahead'> {
  return isAhead ? 'ahead' : 'hit';
}
