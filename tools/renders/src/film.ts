import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ffmpeg } from './ffmpeg.ts';
import { places } from './places.ts';
import type { Film } from './subjects.ts';

/** What the site has to know of a film. */
export interface FilmEntry {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** In bytes, of each file. */
const heaviest = 1_200_000;

// The studio's slow gradients must not break into steps: these are qualities at which they do not.
const encoders = {
  mp4: ['-c:v', 'libx264', '-profile:v', 'high', '-level', '3.1', '-preset', 'slower', '-crf', '20', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '28', '-deadline', 'good', '-cpu-used', '1', '-row-mt', '1'],
};
// Said as well as done: a player that must guess the colours' matrix takes another one for small pictures.
const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** The encoded files of a film. */
export function filesOfFilm(name: string): string[] {
  return Object.keys(encoders).map((format) => `${name}.${format}`);
}

/** Where a film's frames lie: in a place of their own whenever its sources change, so that old and new never mix. */
export function framesOf({ name, fingerprint }: Pick<Film, 'name' | 'fingerprint'>): string {
  return join(places.out, `${name}-${fingerprint}`);
}

/** Whether every frame is there. */
export function isShot(film: Film): boolean {
  const folder = framesOf(film);
  return existsSync(folder) && readdirSync(folder).filter((file) => /^\d+\.png$/.test(file)).length === film.film.frames;
}

/** Writes a film in both formats, and says what the site has to know of it. */
export async function encodeFilm(film: Film): Promise<FilmEntry> {
  const { name, size, film: { frames, rate } } = film;
  mkdirSync(dirname(join(places.films, name)), { recursive: true });
  for (const [format, encoder] of Object.entries(encoders)) {
    const file = join(places.films, `${name}.${format}`);
    await ffmpeg('-framerate', String(rate), '-i', join(framesOf(film), '%04d.png'), ...colours, ...encoder, '-an', file);
    const { size: bytes } = statSync(file);
    if (bytes > heaviest) throw new Error(`${name}.${format} weighs ${Math.round(bytes / 1000)} kB, and ${heaviest / 1000} kB is the limit`);
  }
  return { width: size[0], height: size[1], seconds: frames / rate };
}

/** Deletes a film's files. */
export function removeFilm(name: string): void {
  for (const file of filesOfFilm(name)) rmSync(join(places.films, file), { force: true });
}
