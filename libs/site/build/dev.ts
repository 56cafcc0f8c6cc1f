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

// By its file: after a change Vite's runner loads its entries again, and takes a package's door for a file inside it.
const siteServerFile = resolve(import.meta.dirname, '../src/server/index.ts');
const nodeServerFile = resolve(import.meta.dirname, '../src/server/node/index.ts');

const script = (file: string) =>
  `<script type="module" src="/@fs${resolve(import.meta.dirname, 'text-ids', file)}"></script>`;
/** Shows the ids of the texts. It runs beside the page, which knows nothing of it. */
const textIdsScript = script('overlay.ts');
/** Tells the campaign desk, whose frame the page is in, which text is pressed. */
const pickScript = script('pick.ts');

/**
 * `node libs/site/build/dev.ts apps/<site> [--pseudo | --ids | --marked]`: serves a site from its source with hot reload, its words in the
 * pseudo-locale or with their ids where asked; with `--marked` only the campaign desk reads these.
 * The same handler as in production, made anew for each page, so that an edit shows at the next request.
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
    // The campaign desk says itself when its frames load again: a page that Vite reloads meanwhile would be read twice.
    server: { middlewareMode: true, ...(marked ? { hmr: false, ws: false } : { hmr: { server: http } }) },
  });
  // Manuals that are made anew while the site is served: they lie outside of its folder, where Vite looks by itself.
  vite.watcher.add(resolve(import.meta.dirname, '../../content/dist'));
  keepLists(vite);
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the site has no server environment: see siteConfig');
  const load = async <T>(id: string) => (await ssr.runner.import(id)) as T;
  const { readSettings } = await load<typeof siteServer>(siteServerFile);
  const first = await load<{ app: siteServer.SiteApp }>('/src/entry.server.ts');
  const settings = readSettings(process.env, first.app.site.id);

  const fetchPage = async (request: Request): Promise<Response> => {
    const { app } = await load<{ app: siteServer.SiteApp }>('/src/entry.server.ts');
    const { buildRouteTable, siteMap } = await load<typeof siteServer>(siteServerFile);
    const { Assets, createLog, createNodeHandler } = await load<typeof nodeServer>(nodeServerFile);
    const handler = createNodeHandler({
      ...app,
      table: buildRouteTable(siteMap),
      settings,
      files: new Assets(),
      assets: () => ({ entry: '/src/entry.client.ts', entryImports: [], scripts: [], styles: [] }),
      fonts: [],
      build: 'dev',
      log: createLog(settings.logLevel),
    });
    handler.health.ready = true;
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

/** The campaign desk says when content has changed: its frames load at once, and may be ahead of the watcher. */
function reloadWhenAsked(vite: ViteDevServer, ssr: RunnableDevEnvironment): void {
  const forget = forgetter(vite);
  process.on('message', (message) => {
    if (message !== 'reload' && message !== 'reload all') return;
    forget(message === 'reload all');
    // Vite evaluates a changed module anew at the next import. Where files came or went, any import may lead elsewhere.
    if (message === 'reload all') ssr.runner.clearCache();
    process.send?.('reloaded');
  });
}

/**
 * Writes the lists of campaigns, products, regions, themes and locales again when a file of theirs comes or goes, so that a new folder is on
 * the site without a restart. Vite serves the lists, and sees by itself that they have changed.
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

/** A clock's and a file system's notion of a moment differ by less than this, in milliseconds. */
const slackMs = 2000;

/**
 * Returns what makes Vite transform anew the files that were written since it was last called, with all that import them, or all files.
 * A file of words brings those beside it: an English holds what it inherits.
 */
function forgetter({ environments }: ViteDevServer): (all: boolean) => void {
  let since = Date.now();
  return (all) => {
    const last = since - slackMs;
    since = Date.now();
    // A module that a plugin makes has no file.
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

/** The same request for an answer as it is written, since Vite adds to it. */
function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { headers });
}

/** Vite's client, React's refresh and the styles so far are inline, so a page from source has no content security policy. */
async function withHotReload(
  vite: ViteDevServer,
  request: Request,
  response: Response,
  beside: string,
): Promise<Response> {
  const styles = await devStyles(vite);
  const html = (await response.text()).replace('</head>', () => `${styles}${beside}</head>`);
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
