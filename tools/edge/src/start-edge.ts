import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfigFileTextToJson } from 'typescript';
import { Miniflare } from 'miniflare';
import { deployFile, edgeFolder, type EdgeSite } from './sites.ts';

/** The parts of a deployment configuration that a local server needs. */
interface Deployment {
  readonly compatibility_date: string;
  readonly assets: { readonly run_worker_first: string[] };
  readonly vars: Readonly<Record<string, string>>;
}

/** A site that runs on workerd. */
export interface RunningEdge {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Reads the configuration of a deployment. */
export async function readDeployment(site: EdgeSite): Promise<Deployment> {
  const file = deployFile(site);
  const { config, error } = parseConfigFileTextToJson(file, await readFile(file, 'utf8')) as {
    readonly config?: Deployment;
    readonly error?: { readonly messageText: unknown };
  };
  if (!config) throw new Error(`${file}: ${String(error?.messageText)}`);
  return config;
}

/** A worker without a site, to measure the start of workerd and Miniflare. */
const emptyWorker = 'export default { fetch: () => new Response() }';

/** Serves a site from `buildEdge` on workerd, with the settings of its deployment, which `env` overrides. */
export async function startEdge(
  site: EdgeSite,
  port: number,
  env: Readonly<Record<string, string>> = {},
  { isEmpty = false } = {},
): Promise<RunningEdge> {
  const { compatibility_date: compatibilityDate, assets, vars } = await readDeployment(site);
  const folder = edgeFolder(site);
  const origin = `http://127.0.0.1:${port}`;
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port,
    name: site,
    modulesRoot: join(folder, 'worker'),
    modules: [{ type: 'ESModule', path: join(folder, 'worker/worker.js'), ...(isEmpty && { contents: emptyWorker }) }],
    compatibilityDate,
    bindings: { ...vars, PUBLIC_ORIGIN: origin, ...env },
    assets: {
      directory: join(folder, 'files'),
      binding: 'ASSETS',
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: assets.run_worker_first },
      },
      assetConfig: { html_handling: 'none' },
    },
  });
  await miniflare.ready;
  const answer = await fetch(`${origin}/livez`);
  if (!answer.ok) throw new Error(`${site} does not start on workerd: ${await answer.text()}`);
  return { origin, stop: () => miniflare.dispose() };
}
