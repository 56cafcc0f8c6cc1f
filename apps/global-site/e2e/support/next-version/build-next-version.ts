import type { BuiltApp } from '@kinemorph/site/testing';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('.', import.meta.url));
const vite = fileURLToPath(new URL('../../../../../node_modules/vite/bin/vite.js', import.meta.url));

/**
 * Builds the next version of a site into a folder: the same screens with the site's own build, but every field of every
 * model has another name, in the server's half and in the browser's, and so have fields of the shell. It names no
 * screen, so that a new one is included. Takes as long as a build of the site.
 */
export async function buildNextVersion(app: BuiltApp, dist: string): Promise<void> {
  // Vitest sets NODE_ENV, under which React would be built for development.
  await promisify(execFile)(process.execPath, [vite, 'build', '--app'], {
    cwd: root,
    env: { PATH: process.env.PATH, NEXT_VERSION_APP: app, NEXT_VERSION_DIST: dist },
  });
}
