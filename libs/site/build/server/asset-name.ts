import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The parts of an asset that decide its name. */
interface NamedAsset {
  /** The paths of its source files, relative to the folder of the site. */
  readonly originalFileNames: readonly string[];
}

/** A file of a picture in one width. */
const widthOf = /-\d+\.(?:avif|webp|jpg)$/;

/** Leads from the folder of a site to that of the workspace. */
const upwards = /^(?:\.\.\/)+/;

/**
 * Returns the function that names the assets of a build in `workspace`. All files of a picture have the same hash: a
 * document contains their addresses, and a hash that repeats takes almost no bytes when the document is compressed.
 */
export function createAssetName(workspace: string): (asset: NamedAsset) => string {
  const hashes = new Map<string, string>();
  return ({ originalFileNames: [file = ''] }) => {
    if (!widthOf.test(file)) return 'assets/[name]-[hash][extname]';
    const picture = join(workspace, file.replace(upwards, '').replace(widthOf, ''));
    const hash = hashes.get(picture) ?? hashOf(picture);
    hashes.set(picture, hash);
    return `assets/[name]-${hash}[extname]`;
  };
}

/** Returns the hash of the files of a picture in all widths and formats. */
function hashOf(picture: string): string {
  const folder = dirname(picture);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (widthOf.test(file) && file.replace(widthOf, '') === basename(picture))
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
