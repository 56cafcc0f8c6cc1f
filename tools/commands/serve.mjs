import { join } from 'node:path';
import { box } from './box.mjs';
import { program, root } from './paths.mjs';
import { readPorts, requireFree } from './ports.mjs';
import { run, serveTogether } from './processes.mjs';

/** Builds what is stale and serves the production builds. */
export async function start() {
  const ports = readPorts(process.env);
  await requireFree(ports);
  const built = buildSites();
  if (built !== 0) return built;
  return serve(ports, (app) => [join('apps', app, 'dist', 'server', 'main.js')], { NODE_ENV: 'production' });
}

/** Serves the sites from source. */
export async function dev() {
  const ports = readPorts(process.env);
  await requireFree(ports);
  return serve(ports, (app) => [join('libs', 'site', 'build', 'dev.ts'), join('apps', app)], {});
}

/** Builds both sites, from Nx's cache when nothing has changed. */
export function buildSites() {
  return run(program('nx'), ['run-many', '-t', 'build', '-p', '@kinemorph/global-site', '@kinemorph/cn-site', '--outputStyle=static'], { NX_DAEMON: 'false' });
}

/**
 * @param {ReturnType<typeof readPorts>} ports
 * @param {(app: string) => string[]} server
 * @param {Record<string, string>} mode
 */
function serve(ports, server, mode) {
  const { GLOBAL_PORT, CN_PORT, SANDBOX_PORT } = ports;
  const sandbox = `http://localhost:${SANDBOX_PORT}`;
  const api = `http://127.0.0.1:${SANDBOX_PORT}`;
  const site = (/** @type {string} */ app, /** @type {number} */ port) => ({
    name: app,
    args: server(app),
    health: mode.NODE_ENV === 'production' ? `http://127.0.0.1:${port}/readyz` : `http://127.0.0.1:${port}/livez`,
    env: {
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      GLOBAL_ORIGIN: `http://localhost:${GLOBAL_PORT}`,
      CN_ORIGIN: `http://localhost:${CN_PORT}`,
      API_US: `${api}/usapi`,
      API_EU: `${api}/euapi`,
      API_CN: `${api}/cnapi`,
      STORE_ORIGIN: `${sandbox}/store/{region}`,
      HUB_ORIGIN: `${sandbox}/hub`,
      STUDIO_ORIGIN: `${sandbox}/studio`,
      SITE_PREVIEW: '1',
      ASSETS_ARCHIVE: join(root, '.data', 'assets', app),
      ...mode,
      ...given(['SITE_CLOCK', 'LOG_LEVEL', 'SITE_PREVIEW', 'STORE_ORIGIN', 'ADMIN_PORT']),
      PORT: String(port),
    },
  });
  return serveTogether(
    [
      { name: 'sandbox', args: [join('tools', 'sandbox', 'src', 'main.ts')], health: `${api}/livez`, env: { SANDBOX_PORT: String(SANDBOX_PORT) } },
      site('global-site', GLOBAL_PORT),
      site('cn-site', CN_PORT),
    ],
    () => {
      console.log(box(ports));
    },
  );
}

/** What the caller's environment says of these settings; it wins over ours. */
function given(/** @type {readonly string[]} */ names) {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
