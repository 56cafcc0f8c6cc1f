import { setImmediate } from 'node:timers/promises';
import { isRegionId, type RegionId } from '@kinemorph/content';
import { isOpenAt, type Instant, type Window } from '@kinemorph/content/time';
import { cacheControl } from '../clock/cache-lifetime.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { resolve, type Resolution } from '../routing/resolve.server.ts';
import { pagePath } from '../routing/site-definition.ts';
import { EncodedBody } from './encoded-body.ts';
import { documentBytes, jsonBytes, previewBytes, redirectBytes, textBytes, withCookie, type AnswerContext } from './page-answers.ts';
import { pageBytes, type PageBytes, type PageHeaders, type SentBody } from './page-bytes.ts';
import type { ServerLog } from './log.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { badInstant, readPreview, type PreviewRequest } from './preview.ts';
import type { PageRequest } from './page-data.ts';
import { previewBar } from './preview-bar.ts';
import { createRenderer, type RenderedPage, type Renderer, type RendererOptions } from './render.tsx';

export interface PagesOptions extends RendererOptions {
  readonly now: ServerClock;
  readonly preview: boolean;
  readonly log: ServerLog;
  readonly headers: PageHeaders;
  readonly renderAhead?: number;
}

/** A request as pages see it: what it asks for, and nothing else of it. */
export interface PageQuery {
  /** As it came, without the query. */
  readonly path: string;
  readonly search: string;
  readonly format: 'html' | 'json';
  readonly head: boolean;
  readonly cookie: string | null;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

/** Renders allowed at once outside the shared ones: previews. Beyond it the server says when to come back. */
const renderCapacity = 16;

/** Answers every page of a site, from memory where it can. */
export class Pages {
  readonly cache: PageCache;
  readonly #options: PagesOptions;
  /** Every canonical path of a page, with its cache key: most requests are two look-ups from their bytes. */
  readonly #index: ReadonlyMap<string, { readonly key: string; readonly window: Window | undefined }>;
  readonly #render: Renderer;
  #previews = 0;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#index = indexPages(options);
    this.#render = createRenderer(options);
    this.cache = new PageCache({
      render: async (key, now) => cachedPage(await this.#render(parseKey(key), now), now),
      now: options.now,
      limit: 2000,
      lead: options.renderAhead ?? 5000,
      onError: (key, error) => {
        options.log.error({ key, error }, 'rendering ahead failed');
      },
    });
  }

  /** Whether a path, as it came, is a page's canonical path. The page may be closed at present. */
  has(path: string): boolean {
    return this.#index.has(path);
  }

  /** The page if it is in memory, true now and compressed for this client; undefined when it takes more than that. */
  hit(query: PageQuery): PageBytes | undefined {
    const { preview, now } = this.#options;
    // A preview may ask for another time than the present.
    if (preview) return undefined;
    const known = this.#index.get(query.path);
    if (!known) return undefined;
    const present = now();
    if (known.window && !isOpenAt(known.window, present)) return undefined;
    const page = this.cache.peek(known.key, present);
    if (!page) return undefined;
    const body = page[query.format];
    const encoding = body.choose(query.acceptEncoding);
    const bytes = body.ready(encoding);
    return bytes && this.#bytes(query, page, { encoding, bytes }, present);
  }

  async answer(query: PageQuery): Promise<PageBytes> {
    const hit = this.hit(query);
    if (hit) return hit;
    const { now, preview, log, site, table, origins, headers } = this.#options;
    const present = now();
    const asked: PreviewRequest = preview ? readPreview(new URLSearchParams(query.search), query.cookie, present) : { kind: 'none' };
    const context: AnswerContext = { format: query.format, head: query.head, headers, cookie: asked.kind === 'at' || asked.kind === 'end' ? asked.cookie : undefined };
    if (asked.kind === 'bad') return textBytes(400, badInstant(asked.value), context);
    const at = asked.kind === 'at' ? asked.now : present;
    const resolution = resolve(query.path, { site, table, now: at, remembered: rememberedRegion(query.cookie, site.regions) });
    if (resolution.kind === 'redirect' || resolution.kind === 'otherSite') return redirectBytes(resolution, context, origins);
    const request = pageRequest(resolution);
    try {
      return asked.kind === 'at' ? await this.#preview(request, at, context) : await this.#current(query, request, context);
    } catch (error) {
      log.error({ path: query.path, error }, 'a page failed to render');
      return this.#failure(request.region, error, context);
    }
  }

  /** Renders what every visitor needs first, so that the first of them does not wait. */
  async warmUp(): Promise<void> {
    for (const region of this.#options.site.regions) {
      await this.cache.get(keyOf({ region, path: '', screen: 'home' }));
      // A request that came meanwhile is answered between two homes.
      await setImmediate();
    }
  }

  #bytes(query: PageQuery, page: CachedPage, sent: SentBody, now: Instant): PageBytes {
    const control = page.status === 200 ? cacheControl(now, page.expires) : 'no-store';
    return pageBytes(query, page, sent, control, this.#options.headers);
  }

  /** The page as it is now, from memory or rendered for every visitor. */
  async #current(query: PageQuery, request: PageRequest, context: AnswerContext): Promise<PageBytes> {
    const page = await this.cache.get(keyOf(request));
    const body = page[query.format];
    const encoding = body.choose(query.acceptEncoding);
    const bytes = await body.encode(encoding);
    const { now, headers } = this.#options;
    if (context.cookie !== undefined) return withCookie(pageBytes(query, page, { encoding, bytes }, 'no-store', headers), context.cookie);
    // The render took its time: what is left of the page's life counts from the answer.
    return this.#bytes(query, page, { encoding, bytes }, now());
  }

  async #preview(request: PageRequest, at: Instant, context: AnswerContext): Promise<PageBytes> {
    if (this.#previews >= renderCapacity) return textBytes(503, 'Too many previews at once. Try again in a second.\n', context, { 'retry-after': '1' });
    this.#previews += 1;
    try {
      return previewBytes(await this.#render(request, at, previewBar(request.region, at)), context);
    } finally {
      this.#previews -= 1;
    }
  }

  async #failure(region: RegionId, error: unknown, context: AnswerContext): Promise<PageBytes> {
    // A render that was cut off may do better next time; one that threw will not.
    const status = error instanceof Error && error.name === 'TimeoutError' ? 503 : 500;
    const retry: Readonly<Record<string, string>> = status === 503 ? { 'retry-after': '2' } : {};
    if (context.format === 'json') return jsonBytes(status, { error: 'render' }, context, retry);
    const { errorPage } = await import('./error-page.tsx');
    return documentBytes(status, await errorPage(this.#options, region), context, retry);
  }
}

function cachedPage({ status, html, json, expires }: RenderedPage, renderedFor: Instant): CachedPage {
  return { status, html: new EncodedBody(html), json: new EncodedBody(json), renderedFor, expires };
}

function indexPages({ site, table }: PagesOptions) {
  const pages = [...table.values()].flatMap((route) =>
    site.regions.flatMap((region) => {
      if (!route.component || !route.regions.includes(region)) return [];
      const key = keyOf({ region, path: route.path, screen: route.component });
      return [[pagePath(site, region, route.path), { key, window: route.window[region] }] as const];
    }),
  );
  return new Map(pages);
}

function pageRequest(resolution: Extract<Resolution, { kind: 'page' | 'notFound' }>): PageRequest {
  const { region } = resolution;
  if (resolution.kind === 'page') {
    return { region, path: resolution.route.path, screen: resolution.route.component ?? 'not-found' };
  }
  const { elsewhere } = resolution;
  return { region, path: '', screen: 'not-found', ...(elsewhere && { elsewhere: { path: elsewhere.path, regions: elsewhere.regions } }) };
}

/** The cache key of a page: one per route record and region, whatever the request looked like. */
function keyOf(request: PageRequest): string {
  return JSON.stringify(request);
}

function parseKey(key: string): PageRequest {
  return JSON.parse(key) as PageRequest;
}

function rememberedRegion(cookies: string | null, regions: readonly RegionId[]): RegionId | undefined {
  const [, value = ''] = /(?:^|;\s*)region=([a-z]{2})(?:;|$)/.exec(cookies ?? '') ?? [];
  return isRegionId(value) && regions.includes(value) ? value : undefined;
}
