import { writeLists } from '@kinemorph/content/lists';
import { writeAll } from '@kinemorph/content-cli/prices';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Texts } from './overlay.ts';

/**
 * Writes all texts or none, and creates missing folders. An empty text deletes its file, and the folders that are then
 * empty. If a campaign is added or removed, the list of campaigns is written again.
 */
export function writeFiles(root: string, texts: Texts): void {
  const files = [...texts.keys()];
  const comesOrGoes = files.some((file) => texts.get(file) === '' || !existsSync(join(root, file)));
  const made = files.flatMap((file) => firstMissing(root, dirname(file)) ?? []);
  try {
    for (const file of files) mkdirSync(join(root, dirname(file)), { recursive: true });
    writeAll(root, texts);
  } catch (error) {
    for (const folder of made) rmSync(join(root, folder), { recursive: true, force: true });
    throw error;
  }
  for (const file of files) if (texts.get(file) === '') removeEmpty(root, dirname(file));
  if (comesOrGoes && files.some((file) => file.startsWith('libs/content/src/campaigns/'))) writeLists(root);
}

/** Returns the topmost missing folder of a path. */
function firstMissing(root: string, folder: string): string | undefined {
  if (existsSync(join(root, folder))) return undefined;
  return firstMissing(root, dirname(folder)) ?? folder;
}

function removeEmpty(root: string, folder: string): void {
  const path = join(root, folder);
  if (!existsSync(path) || readdirSync(path).length > 0) return;
  rmdirSync(path);
  removeEmpty(root, dirname(folder));
}
