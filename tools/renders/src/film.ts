import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ffmpeg } from './ffmpeg.ts';
import { places } from './places.ts';
import { loopOf, type Film } from './subjects.ts';

/** The data about a film that the site needs. */
export interface FilmEntry {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** In bytes, of each file. */
const heaviest = 1_200_000;

const encoders = {
  mp4: (crf: number) => [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-level',
    '3.1',
    '-preset',
    'slower',
    '-crf',
    String(crf),
    '-movflags',
    '+faststart',
  ],
  webm: (crf: number) => [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    String(crf),
    '-deadline',
    'good',
    '-cpu-used',
    '1',
    '-row-mt',
    '1',
  ],
};
// Qualities at which the studio's slow gradients have no banding. A loop is secondary to the text and plays
// automatically, so it is smaller.
const qualities = { film: { mp4: 20, webm: 28 }, loop: { mp4: 24, webm: 36 } };
// The colour matrix is both applied and declared: without the declaration, players assume another one for small
// pictures.
const toVideo = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Pause of a loop at each of its ends, in seconds. */
const rests = { far: 1, near: 1.5 };

/** The encoded files of a film. */
export function filesOfFilm(name: string): string[] {
  return Object.keys(encoders).map((format) => `${name}.${format}`);
}

/**
 * Returns the folder of a film's frames. It changes with the film's sources, so that old and new frames are never
 * mixed.
 */
export function framesOf({ name, fingerprint }: Pick<Film, 'name' | 'fingerprint'>): string {
  return join(places.out, `${name}-${fingerprint}`);
}

/** Returns true if all frames exist. */
export function isShot(film: Film): boolean {
  const folder = framesOf(film);
  return (
    existsSync(folder) && readdirSync(folder).filter((file) => /^\d+\.png$/.test(file)).length === film.film.frames
  );
}

/** Writes a film in both formats, and returns its data for the site. */
export async function encodeFilm(film: Film): Promise<FilmEntry> {
  await encodeAs(film.name, film, toVideo, qualities.film);
  return { width: film.size[0], height: film.size[1], seconds: film.film.frames / film.film.rate };
}

/** Writes a film forward and back, cropped to its machine, and returns its data for the site. */
export async function encodeLoop(film: Film): Promise<FilmEntry> {
  const [, height] = film.size;
  const width = Math.round((height * 5) / 8) * 2;
  const small = { width: 720, height: 576 };
  const rest = (seconds: number) => `tpad=stop_mode=clone:stop_duration=${seconds}`;
  await encodeAs(
    loopOf(film.subject),
    film,
    `split[there][back];[there]${rest(rests.far)}[out];[back]reverse,${rest(rests.near)}[home];[out][home]concat,crop=${width}:${height},scale=${small.width}:${small.height},${toVideo}`,
    qualities.loop,
  );
  return { ...small, seconds: (2 * film.film.frames) / film.film.rate + rests.far + rests.near };
}

async function encodeAs(
  name: string,
  film: Film,
  filter: string,
  crf: Readonly<Record<keyof typeof encoders, number>>,
): Promise<void> {
  mkdirSync(dirname(join(places.films, name)), { recursive: true });
  for (const format of ['mp4', 'webm'] as const) {
    const file = join(places.films, `${name}.${format}`);
    await ffmpeg(
      '-framerate',
      String(film.film.rate),
      '-i',
      join(framesOf(film), '%04d.png'),
      '-filter_complex',
      filter,
      ...colours,
      ...encoders[format](crf[format]),
      '-an',
      file,
    );
    const { size: bytes } = statSync(file);
    if (bytes > heaviest)
      throw new Error(
        `${name}.${format} weighs ${Math.round(bytes / 1000)} kB, and ${heaviest / 1000} kB is the limit`,
      );
  }
}

/** Deletes a film's files. */
export function removeFilm(name: string): void {
  for (const file of filesOfFilm(name)) rmSync(join(places.films, file), { force: true });
}
