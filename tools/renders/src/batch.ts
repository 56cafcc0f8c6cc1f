import { statSync } from 'node:fs';
import { join } from 'node:path';
import { blender } from './blender.ts';
import { encode } from './encode.ts';
import { filesOf, updateJson, type ManifestEntry } from './manifest.ts';
import { Mistake, places } from './places.ts';
import { originalOf, secondsFor } from './plan.ts';
import type { Picture } from './subjects.ts';
import { duration } from './words.ts';

/** Makes pictures one after the other, keeps each as soon as it is done, and answers what went wrong. */
export function makeAll(pictures: readonly Picture[], { encodeOnly }: { encodeOnly: boolean }): Promise<string[]> {
  return each(pictures, false, async (picture) => {
    if (!encodeOnly) await blender(picture.subject, picture.view, join(places.out, picture.subject));
    const original = originalOf(picture);
    if (!original) throw new Error('Blender ended well and left no picture');
    const entry = await encode(picture.name, original);
    updateJson<ManifestEntry>(places.manifest, (manifest) => (manifest[picture.name] = entry));
    // Encoding an old original again does not make it newer.
    if (!encodeOnly) updateJson<string>(places.record, (record) => (record[picture.name] = picture.fingerprint));
    const bytes = filesOf(picture.name, entry).reduce((sum, file) => sum + statSync(join(places.pictures, file)).size, 0);
    return `${entry.width}×${entry.height}, ${Math.round(bytes / 1000)} kB in ${entry.widths.length * 2} files`;
  });
}

/** Makes small, rough pictures to look at while modelling. */
export function preview(pictures: readonly Picture[]): Promise<string[]> {
  return each(pictures, true, async ({ subject, view }) => {
    const folder = join(places.out, 'preview', subject);
    await blender(subject, view, folder, '--preview');
    return join(folder, `${view}.png`);
  });
}

async function each(pictures: readonly Picture[], rough: boolean, make: (picture: Picture) => Promise<string>): Promise<string[]> {
  const failures: string[] = [];
  const started = performance.now();
  const planned = (some: readonly Picture[]) => some.reduce((sum, picture) => sum + secondsFor(picture, rough), 0);
  for (const [index, picture] of pictures.entries()) {
    const label = `[${String(index + 1).padStart(String(pictures.length).length)}/${pictures.length}] ${picture.name}`;
    const begun = performance.now();
    let outcome: string;
    try {
      outcome = await make(picture);
    } catch (error) {
      if (error instanceof Mistake) throw error;
      outcome = `failed: ${error instanceof Error ? error.message : String(error)}`;
      failures.push(`${picture.name} ${outcome}`);
    }
    const now = performance.now();
    const elapsed = (now - started) / 1000;
    // What this machine took for what is behind says best what is ahead.
    const left = (planned(pictures.slice(index + 1)) * elapsed) / planned(pictures.slice(0, index + 1));
    const ahead = index + 1 < pictures.length ? `, about ${duration(left)} left` : '';
    console.log(`${label}  ${duration((now - begun) / 1000)}  ${outcome}  (${duration(elapsed)} so far${ahead})`);
  }
  return failures;
}
