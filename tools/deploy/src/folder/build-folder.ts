import { compressedExtension, isCompressible } from '@kinemorph/site/asset-types';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The oldest Node that runs a folder. */
const nodeMajor = 24;

/** A file of a folder. */
export interface ManifestFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * The manifest of a folder to deploy. It contains no time and no machine's name, so that the same commit always
 * produces the same bytes.
 */
export interface FolderManifest {
  readonly site: string;
  /** The id that metrics, logs and pages call the build. */
  readonly build: string;
  readonly node: string;
  readonly files: readonly ManifestFile[];
}

/** The program that starts the server of a folder. */
const main = `// Serves the site in this folder. Its settings are those of the environment.
if (Number.parseInt(process.versions.node, 10) < ${nodeMajor}) {
  process.stderr.write(\`This site needs Node ${nodeMajor} or newer, and this is \${process.versions.node}.\\n\`);
  process.exit(1);
}
process.env.NODE_ENV ||= 'production';
await import('./site/server/main.js');
`;

/**
 * Creates the deployable folder of a site from its build, and returns its manifest. Assets of earlier builds in the
 * folder are kept.
 */
export async function buildFolder(site: string, dist: string, folder: string): Promise<FolderManifest> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name !== '.data') await rm(join(folder, name), { recursive: true });
  for (const half of ['client', 'server']) await cp(join(dist, half), join(folder, 'site', half), { recursive: true });
  await writeFile(join(folder, 'main.js'), main);
  const node = `>=${nodeMajor}`;
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: `kinemorph-${site}`, private: true, type: 'module', main: 'main.js', engines: { node } }, null, 2)}\n`,
  );
  const build = createHash('sha256')
    .update(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'))
    .digest('hex')
    .slice(0, 12);
  const files = await listFiles(folder);
  requireCompressed(files);
  const manifest = { site, build, node, files };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Lists the files of a folder in the order of their paths, except for its manifest and files that a running server
 * creates.
 */
export async function listFiles(folder: string): Promise<readonly ManifestFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const shipped = paths.filter((path) => path !== 'manifest.json' && !path.startsWith('.data/')).sort();
  return Promise.all(
    shipped.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}

/** A server compresses no file: the build has to. */
function requireCompressed(files: readonly ManifestFile[]): void {
  const paths = new Set(files.map(({ path }) => path));
  const served = [...paths].filter((path) => /^site\/(?:client|server)\/assets\//.test(path) && isCompressible(path));
  const missing = served.filter((path) =>
    Object.values(compressedExtension).some((extension) => !paths.has(path + extension)),
  );
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} lack their compressed forms: delete the dist folders of the apps and run \`npm run build\` again`,
    );
}
