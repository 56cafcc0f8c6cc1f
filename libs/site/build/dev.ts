import { getRequestListener } from '@hono/node-server';
import { statSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { dirname, isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeLists } from '@kinemorph/content/lists';
import { pseudoMode, textIdsMode } from '@kinemorph/i18n/vite';
import { createServer, isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import type * as siteServer from '../src/server/index.ts';
import type * as nodeServer from '../src/server/node/index.ts';
import { devStyles } from './styles/dev-styles.ts';
import { quietClient } from './client/quiet-client.ts';

// Imported by file: after a change Vite's runner loads its entries again, and confuses a package's entry with a file
// inside it.
const siteServerFile = resolve(import.meta.dirname, '../src/server/index.ts');
const nodeServerFile = resolve(import.meta.dirname, '../src/server/node/index.ts');

const script = (file: string) =>
  `<script type="module" src="/@fs${resolve(import.meta.dirname, 'text-ids', file)}"></script>`;
/** Shows the ids of the texts. It runs beside the page, and changes nothing in it. */
const textIdsScript = script('overlay.ts');
/** Sends the pressed text to the campaign desk, which shows the page in a frame. */
const pickScript = script('pick.ts');

/**
 * `node libs/site/build/dev.ts apps/<site> [--pseudo | --ids | --marked]`: serves a site from its source with hot
 * reload, optionally with its texts in the pseudo-locale or with their ids; with `--marked` only the campaign desk
 * reads these.
 * The handler is the one of production, created again for each page, so that an edit shows at the next request.
 */
async function main(args: string[]): Promise<void> {
  const { pseudo, ids, marked, appFolder } = readOptions(args);
  const root = resolve(appFolder);
  const http = createHttpServer();
  const vite = await createServer({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    plugins: marked ? [quietClient()] : [],
    mode: pseudo ? pseudoMode : ids || marked ? textIdsMode : 'development',
    // The campaign desk reloads its frames itself: a page that Vite also reloads would load twice.
    server: { middlewareMode: true, ...(marked ? { hmr: false, ws: false } : { hmr: { server: http } }) },
  });
  // Manuals are generated while the site is served. They are outside the site's folder, which Vite watches by itself.
  vite.watcher.add(resolve(import.meta.dirname, '../../content/dist'));
  keepLists(vite);
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the site has no server environment: see siteConfig');
  const load = async <T>(id: string) => (await ssr.runner.import(id)) as T;
  const { readSettings } = await load<typeof siteServer>(siteServerFile);
  const first = await load<{ app: siteServer.SiteApp }>('/src/entry.server.ts');
  const settings = readSettings(process.env, first.app.site.id);

  const fetchPage = async (request: Request): Promise<Response> => {
    const handler = await handlerFromSource(load, settings);
    const response = await handler.fetch(request.method === 'GET' ? uncompressed(request) : request);
    handler.pages.cache.clear();
    return response.headers.get('content-type')?.startsWith('text/html')
      ? withHotReload(vite, request, response, ids ? textIdsScript : marked ? pickScript : '')
      : response;
  };

  const listener = getRequestListener(fetchPage, { overrideGlobalObjects: false });
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      void listener(request, response);
    });
  });
  http.listen(settings.port, settings.host);
  reloadWhenAsked(vite, ssr);
  const stop = () => {
    http.closeAllConnections();
    void vite.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Creates the site's handler from its current source. */
async function handlerFromSource(load: <T>(id: string) => Promise<T>, settings: siteServer.Settings) {
  const { app } = await load<{ app: siteServer.SiteApp }>('/src/entry.server.ts');
  const { buildRouteTable, siteMap } = await load<typeof siteServer>(siteServerFile);
  const { Assets, createLog, createNodeHandler, createNodeRenderer } = await load<typeof nodeServer>(nodeServerFile);
  const parts = { site: app.site, table: buildRouteTable(siteMap), build: 'dev' };
  const renderer = createNodeRenderer({
    ...parts,
    screens: app.screens,
    origins: settings.origins,
    vendors: settings.vendors,
    assets: () => ({ entry: '/src/entry.client.ts', entryImports: [], scripts: [], styles: [] }),
    fonts: [],
  });
  const log = createLog(settings.logLevel);
  const handler = createNodeHandler({ ...parts, renderer, settings, files: new Assets(), log });
  handler.health.ready = true;
  return handler;
}

function readOptions(args: string[]) {
  const {
    values: { pseudo, ids, marked },
    positionals: [appFolder],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pseudo: { type: 'boolean', default: false },
      ids: { type: 'boolean', default: false },
      marked: { type: 'boolean', default: false },
    },
  });
  if (!appFolder) throw new Error('name the site to serve: node libs/site/build/dev.ts apps/global-site');
  return { pseudo, ids, marked, appFolder };
}

/**
 * Handles the campaign desk's message about changed content: its frames load at once, possibly before the watcher
 * notices.
 */
function reloadWhenAsked(vite: ViteDevServer, ssr: RunnableDevEnvironment): void {
  const forget = forgetter(vite);
  process.on('message', (message) => {
    if (message !== 'reload' && message !== 'reload all') return;
    forget(message === 'reload all');
    // Vite evaluates a changed module again at the next import. After files were added or removed, any import may
    // resolve differently.
    if (message === 'reload all') ssr.runner.clearCache();
    process.send?.('reloaded');
  });
}

/**
 * Writes the lists of campaigns, products, regions, themes and locales again when one of their files is added or
 * removed, so that a new folder is on the site without a restart. Vite serves the lists, and notices their changes
 * itself.
 */
function keepLists(vite: ViteDevServer): void {
  const repository = resolve(import.meta.dirname, '../../..');
  const listed = [
    'libs/content/src/campaigns',
    'libs/content/src/products',
    'libs/content/src/regions',
    'libs/i18n/messages',
    'libs/ui/src/themes',
  ].map((folder) => resolve(repository, folder));
  vite.watcher.add(listed);
  for (const event of ['add', 'unlink'] as const)
    vite.watcher.on(event, (file: string) => {
      if (listed.some((folder) => file.startsWith(folder))) writeLists(repository);
    });
}

/** The maximum difference between a clock and a file system's times, in milliseconds. */
const slackMs = 2000;

/**
 * Returns a function that makes Vite transform the files again that were written since its last call, with all files
 * that import them, or all files. A changed file of messages includes the files beside it, since an English locale
 * contains inherited texts.
 */
function forgetter({ environments }: ViteDevServer): (all: boolean) => void {
  let since = Date.now();
  return (all) => {
    const last = since - slackMs;
    since = Date.now();
    // A virtual module of a plugin has no file.
    const isWritten = (file: string) =>
      isAbsolute(file) &&
      !file.includes('/node_modules/') &&
      (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? since) >= last;
    for (const { moduleGraph } of Object.values(environments)) {
      if (all) {
        moduleGraph.invalidateAll();
        continue;
      }
      const files = [...moduleGraph.fileToModulesMap.keys()];
      const written = new Set(files.filter(isWritten));
      const words = new Set([...written].filter((file) => file.endsWith('.json')).map((file) => dirname(file)));
      for (const file of files)
        if (written.has(file) || (file.endsWith('.json') && words.has(dirname(file)))) moduleGraph.onFileChange(file);
    }
  };
}

/** Returns the same request for an uncompressed answer, since Vite adds to it. */
function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { headers });
}

/**
 * Adds Vite's client, React's refresh and the current styles inline, so a page from source has no content security
 * policy.
 */
async function withHotReload(
  vite: ViteDevServer,
  request: Request,
  response: Response,
  beside: string,
): Promise<Response> {
  const styles = await devStyles(vite);
  const html = (await response.text())
    .replace('</head>', () => `${styles}${beside}</head>`)
    // The handler sends the preview bar's script; Vite would look for a file of that name.
    .replace('src="/preview.js"', 'vite-ignore $&');
  const headers = new Headers(response.headers);
  for (const name of ['content-security-policy', 'content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(await vite.transformIndexHtml(new URL(request.url).pathname, html), {
    status: response.status,
    headers,
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
