import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { edgeFolder, type EdgeSite } from './sites.ts';

/** The limits of a worker: its compressed size in bytes, and its CPU time until the first answer in milliseconds. */
export const most = { size: 3_000_000, start: 400 };

/** Returns the size of a site's worker in bytes; compressed with gzip, as the platform counts it. */
export async function workerSize(site: EdgeSite): Promise<{ readonly plain: number; readonly compressed: number }> {
  const bytes = await readFile(join(edgeFolder(site), 'worker/worker.js'));
  return { plain: bytes.length, compressed: (await promisify(gzip)(bytes)).length };
}
