import { extname } from 'node:path';

/** The content type of every kind of file that a site serves, by its extension. Other files are not served. */
export const assetTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  // The frames of a scene, one after the other: a file type of these sites only.
  '.strip': 'application/octet-stream',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

/** The extension of a file's compressed form, which the build writes beside it. */
export const compressedExtension = { br: '.br', gzip: '.gz' } as const;

const compressible = new Set(['.js', '.css', '.svg', '.json']);

/** Returns true if the build compresses a file of this name: the other kinds are compressed already. */
export function isCompressible(name: string): boolean {
  return compressible.has(extname(name));
}
