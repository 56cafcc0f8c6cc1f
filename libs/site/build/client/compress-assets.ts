import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { compressedExtension, isCompressible } from '../../src/server/node/assets/asset-types.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a build's assets at the highest level, so that no server has to compress them at its start. */
export function compressAssets(): Plugin {
  return {
    name: 'kinemorph:compress-assets',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir !== undefined) await compressFolder(join(dir, 'assets'));
    },
  };
}

/** Writes `<name>.br` (Brotli 11) and `<name>.gz` (gzip 9) beside every compressible file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter(isCompressible).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(path + compressedExtension.br, br), writeFile(path + compressedExtension.gzip, gz)]);
}
