import type * as contentModule from '@kinemorph/content';
import type { PageRecord, RegionId } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type * as siteModels from '@kinemorph/site/models';
import type * as screens from '@kinemorph/screens/models';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { Comparison } from '../api.ts';
import { comparePages, type ComparedPage } from './compare-pages.ts';

/**
 * A request of the desk to this program. It is a separate process because models need Vite, and a comparison occupies a
 * processor for a second.
 */
export interface CompareRequest {
  readonly id: number;
  /** Version of the content: if it changes, the sources are read again. */
  readonly version: string;
  readonly before: Instant;
  readonly after: Instant;
  readonly regions: readonly RegionId[];
}

export type CompareAnswer =
  { readonly id: number; readonly value: Comparison } | { readonly id: number; readonly problem: string };

const [root = ''] = process.argv.slice(2);
const site = join(root, 'apps/global-site');
const vite = await createServer({
  root: site,
  configFile: join(site, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('the site has no server environment: see siteConfig');
const { runner, moduleGraph: models } = ssr;
let read = '';
const load = <Module>(file: string) => runner.import<Module>(join(root, file));

const origins = {
  global: 'https://www.kinemorph.example',
  cn: 'https://www.kinemorph-cn.example',
  store: 'https://store.kinemorph.example/{region}',
  hub: 'https://hub.kinemorph.example',
  studio: 'https://studio.kinemorph.example',
};

/** Returns all public pages of some regions, at any instant. */
async function pagesOf(regions: readonly RegionId[]): Promise<readonly ComparedPage[]> {
  const content = await load<typeof contentModule>('libs/content/src/index.ts');
  const { buildRouteTable, pageData } = await load<typeof siteModels>('libs/site/src/server/model/models.ts');
  const { serverScreens } = await load<typeof screens>('libs/screens/src/models.server.ts');
  const table = buildRouteTable(content.siteMap);
  return regions.flatMap((region) => {
    const site = content.siteOf(region);
    return (content.siteMap as readonly PageRecord[]).flatMap(
      ({ path, component, personal, regions: having, window }): readonly ComparedPage[] => {
        if (!component || personal || !having.includes(region)) return [];
        const { opens = -Infinity, closes = Infinity } = window?.[region] ?? {};
        const known = new Map<Instant, ReturnType<typeof pageData>>();
        const dataAt = (at: Instant) => {
          const data =
            known.get(at) ??
            pageData(
              { site, table, origins, screens: serverScreens, build: 'desk' },
              { region, path, screen: component },
              at,
            );
          known.set(at, data);
          return data;
        };
        return [
          {
            path,
            region,
            timeZone: content.regions[region].timeZone,
            isOpen: (at) => opens <= at && at < closes,
            dataAt,
          },
        ];
      },
    );
  });
}

async function answer({ id, version, before, after, regions }: CompareRequest): Promise<CompareAnswer> {
  try {
    if (read !== version) {
      // The watcher may not have noticed yet.
      models.invalidateAll();
      runner.clearCache();
      read = version;
    }
    return { id, value: comparePages(await pagesOf(regions), before, after) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: CompareRequest) => {
  void answer(request).then((said) => process.send?.(said));
});
process.on('disconnect', () => {
  void vite.close().finally(() => process.exit(0));
});
process.send?.({ ready: true });
