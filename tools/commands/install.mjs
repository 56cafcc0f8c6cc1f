import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from './mistake.mjs';
import { node, npm, root } from './workspace.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.kinemorph-lock');

/** The oldest Node that can run these commands; the work itself runs under the installed one. */
export const oldestNode = 20;

/** Fails with an explanation if the machine's Node is too old. */
export function requireNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new Mistake(
    `Node ${oldestNode} or newer is needed, and this is ${version}. Install one from https://nodejs.org and try again.`,
  );
}

/** Installs the packages of the lockfile, unless node_modules has them already. */
export function installWhenNeeded() {
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (
    existsSync(node) &&
    (read(stampFile) === stamp || agrees(lock, read(join(root, 'node_modules/.package-lock.json'))))
  ) {
    if (read(stampFile) !== stamp) writeFileSync(stampFile, stamp);
    return;
  }
  console.log('Installing…');
  const { command, args } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Mistake(`npm ci failed.\n${error?.message ?? ''}${stdout}${stderr}`);
  if (!existsSync(node))
    throw new Mistake(
      'npm ci left out Node 24: its install script was skipped. Allow install scripts (npm config set ignore-scripts false) and try again.',
    );
  writeFileSync(stampFile, stamp);
}

/**
 * Returns true if npm has already installed this lockfile: its own record of node_modules contains no package in
 * another version, and all direct dependencies of the workspaces. (A lockfile may list more than is needed.)
 * @param {string} lock
 * @param {string | undefined} installed
 */
export function agrees(lock, installed) {
  if (installed === undefined) return false;
  const wanted = packages(lock);
  const present = packages(installed);
  const sameVersions = Object.entries(present).every(
    ([path, { version }]) => wanted[path] && wanted[path].version === version,
  );
  return sameVersions && directDependencies(wanted).every((paths) => paths.some((path) => present[path]));
}

/**
 * The folders in which each direct dependency of each workspace may be.
 * @param {Record<string, Package>} wanted
 */
function directDependencies(wanted) {
  const workspaces = Object.entries(wanted).filter(([path]) => !path.includes('node_modules/'));
  return workspaces.flatMap(([path, { dependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies }).map((name) => [
      `node_modules/${name}`,
      `${path}/node_modules/${name}`,
    ]),
  );
}

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * @param {string} lock
 * @returns {Record<string, Package>}
 */
function packages(lock) {
  /** @type {unknown} */
  const read = JSON.parse(lock);
  return /** @type {{ packages: Record<string, Package> }} */ (read).packages;
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
