import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file all at once: who reads it meanwhile, such as a site that is served from source, sees the former text or the new one. A file
 * that is written in place is empty for a moment.
 */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, path);
}
