import { siteMap } from '@kinemorph/content';
import { preloadFont } from '@kinemorph/ui/fonts';
import { pathOf } from '../../routing/path.ts';
import { buildRouteTable } from '../../routing/route-table.ts';
import { failed, plain } from '../answer/answers.ts';
import { createSiteHandler } from '../http/handler.ts';
import { pageQuery } from '../query/page-query.ts';
import { readPageTarget } from '../query/page-target.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { toResponse } from '../answer/raw-answer.ts';
import { readSettings } from '../settings/settings.ts';
import { createAssetFinder, type SiteApp } from '../manifest/site-app.ts';
import { createLocalRenderer } from '../render/local-renderer.ts';
import type { StyleRules } from '../render/style/style-rules.ts';
import { EdgeFiles, type FileService } from './edge-files.ts';
import { createEdgeLog } from './edge-log.ts';
import { createPlainBody } from './plain-body.ts';
import { PlatformCache, type EdgeCache } from './platform-cache.ts';

/** The data of a site's build for its worker. */
export interface EdgeBuild {
  readonly id: string;
  readonly manifest: Manifest;
  readonly integrity: Readonly<Record<string, string>>;
  readonly styleRules: StyleRules;
}

/** The worker's bindings: the file service, and the site's settings as texts. */
export interface EdgeEnvironment {
  readonly ASSETS: FileService;
  readonly [setting: string]: unknown;
}

/** The context in which a request may continue work after its answer. */
export interface EdgeContext {
  waitUntil(promise: Promise<unknown>): void;
}

/** The worker's interface to workerd. */
export interface EdgeWorker {
  fetch(request: Request, env: EdgeEnvironment, context: EdgeContext): Promise<Response>;
}

type Answer = (request: Request, context: EdgeContext) => Promise<Response>;

/**
 * Serves a site at the edge, without previews. Nothing is created before the first request: workerd has no time and no
 * settings until then.
 */
export function serveEdge(app: SiteApp, build: EdgeBuild): EdgeWorker {
  let answer: Answer | undefined;
  return {
    async fetch(request, env, context) {
      try {
        answer ??= createAnswer(app, build, env);
      } catch (error) {
        createEdgeLog('error').error({ error }, 'the site does not start');
        return plain(500, failed);
      }
      const answering = answer(request, context);
      // A page is rendered for all clients that wait for it: one that hangs up must not end the render.
      context.waitUntil(answering);
      return answering;
    },
  };
}

function createAnswer({ site, screens }: SiteApp, build: EdgeBuild, env: EdgeEnvironment): Answer {
  const texts = Object.entries(env).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const settings = readSettings({ ...Object.fromEntries(texts), SITE_PREVIEW: '0' }, site.id);
  const table = buildRouteTable(siteMap);
  const renderer = createLocalRenderer({
    site,
    screens,
    table,
    origins: settings.origins,
    vendors: settings.vendors,
    build: build.id,
    assets: createAssetFinder(build.manifest),
    integrity: build.integrity,
    styleRules: build.styleRules,
    fonts: [preloadFont.href],
    createBody: createPlainBody,
  });
  const handler = createSiteHandler({
    site,
    table,
    renderer,
    settings,
    files: new EdgeFiles(env.ASSETS, settings.publicOrigin),
    build: build.id,
    log: createEdgeLog(settings.logLevel),
    // No code runs between requests.
    rendersAhead: false,
  });
  handler.health.ready = true;
  const shared = platformCache();
  const kept = shared && new PlatformCache(shared, handler.now, { origin: settings.publicOrigin, build: build.id });
  const header = (request: Request) => (name: string) => request.headers.get(name);
  return async (request, context) => {
    const address = request.headers.get('cf-connecting-ip');
    const client = address === null ? {} : { address };
    const path = pathOf(request.url);
    const query = pageQuery(readPageTarget(request.url), request.method, header(request));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || handler.pages.shared(query) === undefined) return handler.fetch(request, client);
    const hit = handler.pages.hit(query);
    if (hit) return toResponse(hit);
    const known = await kept?.match(path, query);
    if (known) return known;
    const response = await handler.fetch(request, client);
    if (kept && request.method === 'GET') context.waitUntil(kept.keep(path, response.clone()));
    return response;
  };
}

/** Returns the platform's cache, if it has one: workerd alone does not. */
function platformCache(): EdgeCache | undefined {
  return (globalThis as { readonly caches?: { readonly default?: EdgeCache } }).caches?.default;
}
