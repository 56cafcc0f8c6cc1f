import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@kinemorph/content/pictures/files';
import { filesOfFilm, framesOf, isShot, type FilmEntry } from './film.ts';
import { readJson, type ManifestEntry } from './manifest.ts';
import { places } from './places.ts';
import { hasStrip } from './strip.ts';
import { isFilm, loopOf, stillsOf, type Picture } from './subjects.ts';

/** Seconds per megapixel on two free cores, and a constant time for any size. */
const pace = { dark: 24, light: 20, 'cut-out': 20, own: 40 };
const start = 4;
const previewShare = 1 / 16 / 2;

/** Estimates the time for a picture, in seconds. */
export function secondsFor(
  { size: [width, height], rig, film }: Pick<Picture, 'size' | 'rig' | 'film'>,
  preview = false,
): number {
  const one = start + ((width * height) / 1e6) * pace[rig] * (preview ? previewShare : 1);
  // A preview of a film shows two frames of each second.
  return film ? one * (preview ? (film.frames / film.rate) * 2 : film.frames) : one;
}

/** Returns true if a picture was made from its present sources, and all its files exist. */
export function isMade(picture: Picture): boolean {
  const { name, fingerprint } = picture;
  if (readJson<string>(places.record)[name] !== fingerprint) return false;
  if (!isFilm(picture)) return hasPicture(name);
  if (!picture.film.scrubbed) return hasFilm(name);
  return (
    hasStrip(name) && stillsOf(picture).every(hasPicture) && (!picture.film.looped || hasFilm(loopOf(picture.subject)))
  );
}

function hasFilm(name: string): boolean {
  return (
    readJson<FilmEntry>(places.filmManifest)[name] !== undefined &&
    filesOfFilm(name).every((file) => existsSync(join(places.films, file)))
  );
}

function hasPicture(name: string): boolean {
  const entry = readJson<ManifestEntry>(places.manifest)[name];
  return entry !== undefined && filesOf(name, entry).every((file) => existsSync(join(places.pictures, file)));
}

/** Returns the path of a picture's original, or of a film's frames, if they exist. */
export function originalOf(picture: Picture): string | undefined {
  if (isFilm(picture)) return isShot(picture) ? framesOf(picture) : undefined;
  const file = join(places.out, `${picture.name}.png`);
  return existsSync(file) ? file : undefined;
}
