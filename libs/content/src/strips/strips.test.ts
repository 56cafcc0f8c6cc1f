import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cuts, strip, strips, type StripName } from './index.ts';

const folder = new URL('./', import.meta.url);
/** In bytes, for each file: the budget of a scene on a phone, less its first still, and the budget on a desktop. */
const budgets = { narrow: 840_000, wide: 2_400_000 };

const names = Object.keys(strips) as StripName[];
const present = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => `${name}/${file}`));

/** Returns the frames of a file, which begins with their count and their lengths, in 32-bit integers. */
function framesOf(file: string): Buffer[] {
  const bytes = readFileSync(new URL(file, folder));
  const count = bytes.readUInt32LE(0);
  let at = 4 + 4 * count;
  return Array.from({ length: count }, (_, index) => {
    const length = bytes.readUInt32LE(4 + 4 * index);
    at += length;
    return bytes.subarray(at - length, at);
  });
}

describe('the strips', () => {
  it('have a file for every cut, and no other files', () => {
    expect(present.sort()).toEqual(names.flatMap((name) => cuts.map((cut) => `${name}-${cut}.strip`)).sort());
  });

  it.each(names.flatMap((name) => cuts.map((cut) => [name, cut] as const)))(
    '%s, %s: keeps to its size budget, and has the listed number of frames, all equally large',
    async (name, cut) => {
      const file = `${name}-${cut}.strip`;
      expect(readFileSync(new URL(file, folder)).length).toBeLessThanOrEqual(budgets[cut]);
      const frames = framesOf(file);
      expect(frames).toHaveLength(strips[name].frames);
      expect(strips[name].frames).toBeGreaterThanOrEqual(48);
      const sizes = await Promise.all(frames.map(async (frame) => sharp(frame).metadata()));
      expect(new Set(sizes.map(({ width, height, format }) => `${format} ${width}×${height}`)).size).toBe(1);
    },
  );

  it.each(names)('%s has the addresses of its files and the number of its frames', (name) => {
    const { wide, narrow, count } = strip(name);
    expect([wide, narrow].map((address) => /-(wide|narrow)\b.*\.strip/.exec(address)?.[1])).toEqual(['wide', 'narrow']);
    expect(count).toBe(strips[name].frames);
  });
});
