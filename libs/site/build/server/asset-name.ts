import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The parts of an asset that decide its name. */
interface NamedAsset {
  /** The paths of its source files, relative to the folder of the site. */
  readonly originalFileNames: readonly string[];
}

/** The end of the file name of a picture: its width and its format. */
const widthAndFormat = /-\d+\.(?:avif|webp|jpg)$/;

/** The start of a path from the folder of a site to a file outside it. */
const upToWorkspace = /^(?:\.\.\/)+/;

/**
 * Returns the function that names the assets of a build in `workspace`. All files of a picture have the same hash: a
 * document contains their addresses, and a hash that repeats takes almost no bytes when the document is compressed.
 */
export function createAssetName(workspace: string): (asset: NamedAsset) => string {
  const hashes = new Map<string, string>();
  return ({ originalFileNames: [file = ''] }) => {
    if (!widthAndFormat.test(file)) return 'assets/[name]-[hash][extname]';
    const picture = join(workspace, file.replace(upToWorkspace, '').replace(widthAndFormat, ''));
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
    if (widthAndFormat.test(file) && file.replace(widthAndFormat, '') === basename(picture))
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
