import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, type EncodedWidths } from '@kinemorph/content/pictures/files';
import { places } from './places.ts';

/** The data about a picture that the site needs. */
export interface ManifestEntry extends EncodedWidths {
  readonly height: number;
}

export type Manifest = Record<string, ManifestEntry>;

export function readJson<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {};
}

/** Changes a JSON file with a record, with one sorted line per entry, so that a changed picture is a changed line. */
export function updateJson<Value>(file: string, change: (record: Record<string, Value>) => void): void {
  // Read again each time: two batches for two subjects may run side by side.
  const record = readJson<Value>(file);
  change(record);
  const lines = Object.keys(record)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(record[key])}`);
  writeFileSync(`${file}.new`, lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n');
  renameSync(`${file}.new`, file);
}

/** Deletes the files of a picture that its entry does not name. */
export function removeOthers(name: string, keep: readonly string[]): void {
  const [subject = '', view = ''] = name.split('/');
  const folder = join(places.pictures, subject);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const isOurs = file.startsWith(`${view}-`) && /^\d+\.(?:avif|webp|jpg)$/.test(file.slice(view.length + 1));
    if (isOurs && !keep.includes(`${subject}/${file}`)) rmSync(join(folder, file));
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

/** Bytes of each picture's files. */
export function weigh(
  manifest: Manifest,
  size = (file: string): number => statSync(join(places.pictures, file)).size,
): [name: string, bytes: number][] {
  return Object.entries(manifest)
    .map(([name, entry]): [string, number] => [name, filesOf(name, entry).reduce((sum, file) => sum + size(file), 0)])
    .sort(([, a], [, b]) => b - a);
}
