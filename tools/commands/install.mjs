import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake, node, npm, root } from './workspace.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.kinemorph-lock');

/** The oldest Node that can run these commands; the work itself runs under the installed one. */
export const oldestNode = 20;

/** Says so when the machine's Node is too old to go on. */
export function requireNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new Mistake(`Node ${oldestNode} or newer is needed, and this is ${version}. Install one from https://nodejs.org and try again.`);
}

/** Brings node_modules in line with the lockfile, if it is not. */
export function installWhenNeeded() {
  const lock = readFileSync(lockFile, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(node) && (read(stampFile) === stamp || agrees(lock, read(join(root, 'node_modules/.package-lock.json'))))) {
    if (read(stampFile) !== stamp) writeFileSync(stampFile, stamp);
    return;
  }
  console.log('Installing…');
  const { command, args } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Mistake(`npm ci failed.\n${error?.message ?? ''}${stdout}${stderr}`);
  if (!existsSync(node)) throw new Mistake('npm ci left out Node 24: its install script was skipped. Allow install scripts (npm config set ignore-scripts false) and try again.');
  writeFileSync(stampFile, stamp);
}

/**
 * Whether npm has already installed this lockfile by itself: its own record of node_modules names
 * every required package of the lockfile in the same version.
 * @param {string} lock
 * @param {string | undefined} installed
 */
export function agrees(lock, installed) {
  if (installed === undefined) return false;
  const present = packages(installed);
  return Object.entries(packages(lock)).every(
    ([path, entry]) => !path.includes('node_modules/') || entry.optional || entry.devOptional || present[path]?.version === entry.version,
  );
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packages(lock) {
  return JSON.parse(lock).packages;
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
