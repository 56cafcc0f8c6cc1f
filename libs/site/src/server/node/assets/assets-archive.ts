import { access, constants, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { SettingsError } from '../../settings/settings.ts';

/**
 * The number of builds whose assets stay available: this one and the two before it, whose pages may still be open or
 * cached.
 */
const buildsKept = 3;

/** The name of a build's folder, which is its id; during the copy it begins with a dot. */
const buildFolder = /^\.?[\da-f]{12}$/;

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
  const folders = await newestFirst(archive);
  return folders
    .filter((name) => name !== build && !isPartial(name))
    .slice(0, buildsKept - 1)
    .map((name) => join(archive, name));
}

/** Copies the assets of this build into the archive unless they are there, and deletes the oldest builds. */
export async function archiveBuild(archive: string, build: string, folders: readonly string[]): Promise<void> {
  const own = join(archive, build);
  if (!(await exists(own))) await copyBuild(own, join(archive, `.${build}`), folders);
  // The build in use counts as the newest, even if it was rolled back to.
  await utimes(own, new Date(), new Date());
  const outdated = (await newestFirst(archive)).slice(buildsKept);
  await Promise.all(outdated.map((name) => rm(join(archive, name), { recursive: true, force: true })));
}

/** Copies into a hidden folder first, so that a killed process never leaves half a build that would be served. */
async function copyBuild(own: string, partial: string, folders: readonly string[]): Promise<void> {
  try {
    await mkdir(partial, { recursive: true });
    for (const folder of folders) {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(names.map((name) => copyFile(join(folder, name), join(partial, name))));
    }
    await rename(partial, own);
  } catch (error) {
    if (!(await exists(own))) throw error;
    // Another process of the same build was faster.
    await rm(partial, { recursive: true, force: true });
  }
}

function isPartial(name: string): boolean {
  return name.startsWith('.');
}

async function newestFirst(archive: string): Promise<readonly string[]> {
  const names = await readdir(archive).catch(() => []);
  // Other files in the folder do not belong to the archive, and are neither served nor deleted.
  const builds = await Promise.all(
    names
      .filter((name) => buildFolder.test(name))
      .map(async (name) => ({ name, at: (await stat(join(archive, name))).mtimeMs })),
  );
  return builds.sort((a, b) => b.at - a.at).map(({ name }) => name);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
