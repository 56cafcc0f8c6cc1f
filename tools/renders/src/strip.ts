import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StripFacts } from '@kinemorph/content/strips';
import sharp, { type Sharp } from 'sharp';
import { encode } from './encode.ts';
import { framesOf } from './film.ts';
import { updateJson, type ManifestEntry } from './manifest.ts';
import { places } from './places.ts';
import { stills, type Film } from './subjects.ts';

interface Cut {
  readonly take: (frame: Sharp, width: number, height: number) => Sharp;
  /** In bytes, of the whole file. */
  readonly budget: number;
}

/** Width of the strip for phones relative to its height, as displayed by `TransformationScene`. */
const phoneShape = 10 / 9;

/** The files of a strip: whole frames, and the middle of each for phones. */
const cuts: Readonly<Record<'wide' | 'narrow', Cut>> = {
  wide: { take: (frame) => frame, budget: 2_400_000 },
  narrow: {
    take: (frame, width, height) =>
      frame
        .extract({
          left: Math.round((width - height * phoneShape) / 2),
          top: 0,
          width: Math.round(height * phoneShape),
          height,
        })
        .resize(720, 648, { kernel: 'lanczos3' }),
    budget: 840_000,
  },
};
const qualities = [66, 58, 50, 42, 34];

/** Returns the files of a strip, below the strips' folder. */
export function filesOfStrip(name: string): string[] {
  return Object.keys(cuts).map((cut) => `${name}-${cut}.strip`);
}

/** Returns true if all files of a strip exist. */
export function hasStrip(name: string): boolean {
  return filesOfStrip(name).every((file) => existsSync(join(places.strips, file)));
}

/**
 * Joins encoded frames into one file: their number and the length of each in bytes, as little-endian 32-bit integers,
 * then the frames.
 */
export function joinFrames(frames: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(4 * (1 + frames.length));
  [frames.length, ...frames.map(({ length }) => length)].forEach((number, index) =>
    head.writeUInt32LE(number, 4 * index),
  );
  return Buffer.concat([head, ...frames]);
}

/** Writes a film as a strip in both sizes, and its stills as pictures; returns its data for the site. */
export async function encodeStrip(film: Film): Promise<StripFacts> {
  const {
    name,
    subject,
    film: { frames: count },
  } = film;
  const files = Array.from({ length: count }, (_, index) =>
    join(framesOf(film), `${String(index).padStart(4, '0')}.png`),
  );
  mkdirSync(dirname(join(places.strips, name)), { recursive: true });
  for (const [cut, how] of Object.entries(cuts))
    writeFileSync(join(places.strips, `${name}-${cut}.strip`), await encodeCut(files, film.size, how));
  for (const [still, share] of Object.entries(stills)) {
    const entry = await encode(`${subject}/${still}`, files[Math.round(share * (count - 1))] ?? '');
    updateJson<ManifestEntry>(places.manifest, (manifest) => (manifest[`${subject}/${still}`] = entry));
  }
  return { frames: count };
}

/** Encodes one size, in the best quality within its budget, and returns the file. */
async function encodeCut(
  files: readonly string[],
  [width, height]: Film['size'],
  { take, budget }: Cut,
): Promise<Buffer> {
  for (const quality of qualities) {
    const frames: Buffer[] = [];
    // One after the other, because each uses all cores.
    for (const file of files)
      frames.push(
        await take(sharp(file), width, height)
          .avif({ quality, effort: 5, chromaSubsampling: '4:2:0', bitdepth: 8 })
          .toBuffer(),
      );
    const whole = joinFrames(frames);
    if (whole.length <= budget) return whole;
  }
  throw new Error(`its frames are too heavy for ${budget / 1000} kB, even at quality ${qualities.at(-1)}`);
}

/** Deletes a strip's files. */
export function removeStrip(name: string): void {
  for (const file of filesOfStrip(name)) rmSync(join(places.strips, file), { force: true });
}

/** Returns the size of a strip's files, in bytes. */
export function weighStrip(name: string): number {
  return filesOfStrip(name).reduce((sum, file) => sum + statSync(join(places.strips, file)).size, 0);
}
