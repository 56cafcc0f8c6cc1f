import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { acceptedFolder } from './accepted-folder.ts';

/** The accepted pictures: a folder per story, a file per mode, and a sheet that distinguishes machines. */
export class Baselines {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  path(story: string, mode: string): string {
    return join(this.folder, story, `${mode}.webp`);
  }

  /** The calibration sheet of the machine on which they were accepted; undefined before the first were. */
  async sheet(): Promise<Buffer | undefined> {
    return existsSync(this.#sheet) ? readFile(this.#sheet) : undefined;
  }

  async writeSheet(picture: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.#sheet, picture);
  }

  get #sheet(): string {
    return join(this.folder, 'calibration.webp');
  }

  /** Deletes all pictures. */
  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The ids of all stories that have a picture. */
  async stories(): Promise<string[]> {
    if (!existsSync(this.folder)) return [];
    const entries = await readdir(this.folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && entry.name !== acceptedFolder)
      .map(({ name }) => name)
      .sort();
  }

  /** The modes in which a story has a picture. */
  async modes(story: string): Promise<string[]> {
    const folder = join(this.folder, story);
    if (!existsSync(folder)) return [];
    return (await readdir(folder))
      .flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : []))
      .sort();
  }

  /** Returns the baseline; undefined if there is none. */
  async read(story: string, mode: string): Promise<Buffer | undefined> {
    const path = this.path(story, mode);
    return existsSync(path) ? readFile(path) : undefined;
  }

  async write(story: string, mode: string, picture: Buffer): Promise<void> {
    const path = this.path(story, mode);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
  }

  async remove(story: string, mode: string): Promise<void> {
    await rm(this.path(story, mode), { force: true });
    // The folder is kept if another mode still has a picture in it.
    await rmdir(join(this.folder, story)).catch(() => undefined);
  }
}
