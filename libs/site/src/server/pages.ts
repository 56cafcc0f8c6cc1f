import { isRegionId, type RegionId } from '@kinemorph/content';
import { isOpenAt, type Instant, type Window } from '@kinemorph/content/time';
import { cacheControl } from '../clock/cache-lifetime.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { modelPath } from '../routing/path.ts';
import { resolve, type Resolution } from '../routing/resolve.server.ts';
import { pagePath } from '../routing/site-definition.ts';
import { contentType, json, plain } from './answers.ts';
import { pageBytes, toResponse, type PageBytes, type PageHeaders } from './page-bytes.ts';
import type { ServerLog } from './log.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { badInstant, readPreview, type PreviewRequest } from './preview.ts';
import { previewBar } from './preview-bar.ts';
import type { PageRequest } from './page-data.ts';
import { renderPage, type RendererOptions } from './render.tsx';

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
  #previews = 0;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#index = indexPages(options);
    this.cache = new PageCache({
      render: (key, now) => renderPage(options, parseKey(key), now),
      now: options.now,
      limit: 2000,
      lead: options.renderAhead ?? 5000,
      onError: (key, error) => {
        options.log.error({ key, error }, 'rendering ahead failed');
      },
    });
  }

  /** The page if it is in memory and true now; undefined when it takes more than that. */
  hit(query: PageQuery): PageBytes | undefined {
    const { preview, now } = this.#options;
    // A preview may ask for another time than the present.
    if (preview) return undefined;
    const known = this.#index.get(query.path);
    if (!known) return undefined;
    const present = now();
    if (known.window && !isOpenAt(known.window, present)) return undefined;
    const page = this.cache.peek(known.key, present);
    return page && this.#bytes(query, page, present);
  }

  async answer(query: PageQuery): Promise<Response> {
    const hit = this.hit(query);
    if (hit) return toResponse(hit);
    const { now, preview, log, site, table } = this.#options;
    const present = now();
    const asked: PreviewRequest = preview ? readPreview(new URLSearchParams(query.search), query.cookie, present) : { kind: 'none' };
    if (asked.kind === 'bad') return plain(400, badInstant(asked.value));
    const at = asked.kind === 'at' ? asked.now : present;
    const resolution = resolve(query.path, { site, table, now: at, remembered: rememberedRegion(query.cookie, site.regions) });
    const cookie = asked.kind === 'at' || asked.kind === 'end' ? asked.cookie : undefined;
    if (resolution.kind === 'redirect' || resolution.kind === 'otherSite') {
      return this.#redirect(resolution, query, cookie);
    }
    const request = pageRequest(resolution);
    try {
      if (asked.kind === 'at') return await this.#preview(query, request, at, cookie);
      const key = keyOf(request);
      const page = this.cache.peek(key, present) ?? (await this.cache.get(key));
      // The render took its time: what is left of the page's life counts from the answer.
      const response = toResponse(this.#bytes(query, page, now()));
      if (cookie) {
        response.headers.append('set-cookie', cookie);
        response.headers.set('cache-control', 'no-store');
      }
      return response;
    } catch (error) {
      log.error({ path: query.path, error }, 'a page failed to render');
      return this.#failure(query, request.region, error);
    }
  }

  /** Renders what every visitor needs first, so that the first of them does not wait. */
  async warmUp(): Promise<void> {
    const { site } = this.#options;
    await Promise.all(site.regions.map((region) => this.cache.get(keyOf({ region, path: '', screen: 'home' }))));
  }

  #bytes(query: PageQuery, page: CachedPage, now: Instant): PageBytes {
    const control = page.status === 200 ? cacheControl(now, page.expires) : 'no-store';
    return pageBytes(query, page, control, this.#options.headers);
  }

  async #preview(query: PageQuery, request: PageRequest, at: Instant, cookie: string | undefined): Promise<Response> {
    if (this.#previews >= renderCapacity) return plain(503, 'Too many previews at once. Try again in a second.\n', { 'retry-after': '1' });
    this.#previews += 1;
    try {
      const page = await renderPage(this.#options, request, at, { compress: false });
      const body = query.format === 'json' ? page.json.identity.toString() : page.html.identity.toString().replace(/<\/body><\/html>$/, () => `${previewBar(request.region, at)}</body></html>`);
      return new Response(query.head ? null : body, {
        status: page.status,
        headers: {
          'content-type': contentType[query.format],
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          ...(query.format === 'html' && { 'content-security-policy': this.#options.headers.policy }),
          ...(cookie && { 'set-cookie': cookie }),
        },
      });
    } finally {
      this.#previews -= 1;
    }
  }

  #redirect(resolution: Extract<Resolution, { kind: 'redirect' | 'otherSite' }>, query: PageQuery, cookie: string | undefined): Response {
    const { origins } = this.#options;
    const headers = { ...(cookie && { 'set-cookie': cookie }) };
    if (resolution.kind === 'otherSite') {
      const to = origins[resolution.site] + resolution.to;
      return query.format === 'json'
        ? json(409, { leaveFor: to })
        : new Response(null, { status: 302, headers: { ...headers, location: to, 'cache-control': 'no-store' } });
    }
    const location = query.format === 'json' ? modelPath(resolution.to) : resolution.to;
    return resolution.permanent
      ? new Response(null, { status: 301, headers: { ...headers, location, 'cache-control': cookie ? 'no-store' : 'public, max-age=3600' } })
      : new Response(null, { status: 302, headers: { ...headers, location, 'cache-control': 'no-store' } });
  }

  async #failure(query: PageQuery, region: RegionId, error: unknown): Promise<Response> {
    // A render that was cut off may do better next time; one that threw will not.
    const status = error instanceof Error && error.name === 'TimeoutError' ? 503 : 500;
    const retry: Record<string, string> = status === 503 ? { 'retry-after': '2' } : {};
    if (query.format === 'json') return json(status, { error: 'render' }, retry);
    const { errorPage } = await import('./error-page.tsx');
    return new Response(query.head ? null : await errorPage(this.#options, region), {
      status,
      headers: { 'content-type': contentType.html, 'cache-control': 'no-store', 'content-security-policy': this.#options.headers.policy, ...retry },
    });
  }
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
