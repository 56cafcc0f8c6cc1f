import { access, constants, copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { SettingsError } from '../../settings/settings.ts';

/**
 * The number of builds whose assets stay available: this one and the two before it, whose pages may still be open or
 * cached.
 */
const buildsKept = 3;

/** The name of a build's folder, which is its id. */
const buildFolder = /^[\da-f]{12}$/;
/** The name of a folder that a process copies a build into; it is renamed to the build's id when it is complete. */
const partialFolder = /^\.[\da-f]{12}/;
/** The age at which a partial folder is that of a killed process, in milliseconds. No copy takes that long. */
const abandonedAge = 3_600_000;

/**
 * Checks that an archive can be written, and is not part of a build. Throws one line that names the setting and its
 * fix.
 */
export async function checkArchive(archive: string, dist: string): Promise<void> {
  const wanted = (fix: string) => new SettingsError(`ASSETS_ARCHIVE=${JSON.stringify(archive)}: ${fix}`);
  const path = relative(dist, resolve(archive));
  if (path !== '..' && !path.startsWith(`..${sep}`))
    throw wanted('write a folder outside of dist, which the next build empties');
  try {
    await mkdir(archive, { recursive: true });
    await access(archive, constants.W_OK | constants.X_OK);
  } catch {
    throw wanted('write a folder that the server may create files in');
  }
}

/** Returns the folders of the other builds in an archive that stay available, the newest first. */
export async function earlierBuilds(archive: string, build: string): Promise<readonly string[]> {
  const folders = await newestFirst(archive, buildFolder);
  return folders
    .filter(({ name }) => name !== build)
    .slice(0, buildsKept - 1)
    .map(({ path }) => path);
}

/** Copies the assets of this build into the archive unless they are there, and deletes the oldest builds. */
export async function archiveBuild(archive: string, build: string, folders: readonly string[]): Promise<void> {
  const own = join(archive, build);
  if (!(await exists(own))) await copyBuild(own, archive, folders);
  // The build in use counts as the newest, even if it was rolled back to.
  const now = new Date();
  await utimes(own, now, now);
  const outdated = (await newestFirst(archive, buildFolder)).slice(buildsKept);
  const partial = await newestFirst(archive, partialFolder);
  const abandoned = partial.filter(({ changed }) => changed < now.getTime() - abandonedAge);
  await Promise.all([...outdated, ...abandoned].map(({ path }) => rm(path, { recursive: true, force: true })));
}

/**
 * Copies into a hidden folder first, so that a killed process never leaves half a build that would be served. Each
 * process has its own, since the replicas of a site start at the same time.
 */
async function copyBuild(own: string, archive: string, folders: readonly string[]): Promise<void> {
  await mkdir(archive, { recursive: true });
  const partial = await mkdtemp(join(archive, `.${basename(own)}-`));
  try {
    for (const folder of folders) {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(names.map((name) => copyFile(join(folder, name), join(partial, name))));
    }
    await rename(partial, own);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // No error if another process of the same build was faster.
    if (!(await exists(own))) throw error;
  }
}

interface ArchivedFolder {
  readonly name: string;
  readonly path: string;
  /** When the folder changed last, in milliseconds since 1970. */
  readonly changed: number;
}

/** Lists the folders of an archive with such a name. Other files in it are neither served nor deleted. */
async function newestFirst(archive: string, wanted: RegExp): Promise<readonly ArchivedFolder[]> {
  const names = await readdir(archive).catch(() => []);
  const folders = await Promise.all(
    names
      .filter((name) => wanted.test(name))
      .map(async (name) => {
        const path = join(archive, name);
        // Another process may have renamed or deleted the folder since it was listed.
        const changed = await stat(path).then(({ mtimeMs }) => mtimeMs, ignoreMissing);
        return changed === undefined ? [] : [{ name, path, changed }];
      }),
  );
  return folders.flat().sort((a, b) => b.changed - a.changed);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
