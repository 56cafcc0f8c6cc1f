import type { Instant } from '@kinemorph/content/time';
import type { Context, Hono } from 'hono';
import { cacheControl } from '../../clock/render/cache-lifetime.ts';
import type { ServerClock } from '../../clock/render/server-clock.ts';
import { reportPath } from '../../reporting/report-path.ts';
import { canonicalPath, pathOf, pathOfModel } from '../../routing/path.ts';
import { nextWindowChange } from '../../routing/route-table.ts';
import { isSearchIndexPath } from '../../search/engine/search-index.ts';
import { contentType, plain } from '../answer/answers.ts';
import { createForwarder } from '../network/forward.ts';
import type { Client, HandlerOptions, Health } from './handler-options.ts';
import { feedPaths } from '../site-texts/feed-paths.ts';
import { pageQuery } from '../query/page-query.ts';
import { searchOf } from '../query/page-target.ts';
import type { Pages } from '../pages/pages.ts';
import type { SiteFiles } from '../answer/platform.ts';
import { isPreProduction } from '../model/pre-production.ts';
import { previewScript } from '../preview/preview-script.ts';
import { previewStyles } from '../preview/preview-styles.ts';
import { toResponse } from '../answer/raw-answer.ts';
import { queueLimits } from '../pages/render-limits.ts';
import { createReportEndpoint } from '../reporting/report-endpoint.ts';
import { robotsTxt } from '../site-texts/robots.ts';
import { securityTxt, securityTxtPath } from '../site-texts/security-txt.ts';
import type { TextOfPages } from '../site-texts/text-of-pages.ts';
import { speculationRulesAnswer, speculationRulesPath } from '../answer/speculation-rules.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { readTrace } from '../telemetry/trace-context.ts';
import { timestampPath, timestampQuery, type TimestampAnswer } from '../preview/timestamp.ts';

/** The app to which a site's routes are added, in the order in which they are matched. */
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

/** Adds the endpoint for browsers' reports. */
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
  readonly timestamp: TimestampAnswer;
}

/** Adds the health checks and the time. */
export function addState(app: SiteRoutes, { pages, health, timestamp }: ServerState): void {
  app.get('/livez', () => plain(200, 'live\n'));
  app.get('/readyz', () => readiness(health, pages));
  app.get(timestampPath, ({ req: { method, raw } }) =>
    toResponse(timestamp(timestampQuery(searchOf(raw.url), method, (name) => raw.headers.get(name)))),
  );
}

/** The files of the preview bar. */
const previewFiles = [
  ['/preview.css', 'text/css; charset=utf-8', previewStyles],
  ['/preview.js', 'text/javascript; charset=utf-8', previewScript],
] as const;

/** Adds the files of the build, and those that the server generates. */
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

/** Adds the texts that list pages for machines. */
export function addListings(app: SiteRoutes, options: HandlerOptions, now: ServerClock): void {
  const { site, table, renderer } = options;
  const { origins } = options.settings;
  // They list pages, so no cache may keep them longer than a page.
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
  const sitemap = keepText(now, (present) => renderer.list({ kind: 'sitemap' }, present));
  app.get('/sitemap.xml', () => listing('application/xml; charset=utf-8', sitemap));
  for (const [path, region] of feedPaths(site, table)) {
    const feed = keepText(now, (present) => renderer.list({ kind: 'feed', region }, present));
    app.get(path, () => listing('application/atom+xml; charset=utf-8', feed));
  }
}

/** Adds pages and their models. */
export function addPages(app: SiteRoutes, pages: Pages): void {
  const page = async (c: Context<{ Bindings: Client }>, path: string, format: 'html' | 'json') => {
    const answer = await pages.answer(
      pageQuery({ path, search: searchOf(c.req.raw.url), format }, c.req.method, (name) => c.req.raw.headers.get(name)),
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
    // A path with a dot names a file, and all files are known: a missing one never gets HTML.
    if (canonicalPath(path) === undefined && /\.[^/]*$/.test(path)) return plain(404, 'There is no such file.\n');
    return page(c, path, 'html');
  });
}

/**
 * Returns the answer to a load balancer's readiness check, which also shows the length of the render queue. A long
 * queue alone does not make a server unready: pages from memory do not wait in it, and load balancers would move a
 * crowd from one server to the next until none is left.
 */
function readiness({ ready, draining }: Health, { queueLength }: Pages): Response {
  if (draining) return plain(503, 'draining\n');
  return ready
    ? plain(200, `ready\nrenders in the queue: ${queueLength} of ${queueLimits.pages}\n`)
    : plain(503, 'warming up\n');
}

/** A text about pages, with the instant for which it is written. */
interface WrittenText {
  readonly writtenFor: Instant;
  readonly text: Promise<TextOfPages>;
}

/**
 * Keeps a text about pages from the instant for which it is written until it expires: a clock may be set back. Requests
 * during its creation wait for the same one.
 */
function keepText(now: ServerClock, write: (now: Instant) => Promise<TextOfPages>): () => Promise<TextOfPages> {
  let kept: WrittenText | undefined;
  const writeAgain = () => {
    const writtenFor = now();
    const written = { writtenFor, text: write(writtenFor) };
    kept = written;
    written.text.catch(() => {
      if (kept === written) kept = undefined;
    });
    return written;
  };
  return async () => {
    const current = kept ?? writeAgain();
    const known = await current.text;
    const isTrue = current.writtenFor <= now() && (known.expires === undefined || now() < known.expires);
    if (isTrue) return known;
    return (kept === current || kept === undefined ? writeAgain() : kept).text;
  };
}
