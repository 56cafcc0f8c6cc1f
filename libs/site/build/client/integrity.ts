import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file of a build's hashes, beside Vite's manifest. */
export const integrityFile = '.vite/integrity.json';

/** Writes the hash of every script and style sheet of the browser's build to a file, so that documents can name it. */
export function integrity(): Plugin {
  return {
    name: 'kinemorph:integrity',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir }) {
      if (dir !== undefined) await writeIntegrity(dir);
    },
  };
}

/** Writes `{"/assets/<name>": "sha256-<hash>"}` for the scripts and style sheets in a build's folder. */
export async function writeIntegrity(dir: string): Promise<void> {
  const folder = join(dir, 'assets');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(?:js|css)$/.test(name)).sort();
  const hashes = await Promise.all(
    names.map(
      async (name) =>
        [
          `/assets/${name}`,
          `sha256-${createHash('sha256')
            .update(await readFile(join(folder, name)))
            .digest('base64')}`,
        ] as const,
    ),
  );
  await mkdir(join(dir, '.vite'), { recursive: true });
  await writeFile(join(dir, integrityFile), JSON.stringify(Object.fromEntries(hashes)));
}
