import { siteMap } from '@kinemorph/content';
import { preloadFont } from '@kinemorph/ui/fonts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerClock } from '../../clock/render/server-clock.ts';
import { buildRouteTable } from '../../routing/route-table.ts';
import { Assets } from './assets/assets.ts';
import { archiveBuild, checkArchive, earlierBuilds } from './assets/assets-archive.ts';
import { createNodeHandler, type NodeHandler } from './node-handler.ts';
import type { ServerLog } from '../telemetry/server-log.ts';
import { createLog } from './log.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { listen } from './node-server.ts';
import { createAssetFinder, type SiteApp } from '../manifest/site-app.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { styleRulesFile, type StyleRules } from '../render/style-rules.ts';
import { startWarnings } from '../settings/start-warnings.ts';
import { effectiveSettings } from '../settings/effective-settings.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** A site from its build. */
export interface BuiltSite {
  readonly handler: NodeHandler;
  readonly build: string;
  /** Leaves the build's assets to the builds after it. */
  readonly archive: () => Promise<void>;
}

/** Puts a site together from its build in `dist`, which holds `client` and `server`. */
export async function createBuiltSite(
  { site, screens }: SiteApp,
  settings: Settings,
  dist: string,
): Promise<BuiltSite> {
  const log = createLog(settings.logLevel);
  const manifestText = await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error(`${dist} holds no built site: run \`npm start\`, which builds it`);
  });
  const integrity = await readFile(join(dist, 'client/.vite/integrity.json'), 'utf8').then(
    (text) => JSON.parse(text) as Readonly<Record<string, string>>,
    // A build of earlier times: its documents name no hashes.
    () => undefined,
  );
  const styleRules = await readFile(join(dist, 'client', styleRulesFile), 'utf8').then(
    (text) => JSON.parse(text) as StyleRules,
    // Its documents link to whole sheets.
    () => undefined,
  );
  const manifest = JSON.parse(manifestText) as Manifest;
  const build = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  const folders = [join(dist, 'client/assets'), join(dist, 'server/assets')];
  const archive = await openArchive(settings, dist, log);
  const files = await Assets.load(folders, archive === undefined ? undefined : () => earlierBuilds(archive, build));
  return {
    build,
    handler: createNodeHandler({
      site,
      screens,
      table: buildRouteTable(siteMap),
      settings,
      files,
      assets: createAssetFinder(manifest),
      integrity,
      styleRules,
      fonts: [preloadFont.href],
      build,
      log,
    }),
    archive: async () => {
      if (archive !== undefined) await archiveBuild(archive, build, folders);
    },
  };
}

/** The archive that is configured, or one beside the build; undefined if that can't be written, as in a container. */
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

/** Serves a built site until it is told to stop. A bad setting is named, and the process exits with 1. */
export async function serveSite(app: SiteApp, dist: string): Promise<void> {
  try {
    const settings = readSettings(process.env, app.site.id);
    const log = createLog(settings.logLevel);
    for (const { fields, message } of startWarnings(
      settings,
      createServerClock(settings.clockStartsAt, settings.clockSince)(),
    ))
      log.warn(fields, message);
    const { handler, build, archive } = await createBuiltSite(app, settings, dist);
    log.info(
      { site: app.site.id, build, node: process.version, settings: effectiveSettings(settings) },
      'effective settings and build',
    );
    const telemetry = await startTelemetry(handler, { settings, site: app.site.id, build, log });
    const running = await listen(handler, { ...settings, log });
    const leaveAssets = () =>
      archive().catch((error: unknown) => {
        log.error({ error }, 'the build’s assets were not archived');
      });
    // A configured archive is shared: a server of the build before must find these files there before anybody has a page that names them.
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
    if (!isShared) await leaveAssets();
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${app.site.id} site: ${lines}\n`);
    process.exit(1);
  }
}
