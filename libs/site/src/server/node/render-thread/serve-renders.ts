import { siteMap } from '@kinemorph/content';
import { preloadFont } from '@kinemorph/ui/fonts';
import { getPriority, setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { buildRouteTable } from '../../../routing/route-table.ts';
import { readBuild } from '../platform/read-build.ts';
import { createAssetFinder, type SiteApp } from '../../manifest/site-app.ts';
import { createNodeRenderer } from '../platform/node-renderer.ts';
import type { RenderThreadSettings } from './messages.ts';
import { serveCalls } from './serve-calls.ts';

/**
 * Added to the server's `nice` value: if processors are scarce, pages from memory come first. With the lowest priority,
 * a server did not start on a busy machine.
 */
const niceness = 5;

/** Renders a site's pages for the thread that answers, which starts this one. */
export async function serveRenders({ site, screens }: SiteApp): Promise<void> {
  if (!parentPort) throw new Error('render.js runs in a thread of main.js: start main.js');
  // Only Linux has a priority for each thread.
  if (platform === 'linux') setPriority(Math.min(getPriority() + niceness, 19));
  const { dist, origins, vendors } = workerData as RenderThreadSettings;
  const { id, manifest, integrity, styleRules } = await readBuild(dist);
  const renderer = createNodeRenderer({
    site,
    screens,
    table: buildRouteTable(siteMap),
    origins,
    vendors,
    build: id,
    assets: createAssetFinder(manifest),
    integrity,
    styleRules,
    fonts: [preloadFont.href],
  });
  serveCalls(renderer, parentPort);
}
