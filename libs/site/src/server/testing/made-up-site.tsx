import { siteMap, sites } from '@kinemorph/content';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { use } from 'react';
import { vi } from 'vitest';
import { compressFolder } from '../../../build/client/compress-assets.ts';
import type { ScreenModel } from '../../page/page.ts';
import { buildRouteTable } from '../../routing/route-table.ts';
import type { SiteDefinition } from '../../routing/site-definition.ts';
import { Assets } from '../node/assets/assets.ts';
import type { SiteHandler } from '../http/handler.ts';
import { createNodeHandler } from '../node/node-handler.ts';
import { listen, type RunningServer } from '../node/node-server.ts';
import { createNodeRenderer } from '../node/platform/node-renderer.ts';
import type { ServerScreen } from '../model/page-data.ts';
import { readSettings } from '../settings/settings.ts';

export const { global, cn } = sites;
export const startsAt = '2025-06-01T00:00:00Z';

export type Models = Partial<
  Record<'home' | 'choose-your-region' | 'not-found' | 'search', Partial<ServerScreen> & { model?: ScreenModel }>
>;

export interface SiteOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly screens?: Models;
  readonly definition?: SiteDefinition;
  readonly files?: Assets;
}

/** Creates a site with fake screens. */
export function madeUpSite({ env = {}, screens = {}, definition = global, files = new Assets() }: SiteOptions = {}) {
  const modelled = vi.fn();
  const fake = (name: keyof Models): ServerScreen => ({
    load: () => Promise.resolve(() => <h1>{name}</h1>),
    messages: () => Promise.resolve({}),
    model: {
      model: ({ region }) => {
        modelled(name, region.id);
        return { name };
      },
      head: () => ({ title: `The ${name}`, description: '', keywords: '', alternates: [], index: true }),
    },
    ...screens[name],
  });
  const settings = readSettings({ LOG_LEVEL: 'silent', SITE_CLOCK: startsAt, ...env }, definition.id);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const assets = vi.fn((...[screen]: [screen: string, parts?: readonly string[]]) => ({
    entry: '/assets/app-abc123.js',
    entryImports: [],
    scripts: [],
    styles: [`/assets/${screen}-abc123.css`],
  }));
  const parts = { site: definition, table: buildRouteTable(siteMap), build: 'test' };
  const renderer = createNodeRenderer({
    ...parts,
    origins: settings.origins,
    vendors: settings.vendors,
    screens: {
      home: fake('home'),
      'choose-your-region': fake('choose-your-region'),
      'not-found': fake('not-found'),
      search: fake('search'),
    },
    assets,
    fonts: [],
  } as unknown as Parameters<typeof createNodeRenderer>[0]);
  const handler = createNodeHandler({ ...parts, renderer, settings, files, log });
  return { handler, modelled, assets, log, settings };
}
export const get = async (handler: SiteHandler, path: string, init: RequestInit = {}) =>
  handler.fetch(new Request(`http://localhost:4200${path}`, { redirect: 'manual', ...init }));
export const cacheControl = (response: Response) => response.headers.get('cache-control');

export const Throws: ServerScreen['load'] = () =>
  Promise.resolve(() => {
    throw new Error('a secret of the server');
  });
const forever = new Promise<never>(() => undefined);
export const Hangs: ServerScreen['load'] = () => Promise.resolve(() => <p>{use(forever)}</p>);

/** Creates a folder with built files of every kind. */
export async function madeUpAssets(): Promise<{ readonly folder: string; readonly files: Assets }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-assets-'));
  await writeFile(join(folder, 'app-abc123.js'), `export const it = ${JSON.stringify('works '.repeat(200))};`);
  await writeFile(join(folder, 'app-abc123.js.map'), '{}');
  await writeFile(join(folder, 'guide.de-DE-abc123.pdf'), `%PDF-1.7 ${'works '.repeat(200)}`);
  await writeFile(join(folder, 'film-abc123.mp4'), 'frames '.repeat(200));
  await writeFile(join(folder, 'long-abc123.mp4'), 'frames '.repeat(50_000));
  await compressFolder(folder);
  return { folder, files: await Assets.load([folder]) };
}

/** Serves a fake site on Node; closes it at the end of its scope. */
export async function serve(
  options: SiteOptions = {},
): Promise<ReturnType<typeof madeUpSite> & { readonly origin: string; readonly port: number } & AsyncDisposable> {
  const made = madeUpSite(options);
  const running: RunningServer = await listen(made.handler, {
    ...made.settings,
    port: 0,
    host: '127.0.0.1',
    log: made.log,
  });
  return {
    ...made,
    origin: `http://127.0.0.1:${running.port}`,
    port: running.port,
    [Symbol.asyncDispose]: () => running.close(),
  };
}
