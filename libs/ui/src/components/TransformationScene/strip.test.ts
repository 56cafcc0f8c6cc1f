import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripOf } from '../../testing/strip.ts';
import { readStrip } from './strip.ts';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]) {
  for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? 1;
    yield await Promise.resolve(bytes.slice(at, at + size));
    at += size;
  }
}

async function framesOf(bytes: Uint8Array, sizes: readonly number[]) {
  const frames: number[][] = [];
  for await (const frame of readStrip(inPieces(bytes, sizes), 'image/avif'))
    frames.push(Array.from(new Uint8Array(await frame.arrayBuffer())));
  return frames;
}

const frames = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 12 });
const sizes = fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 8 });

test('a strip that arrives in pieces of any size gives its original frames, in order', async () => {
  await fc.assert(
    fc.asyncProperty(frames, sizes, async (written, pieces) => {
      expect(await framesOf(stripOf(written), pieces)).toEqual(written.map((frame) => Array.from(frame)));
    }),
  );
});

test('a strip that ends early gives its complete frames, and then throws', async () => {
  const whole = stripOf([Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6)]);
  const read: number[] = [];
  await expect(async () => {
    for await (const frame of readStrip(inPieces(whole.slice(0, -1), [5]), 'image/avif')) read.push(frame.size);
  }).rejects.toThrow('before its last frame');
  expect(read).toEqual([3]);
});
