import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mosaic } from './mosaic.ts';
import { unpack } from './pictures.ts';

it('keeps the size and the transparency of a photograph, and has few colours', async () => {
  const gradient = new Uint8Array(300 * 200 * 4).map((_, index) =>
    index % 4 === 3 ? (index % 1200 < 600 ? 0 : 255) : (index * 7) % 251,
  );
  const photograph = await sharp(gradient, { raw: { width: 300, height: 200, channels: 4 } })
    .webp()
    .toBuffer();
  const made = await unpack(await mosaic(photograph));
  expect([made.width, made.height]).toEqual([300, 200]);
  const colours = new Set<string>();
  for (let at = 0; at < made.data.length; at += 4) colours.add(made.data.subarray(at, at + 4).join());
  expect(colours.size).toBeLessThan(24 * 17);
  expect(made.data[3]).toBe(0);
  expect(made.data[4 * 299 + 3]).toBe(255);
});

it('differs between photographs, and is the same for the same one', async () => {
  const of = (background: string) =>
    sharp({ create: { width: 100, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
      .then(mosaic);
  expect((await of('#ff5a1f')).equals(await of('#4fe3f5'))).toBe(false);
  expect((await of('#ff5a1f')).equals(await of('#ff5a1f'))).toBe(true);
});
