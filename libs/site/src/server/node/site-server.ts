import { siteMap } from '@kinemorph/content';
import { join } from 'node:path';
import { createServerClock } from '../../clock/render/server-clock.ts';
import { buildRouteTable } from '../../routing/route-table.ts';
import type { SiteDefinition } from '../../routing/site-definition.ts';
import { readBuildId } from './platform/read-build.ts';
import type { SiteRenderer } from '../render/site-renderer.ts';
import { effectiveSettings } from '../settings/effective-settings.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { startWarnings } from '../settings/start-warnings.ts';
import type { ServerLog } from '../telemetry/server-log.ts';
import { Assets } from './assets/assets.ts';
import { archiveBuild, checkArchive, earlierBuilds } from './assets/assets-archive.ts';
import { createLog } from './telemetry/log.ts';
import { createNodeHandler, type NodeHandler } from './node-handler.ts';
import { listen } from './node-server.ts';
import type { RenderThreadSettings } from './render-thread/messages.ts';
import { RenderThread } from './render-thread/render-thread.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** A site from its build. */
export interface BuiltSite {
  readonly handler: NodeHandler;
  /** Copies the build's assets to the archive for the builds after it. */
  readonly archive: () => Promise<void>;
}

/** The parts of a built site. */
export interface BuiltSiteOptions {
  readonly site: SiteDefinition;
  readonly settings: Settings;
  /** The folder with the build, which holds `client` and `server`. */
  readonly dist: string;
  /** The id of the build. */
  readonly build: string;
  readonly renderer: SiteRenderer;
  readonly log: ServerLog;
}

/** Creates a site from its build. */
export async function createBuiltSite({ dist, ...options }: BuiltSiteOptions): Promise<BuiltSite> {
  const { settings, build, log } = options;
  const folders = [join(dist, 'client/assets'), join(dist, 'server/assets')];
  const archive = await openArchive(settings, dist, log);
  const files = await Assets.load(folders, archive === undefined ? undefined : () => earlierBuilds(archive, build));
  return {
    handler: createNodeHandler({ ...options, table: buildRouteTable(siteMap), files }),
    archive: async () => {
      if (archive !== undefined) await archiveBuild(archive, build, folders);
    },
  };
}

/** Opens the configured archive, or one beside the build; undefined if that can't be written, as in a container. */
async function openArchive({ assetsArchive }: Settings, dist: string, log: ServerLog): Promise<string | undefined> {
  const archive = assetsArchive ?? join(dist, '../.data/assets');
  try {
    await checkArchive(archive, dist);
    return archive;
  } catch (error) {
    if (assetsArchive !== undefined) throw error;
    log.warn(
      { archive },
      'assets of earlier builds are not served: set ASSETS_ARCHIVE to a folder that outlasts the build',
    );
    return undefined;
  }
}

/**
 * Serves a built site until the process gets a signal to stop. A bad setting is named, and the process exits with 1.
 */
export async function serveSite(site: SiteDefinition, dist: string): Promise<void> {
  try {
    const settings = readSettings(process.env, site.id);
    const log = createLog(settings.logLevel);
    for (const { fields, message } of startWarnings(
      settings,
      createServerClock(settings.clockStartsAt, settings.clockSince)(),
    ))
      log.warn(fields, message);
    const build = await readBuildId(dist);
    const renderer = startRenderThread(settings, dist, log);
    const { handler, archive } = await createBuiltSite({ site, settings, dist, build, renderer, log });
    renderer.onReplaced = () => {
      handler.telemetry.tell('replacedRenderThread', undefined);
    };
    log.info(
      { site: site.id, build, node: process.version, settings: effectiveSettings(settings) },
      'effective settings and build',
    );
    const telemetry = await startTelemetry(handler, { settings, site: site.id, build, log });
    const running = await listen(handler, { ...settings, log });
    const leaveAssets = () =>
      archive().catch((error: unknown) => {
        log.error({ error }, 'the build’s assets were not archived');
      });
    // A configured archive is shared: a server of the previous build must find these files there before any visitor has
    // a page that names them.
    const isShared = settings.assetsArchive !== undefined;
    await Promise.all([handler.pages.warmUp(), isShared && leaveAssets()]);
    handler.health.ready = true;
    log.info({ port: running.port }, 'ready');
    const stop = () => {
      void running
        .close()
        .then(() => telemetry.close())
        .then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    const compressed = handler.pages.compressHomes().catch((error: unknown) => {
      log.error({ error }, 'the homes were not compressed further');
    });
    await Promise.all([compressed, !isShared && leaveAssets()]);
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${site.id} site: ${lines}\n`);
    process.exit(1);
  }
}

function startRenderThread({ origins, vendors }: Settings, dist: string, log: ServerLog): RenderThread {
  const settings: RenderThreadSettings = { dist, origins, vendors };
  return new RenderThread({ script: join(dist, 'server/render.js'), settings, log });
}
