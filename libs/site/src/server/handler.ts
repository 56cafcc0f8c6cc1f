import type { Instant } from '@kinemorph/content/time';
import { Hono, type Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { cacheControl } from '../clock/cache-lifetime.ts';
import { createServerClock, type ServerClock } from '../clock/server-clock.ts';
import { canonicalPath, pathOf, pathOfModel } from '../routing/path.ts';
import { nextWindowChange } from '../routing/route-table.ts';
import { isSearchIndexPath } from '../search/search-index.ts';
import { storageProxy } from '../storage-proxy/storage-proxy.server.ts';
import { contentType, failed, plain } from './answers.ts';
import { reportPath } from '../reporting/report-path.ts';
import { createForwarder } from './forward.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import type { ServerLog } from './server-log.ts';
import { feedPaths, newsFeed } from './news-feed.ts';
import type { PageQuery } from './page-query.ts';
import { Pages } from './pages.ts';
import { queueLimits } from './render-limits.ts';
import type { Platform, SiteFiles } from './platform.ts';
import { createPreviewReader } from './preview.ts';
import { previewStyles } from './preview-styles.ts';
import { isPreProduction } from './pre-production.ts';
import { toResponse } from './raw-answer.ts';
import type { RendererOptions } from './render.tsx';
import type { Settings } from './settings.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';
import type { TextOfPages } from './sitemap.ts';
import { createReportEndpoint } from './reporting/report-endpoint.ts';
import { speculationRulesAnswer, speculationRulesPath } from './speculation-rules.ts';
import { Telemetry, type CacheState } from './telemetry/telemetry.ts';
import { readTrace, type TraceContext } from './telemetry/trace-context.ts';
import { timestampAnswer } from './timestamp.ts';

export interface HandlerOptions<F extends SiteFiles = SiteFiles> extends Omit<RendererOptions, 'origins' | 'vendors'> {
  readonly settings: Settings;
  readonly files: F;
  readonly platform: Platform;
  readonly log: ServerLog;
}

/** The server's own state that health checks ask about. */
export interface Health {
  ready: boolean;
  draining: boolean;
}

/** Who sent a request, as far as its connection tells, and who follows it. */
export interface Client {
  readonly address?: string;
  /** The request's ids; read from its headers where they are left out. */
  readonly trace?: TraceContext;
  /** Called with how a page was answered. */
  readonly onCache?: (cache: CacheState) => void;
}

/** A site as one function from request to response, which runs wherever web standards do. */
export interface SiteHandler<Files extends SiteFiles = SiteFiles> {
  readonly fetch: (request: Request, client?: Client) => Response | Promise<Response>;
  readonly pages: Pages;
  /** Paths below a region that are no pages: the frames through which stores read the session. */
  readonly frames: ReadonlySet<string>;
  readonly files: Files;
  readonly health: Health;
  readonly telemetry: Telemetry;
  readonly now: ServerClock;
  /** The headers of every answer. */
  readonly commonHeaders: Readonly<Record<string, string>>;
}

/** Puts a site together from its settings, its build and its screens. */
export function createSiteHandler<Files extends SiteFiles>(options: HandlerOptions<Files>): SiteHandler<Files> {
  const { settings, files, log, site, table } = options;
  const { origins, publicOrigin, vendors } = settings;
  const secure = publicOrigin.startsWith('https:');
  const preview = settings.preview ? createPreviewReader({ secret: settings.previewSecret, secure }) : undefined;
  const now = createServerClock(settings.clockStartsAt, settings.clockSince);
  const commonHeaders = securityHeaders(publicOrigin);
  const telemetry = new Telemetry();
  const pages = new Pages({
    ...options,
    telemetry,
    origins,
    vendors,
    preview,
    now,
    headers: { common: commonHeaders, policy: (styleSource) => contentSecurityPolicy(vendors, styleSource) },
  });
  const health: Health = { ready: false, draining: false };
  const common = Object.entries(commonHeaders);
  const sitemap = keepText(now, (present) =>
    import('./sitemap.ts').then(({ sitemapXml }) => sitemapXml({ ...options, origins }, present)),
  );

  const app = new Hono<{ Bindings: Client }>({ getPath: (request) => pathOf(request.url), router: new TrieRouter() });
  for (const [prefix, base] of Object.entries(settings.forward)) {
    const forward = createForwarder({
      api: prefix.slice(1, -'api'.length),
      base,
      origin: publicOrigin,
      limit: settings.limits.apiCalls,
      telemetry,
    });
    app.all(`${prefix}/*`, ({ req: { raw }, env }) =>
      forward(raw, {
        path: pathOf(raw.url).slice(prefix.length) + searchOf(raw.url),
        from: env.address,
        trace: env.trace ?? readTrace((name) => raw.headers.get(name)),
      }),
    );
  }
  const report = createReportEndpoint({
    origin: publicOrigin,
    build: options.build,
    find: (path) => pages.find(path),
    telemetry,
    log,
  });
  app.all(reportPath, ({ req: { raw }, env }) => report(raw, env.address));
  app.use('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return plain(405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  });
  app.get('/livez', () => plain(200, 'live\n'));
  app.get('/readyz', () => readiness(health, pages));
  app.get('/ssr/timestamp', (c) => {
    const present = now();
    const asked = preview?.(new URLSearchParams(searchOf(c.req.raw.url)), c.req.raw.headers.get('cookie'), present);
    return timestampAnswer(
      asked?.kind === 'at' ? asked.now : present,
      c.req.raw.headers.get('region'),
      site.regions,
      secure,
    );
  });
  app.get('/assets/:name', async (c) => {
    const asset = await files.respond(
      c.req.param('name'),
      (name) => c.req.raw.headers.get(name),
      c.req.method === 'HEAD',
    );
    return asset ?? plain(404, 'There is no such file.\n');
  });
  if (preview) {
    app.get(
      '/preview.css',
      () =>
        new Response(previewStyles, {
          headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
        }),
    );
  }
  app.get('/assets/*', () => plain(404, 'There is no such file.\n'));
  app.get(speculationRulesPath, () => speculationRulesAnswer());
  // They name pages, so no cache keeps them longer than it would a page.
  const forRobots = (type: string, body: string) =>
    new Response(body, {
      headers: { 'content-type': type, 'cache-control': cacheControl(now(), nextWindowChange(table, now())) },
    });
  app.get('/robots.txt', () => forRobots(contentType.text, robotsTxt(origins[site.id], isPreProduction(origins))));
  app.get(
    securityTxtPath,
    () =>
      new Response(securityTxt(site, origins[site.id]), {
        headers: { 'content-type': contentType.text, 'cache-control': 'public, max-age=3600' },
      }),
  );
  const listing = async (type: string, text: () => Promise<TextOfPages>) => {
    const { text: body, expires } = await text();
    return new Response(body, { headers: { 'content-type': type, 'cache-control': cacheControl(now(), expires) } });
  };
  app.get('/sitemap.xml', () => listing('application/xml; charset=utf-8', sitemap));
  for (const [path, region] of feedPaths(site, table)) {
    const feed = keepText(now, (present) => newsFeed({ ...options, origins }, region, present));
    app.get(path, () => listing('application/atom+xml; charset=utf-8', feed));
  }
  const frames = storageProxy(site, origins.store);
  for (const [path, answer] of frames) app.get(path, answer);
  app.get('/_model/*', (c) => {
    const model = pathOfModel(pathOf(c.req.raw.url));
    if (model === undefined) return plain(404, 'A model is at /_model{path}.json.\n');
    return page(c, model, 'json');
  });
  app.get('*', (c) => {
    const path = pathOf(c.req.raw.url);
    if (isSearchIndexPath(path))
      return pages.has(path) ? page(c, path, 'json') : plain(404, 'There is no such index.\n');
    // A path with a dot asks for a file, and files are known: never HTML for a missing one.
    if (canonicalPath(path) === undefined && /\.[^/]*$/.test(path)) return plain(404, 'There is no such file.\n');
    return page(c, path, 'html');
  });
  app.onError((error) => {
    log.error({ error }, 'a request failed');
    return plain(500, failed);
  });

  const page = async (c: Context<{ Bindings: Client }>, path: string, format: 'html' | 'json') => {
    const answer = await pages.answer(
      pageQuery(path, searchOf(c.req.raw.url), format, c.req.method, (name) => c.req.raw.headers.get(name)),
    );
    c.env.onCache?.(answer.cache ?? 'none');
    return toResponse(answer);
  };

  const handler: SiteHandler<Files> = {
    pages,
    frames: new Set(frames.keys()),
    files,
    health,
    telemetry,
    now,
    commonHeaders,
    fetch: async (request, client = {}) => {
      const response = await app.fetch(request, client);
      for (const [name, value] of common) {
        // What is made for other origins says so itself.
        if (name !== 'cross-origin-resource-policy' || !response.headers.has(name)) response.headers.set(name, value);
      }
      return response;
    },
  };
  return handler;
}

/**
 * Tells a load balancer whether to send requests here, and a person how long the queue of renders is. A long queue alone does not make
 * a server unready: pages from memory do not wait in it, and load balancers would move a crowd from one server to the next until none is left.
 */
function readiness({ ready, draining }: Health, { queueLength }: Pages): Response {
  if (draining) return plain(503, 'draining\n');
  return ready
    ? plain(200, `ready\nrenders in the queue: ${queueLength} of ${queueLimits.pages}\n`)
    : plain(503, 'warming up\n');
}

/** Keeps a text about pages until it stops being true. Requests that come while it is written wait for the same one. */
function keepText(now: ServerClock, write: (now: Instant) => Promise<TextOfPages>): () => Promise<TextOfPages> {
  let kept: Promise<TextOfPages> | undefined;
  const writeAgain = () => {
    const written = write(now());
    kept = written;
    written.catch(() => {
      if (kept === written) kept = undefined;
    });
    return written;
  };
  return async () => {
    const current = kept ?? writeAgain();
    const known = await current;
    if (known.expires === undefined || known.expires > now()) return known;
    return kept === current || kept === undefined ? writeAgain() : kept;
  };
}

/** What a page may know of a request. */
export function pageQuery(
  path: string,
  search: string,
  format: PageQuery['format'],
  method: string | undefined,
  header: (name: string) => string | null,
): PageQuery {
  return {
    path,
    search,
    format,
    head: method === 'HEAD',
    cookie: header('cookie'),
    acceptEncoding: header('accept-encoding'),
    ifNoneMatch: header('if-none-match'),
  };
}

export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
