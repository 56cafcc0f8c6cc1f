import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { edgeFolder, type EdgeSite } from './sites.ts';

/** What a worker may take: compressed, in bytes, and to its first answer, in milliseconds of CPU. */
export const most = { size: 3_000_000, start: 400 };

/** What a site's worker takes, in bytes; compressed as the platform counts it, with gzip. */
export async function workerSize(site: EdgeSite): Promise<{ readonly plain: number; readonly compressed: number }> {
  const bytes = await readFile(join(edgeFolder(site), 'worker/worker.js'));
  return { plain: bytes.length, compressed: (await promisify(gzip)(bytes)).length };
}
