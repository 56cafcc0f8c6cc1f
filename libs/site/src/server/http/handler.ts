import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { createServerClock, type ServerClock } from '../../clock/render/server-clock.ts';
import { pathOf } from '../../routing/path.ts';
import { storageProxy } from '../../storage-proxy/storage-proxy.server.ts';
import { failed, plain } from '../answer/answers.ts';
import type { Client, HandlerOptions, Health } from './handler-options.ts';
import { contentSecurityPolicy, securityHeaders } from '../answer/headers.ts';
import { Pages } from '../pages/pages.ts';
import type { SiteFiles } from '../answer/platform.ts';
import { createPreviewReader } from '../preview/preview.ts';
import { createTimestampAnswer, type TimestampAnswer } from '../preview/timestamp.ts';
import { addFiles, addForwarding, addListings, addPages, addReports, addState } from './routes.ts';
import { Telemetry } from '../telemetry/telemetry.ts';

/** A site as one function from request to response, which runs on any platform with web standards. */
export interface SiteHandler<Files extends SiteFiles = SiteFiles> {
  readonly fetch: (request: Request, client?: Client) => Response | Promise<Response>;
  readonly pages: Pages;
  readonly timestamp: TimestampAnswer;
  /** Paths below a region that are not pages: the frames through which stores read the session. */
  readonly frames: ReadonlySet<string>;
  readonly files: Files;
  readonly health: Health;
  readonly telemetry: Telemetry;
  readonly now: ServerClock;
  /** The headers of every answer. */
  readonly commonHeaders: Readonly<Record<string, string>>;
}

/** Creates a site from its settings, its build and its screens. */
export function createSiteHandler<Files extends SiteFiles>(options: HandlerOptions<Files>): SiteHandler<Files> {
  const { settings, files, log, site } = options;
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
    preview,
    now,
    headers: { common: commonHeaders, policy: (styleSource) => contentSecurityPolicy(vendors, styleSource) },
  });
  const timestamp = createTimestampAnswer({ now, preview, regions: site.regions, secure, common: commonHeaders });
  const health: Health = { ready: false, draining: false };
  const common = Object.entries(commonHeaders);

  const app = new Hono<{ Bindings: Client }>({ getPath: (request) => pathOf(request.url), router: new TrieRouter() });
  addForwarding(app, options, telemetry);
  addReports(app, options, { pages, telemetry });
  app.use('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return plain(405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  });
  addState(app, { pages, health, timestamp });
  addFiles(app, files, preview !== undefined);
  addListings(app, options, now);
  const frames = storageProxy(site, origins.store);
  for (const [path, answer] of frames) app.get(path, answer);
  addPages(app, pages);
  app.onError((error) => {
    log.error({ error }, 'a request failed');
    return plain(500, failed);
  });

  const handler: SiteHandler<Files> = {
    pages,
    timestamp,
    frames: new Set(frames.keys()),
    files,
    health,
    telemetry,
    now,
    commonHeaders,
    fetch: async (request, client = {}) => {
      const response = await app.fetch(request, client);
      for (const [name, value] of common) {
        // An answer for other origins has its own value.
        if (name !== 'cross-origin-resource-policy' || !response.headers.has(name)) response.headers.set(name, value);
      }
      return response;
    },
  };
  return handler;
}
