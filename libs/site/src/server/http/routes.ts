import type { Instant } from '@kinemorph/content/time';
import type { Context, Hono } from 'hono';
import { cacheControl } from '../../clock/render/cache-lifetime.ts';
import type { ServerClock } from '../../clock/render/server-clock.ts';
import { reportPath } from '../../reporting/report-path.ts';
import { canonicalPath, pathOf, pathOfModel } from '../../routing/path.ts';
import { nextWindowChange } from '../../routing/route-table.ts';
import { isSearchIndexPath } from '../../search/search-index.ts';
import { contentType, plain } from '../answer/answers.ts';
import { createForwarder } from '../network/forward.ts';
import type { Client, HandlerOptions, Health } from './handler-options.ts';
import { feedPaths, newsFeed } from '../site-texts/news-feed.ts';
import { pageQuery, searchOf } from '../query/page-query.ts';
import type { Pages } from '../pages/pages.ts';
import type { SiteFiles } from '../answer/platform.ts';
import { isPreProduction } from '../model/pre-production.ts';
import type { PreviewReader } from '../preview/preview.ts';
import { previewScript } from '../preview/preview-script.ts';
import { previewStyles } from '../preview/preview-styles.ts';
import { toResponse } from '../answer/raw-answer.ts';
import { queueLimits } from '../pages/render-limits.ts';
import { createReportEndpoint } from '../reporting/report-endpoint.ts';
import { robotsTxt } from '../site-texts/robots.ts';
import { securityTxt, securityTxtPath } from '../site-texts/security-txt.ts';
import type { TextOfPages } from '../site-texts/sitemap.ts';
import { speculationRulesAnswer, speculationRulesPath } from '../answer/speculation-rules.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { readTrace } from '../telemetry/trace-context.ts';
import { timestampAnswer } from '../preview/timestamp.ts';

/** What a site's routes are added to, in the order in which they are asked. */
export type SiteRoutes = Hono<{ Bindings: Client }>;

/** Forwards the calls of the account APIs. */
export function addForwarding(
  app: SiteRoutes,
  { settings: { forward: apis, publicOrigin, limits } }: HandlerOptions,
  telemetry: Telemetry,
): void {
  for (const [prefix, base] of Object.entries(apis)) {
    const forward = createForwarder({
      api: prefix.slice(1, -'api'.length),
      base,
      origin: publicOrigin,
      limit: limits.apiCalls,
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
}

/** Takes what browsers report. */
export function addReports(
  app: SiteRoutes,
  { settings: { publicOrigin }, build, log }: HandlerOptions,
  { pages, telemetry }: { readonly pages: Pages; readonly telemetry: Telemetry },
): void {
  const report = createReportEndpoint({
    origin: publicOrigin,
    build,
    find: (path) => pages.find(path),
    telemetry,
    log,
  });
  app.all(reportPath, ({ req: { raw }, env }) => report(raw, env.address));
}

interface ServerState {
  readonly pages: Pages;
  readonly health: Health;
  readonly now: ServerClock;
  readonly preview: PreviewReader | undefined;
}

/** Tells how the server is, and what time it is. */
export function addState(
  app: SiteRoutes,
  { settings: { publicOrigin }, site }: HandlerOptions,
  { pages, health, now, preview }: ServerState,
): void {
  const secure = publicOrigin.startsWith('https:');
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
}

/** The files of the preview bar. */
const previewFiles = [
  ['/preview.css', 'text/css; charset=utf-8', previewStyles],
  ['/preview.js', 'text/javascript; charset=utf-8', previewScript],
] as const;

/** Sends the files of the build, and those that the server writes itself. */
export function addFiles(app: SiteRoutes, files: SiteFiles, isPreview: boolean): void {
  app.get('/assets/:name', async (c) => {
    const asset = await files.respond(
      c.req.param('name'),
      (name) => c.req.raw.headers.get(name),
      c.req.method === 'HEAD',
    );
    return asset ?? plain(404, 'There is no such file.\n');
  });
  if (isPreview) {
    for (const [path, type, text] of previewFiles)
      app.get(path, () => new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } }));
  }
  app.get('/assets/*', () => plain(404, 'There is no such file.\n'));
  app.get(speculationRulesPath, () => speculationRulesAnswer());
}

/** Sends what lists pages for machines. */
export function addListings(app: SiteRoutes, options: HandlerOptions, now: ServerClock): void {
  const { site, table } = options;
  const { origins } = options.settings;
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
  const sitemap = keepText(now, (present) =>
    import('../site-texts/sitemap.ts').then(({ sitemapXml }) => sitemapXml({ ...options, origins }, present)),
  );
  app.get('/sitemap.xml', () => listing('application/xml; charset=utf-8', sitemap));
  for (const [path, region] of feedPaths(site, table)) {
    const feed = keepText(now, (present) => newsFeed({ ...options, origins }, region, present));
    app.get(path, () => listing('application/atom+xml; charset=utf-8', feed));
  }
}

/** Sends pages and their models. */
export function addPages(app: SiteRoutes, pages: Pages): void {
  const page = async (c: Context<{ Bindings: Client }>, path: string, format: 'html' | 'json') => {
    const answer = await pages.answer(
      pageQuery(path, searchOf(c.req.raw.url), format, c.req.method, (name) => c.req.raw.headers.get(name)),
    );
    c.env.onCache?.(answer.cache ?? 'none');
    return toResponse(answer);
  };

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
