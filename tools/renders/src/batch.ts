import { Mistake } from '@kinemorph/commands/mistake';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@kinemorph/content/pictures/files';
import type { StripFacts } from '@kinemorph/content/strips';
import { blender } from './blender.ts';
import { encode } from './encode.ts';
import { encodeFilm, encodeLoop, filesOfFilm, framesOf, type FilmEntry } from './film.ts';
import { updateJson, type ManifestEntry } from './manifest.ts';
import { places } from './places.ts';
import { originalOf, secondsFor } from './plan.ts';
import { encodeStrip, filesOfStrip, weighStrip } from './strip.ts';
import { isFilm, loopOf, type Film, type Picture } from './subjects.ts';
import { duration } from './words.ts';

/** Renders pictures and films one after the other, saves each when it is done, and returns the failures. */
export function makeAll(
  pictures: readonly Picture[],
  { encodeOnly, anew }: { encodeOnly: boolean; anew: boolean },
): Promise<string[]> {
  return each(pictures, false, async (picture) => {
    // A film's frames are kept until it is complete, so that an interrupted film is continued.
    if (isFilm(picture) && anew && !encodeOnly) rmSync(framesOf(picture), { recursive: true, force: true });
    if (!encodeOnly)
      await blender(
        picture.subject,
        picture.view,
        isFilm(picture) ? framesOf(picture) : join(places.out, picture.subject),
      );
    const original = originalOf(picture);
    if (!original) throw new Error('Blender ended well and left no picture');
    const said = await keep(picture, original);
    // Encoding an old original again does not make it newer.
    if (!encodeOnly) updateJson<string>(places.record, (record) => (record[picture.name] = picture.fingerprint));
    return said;
  });
}

function keep(picture: Picture, original: string): Promise<string> {
  if (!isFilm(picture)) return keepPicture(picture, original);
  return picture.film.scrubbed ? keepStrip(picture) : keepFilm(picture);
}

async function keepPicture({ name }: Picture, original: string): Promise<string> {
  const entry = await encode(name, original);
  updateJson<ManifestEntry>(places.manifest, (manifest) => (manifest[name] = entry));
  return weight(
    entry,
    filesOf(name, entry).map((file) => join(places.pictures, file)),
  );
}

async function keepFilm(film: Film): Promise<string> {
  const entry = await encodeFilm(film);
  updateJson<FilmEntry>(places.filmManifest, (manifest) => (manifest[film.name] = entry));
  return weight(
    entry,
    filesOfFilm(film.name).map((file) => join(places.films, file)),
  );
}

async function keepStrip(film: Film): Promise<string> {
  const entry = await encodeStrip(film);
  updateJson<StripFacts>(places.stripManifest, (manifest) => (manifest[film.name] = entry));
  if (film.film.looped) {
    const loop = await encodeLoop(film);
    updateJson<FilmEntry>(places.filmManifest, (manifest) => (manifest[loopOf(film.subject)] = loop));
  }
  return `${entry.frames} frames, ${Math.round(weighStrip(film.name) / 1000)} kB in ${filesOfStrip(film.name).length} files`;
}

function weight({ width, height }: { width: number; height: number }, files: readonly string[]): string {
  return `${width}×${height}, ${Math.round(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000)} kB in ${files.length} files`;
}

/** Renders small, rough pictures as previews for modelling. */
export function preview(pictures: readonly Picture[]): Promise<string[]> {
  return each(pictures, true, async ({ subject, view, film }) => {
    const folder = join(places.out, 'preview', subject, film ? view : '');
    await blender(subject, view, folder, '--preview');
    return film ? folder : join(folder, `${view}.png`);
  });
}

async function each(
  pictures: readonly Picture[],
  rough: boolean,
  make: (picture: Picture) => Promise<string>,
): Promise<string[]> {
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
    // The duration of the finished pictures on this machine is the best estimate for the remaining ones.
    const left = (planned(pictures.slice(index + 1)) * elapsed) / planned(pictures.slice(0, index + 1));
    const ahead = index + 1 < pictures.length ? `, about ${duration(left)} left` : '';
    console.log(`${label}  ${duration((now - begun) / 1000)}  ${outcome}  (${duration(elapsed)} so far${ahead})`);
  }
  return failures;
}
