import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node that npm installed, which runs everything except these commands. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * An environment in which `node` and the workspace's tools are the installed ones.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(env = process.env) {
  const bins = [join(root, 'node_modules/.bin'), dirname(node)];
  return { ...env, PATH: [...bins, env['PATH']].join(delimiter) };
}

/**
 * @param {string} path
 * @returns {unknown}
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * The arguments that run Nx under a Node: without its daemon, which would outlive the command, and with a cache in this
 * folder, where the gate reads its record. Nx otherwise shares one cache between all clones of a user, so what a clone
 * builds would depend on the others.
 * @param {string[]} args
 */
export function nx(...args) {
  const manifest = createRequire(join(root, 'package.json')).resolve('nx/package.json');
  const { bin } = /** @type {{ bin: { nx: string } }} */ (readJson(manifest));
  return {
    args: [join(dirname(manifest), bin.nx), ...args],
    env: { ...toolEnv(), NX_CACHE_DIRECTORY: join(root, '.nx/cache'), NX_DAEMON: 'false', NX_TUI: 'false' },
  };
}

/**
 * Returns the command that runs npm: the one that started this process if any, so that no other version is used.
 * @param {string[]} args
 */
export function npm(...args) {
  const path = process.env['npm_execpath'];
  return path?.endsWith('.js') ? { command: process.execPath, args: [path, ...args] } : { command: 'npm', args };
}
