import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ffmpeg } from './ffmpeg.ts';
import { places } from './places.ts';
import { loopOf, type Film } from './subjects.ts';

/** What the site has to know of a film. */
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
// The studio's slow gradients must not break into steps: these are qualities at which they do not. A loop plays beside words, unasked, and is smaller.
const qualities = { film: { mp4: 20, webm: 28 }, loop: { mp4: 24, webm: 36 } };
// Said as well as done: a player that must guess the colours' matrix takes another one for small pictures.
const toVideo = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Seconds that a loop rests at each of its ends. */
const rests = { far: 1, near: 1.5 };

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
  return (
    existsSync(folder) && readdirSync(folder).filter((file) => /^\d+\.png$/.test(file)).length === film.film.frames
  );
}

/** Writes a film in both formats, and says what the site has to know of it. */
export async function encodeFilm(film: Film): Promise<FilmEntry> {
  await encodeAs(film.name, film, toVideo, qualities.film);
  return { width: film.size[0], height: film.size[1], seconds: film.film.frames / film.film.rate };
}

/** Writes a film there and back, cut to what its machine takes, and says what the site has to know of it. */
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
