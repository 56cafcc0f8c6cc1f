import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, readJson, type ManifestEntry } from './manifest.ts';
import { places } from './places.ts';
import type { Picture } from './subjects.ts';

/** Seconds for a million pixels on two free cores, and for whatever the size is. */
const pace = { dark: 24, light: 20, 'cut-out': 20, own: 40 };
const start = 4;
const previewShare = 1 / 16 / 2;

/** How long a picture takes, roughly. */
export function secondsFor({ size: [width, height], rig }: Pick<Picture, 'size' | 'rig'>, preview = false): number {
  return start + ((width * height) / 1e6) * pace[rig] * (preview ? previewShare : 1);
}

/** Whether a picture was made from what its sources are now, and all its files are there. */
export function isMade({ name, fingerprint }: Pick<Picture, 'name' | 'fingerprint'>): boolean {
  const entry = readJson<ManifestEntry>(places.manifest)[name];
  if (!entry || readJson<string>(places.record)[name] !== fingerprint) return false;
  return filesOf(name, entry).every((file) => existsSync(join(places.pictures, file)));
}

/** Where a picture's original lies, if it does. */
export function originalOf({ name }: Pick<Picture, 'name'>): string | undefined {
  const file = join(places.out, `${name}.png`);
  return existsSync(file) ? file : undefined;
}
