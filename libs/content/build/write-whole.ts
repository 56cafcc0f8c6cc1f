import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file atomically: a reader, such as a site that is served from source, sees the old text or the new one. A
 * file that is written in place is empty for a moment.
 */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, path);
}
