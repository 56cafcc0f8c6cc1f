import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { products } from '../index.ts';
import { picture, thumbnail } from './index.ts';
import { renders, type PictureFacts, type RenderName } from './pictures.ts';

const folder = new URL('./', import.meta.url);
const formats = { avif: 'heif', webp: 'webp' };
/** In bytes: all renders together, and one small cut-out, because a phone fetches many of these. */
const budget = { all: 40 * 1024 * 1024, smallCutOut: 60_000 };

const entries = Object.entries<PictureFacts>(renders);
const shared = entries.filter(([name]) => name.endsWith('/share'));
const cutOuts = entries.filter(([, { color }]) => color === undefined);
const expected = [
  ...entries.flatMap(([name, { widths = [] }]) =>
    Object.keys(formats).flatMap((format) => widths.map((width) => `${name}-${width}.${format}`)),
  ),
  ...cutOuts.map(([name]) => `${name}-160.avif`),
  ...shared.map(([name]) => `${name}-1200.jpg`),
];
const present = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => `${name}/${file}`));
const size = (file: string) => statSync(new URL(file, folder)).size;

describe('the renders', () => {
  it('have a file for every width and format, and no other files', () => {
    expect(present.sort()).toEqual(expected.sort());
  });

  it('are sorted by name, each with its widths from small to large', () => {
    const names = entries.map(([name]) => name);
    expect(names).toEqual([...names].sort());
    for (const [name, { width, widths = [] }] of entries) {
      expect(widths, name).toEqual([...widths].sort((a, b) => a - b));
      expect(widths.at(-1), name).toBe(width);
    }
  });

  it('keep to their size budgets', () => {
    expect(present.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(budget.all);
    const small = cutOuts.filter(([, { widths }]) => widths?.includes(640)).map(([name]) => `${name}-640.avif`);
    expect(small.filter((file) => size(file) > budget.smallCutOut)).toEqual([]);
  });

  it.each(cutOuts)('%s has a thumbnail of 160 px in its proportions', async (name, { width, height }) => {
    const file = await sharp(fileURLToPath(new URL(`${name}-160.avif`, folder))).metadata();
    const scale = 160 / Math.max(width, height);
    expect([file.width, file.height, file.hasAlpha]).toEqual([
      Math.round(width * scale),
      Math.round(height * scale),
      true,
    ]);
  });

  it.each(Object.values(products))('$id is shown in menus by a thumbnail', (product) => {
    expect(thumbnail(product.picture)).toMatchObject({ src: expect.stringContaining(`-160.avif`) as string });
  });

  it.each(entries)(
    '%s has the listed sizes, and is opaque only if it has a background color',
    async (name, { width, height, widths = [], color }) => {
      for (const [format, container] of Object.entries(formats)) {
        for (const each of widths) {
          const file = await sharp(fileURLToPath(new URL(`${name}-${each}.${format}`, folder))).metadata();
          expect([file.format, file.width, file.height, file.hasAlpha], `${each} ${format}`).toEqual([
            container,
            each,
            Math.round((height * each) / width),
            color === undefined,
          ]);
        }
      }
    },
  );

  it.each(entries)('%s has the addresses of its files for each width', (name, { width, height, widths = [] }) => {
    const { sources = [], src, ...rest } = picture(name as RenderName);
    expect(rest).toMatchObject({ width, height });
    expect(src).toMatch(name.endsWith('/share') ? /\.jpg/ : /\.webp/);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
    for (const { srcset } of sources)
      expect(srcset.split(', ').map((part) => part.split(' ')[1])).toEqual(widths.map((each) => `${each}w`));
  });
});

it.each(shared)('%s is a JPEG of 1200 × 630 for link previews', async (name, { width, height }) => {
  expect([width, height]).toEqual([1200, 630]);
  const file = await sharp(fileURLToPath(new URL(`${name}-1200.jpg`, folder))).metadata();
  expect([file.format, file.width, file.height]).toEqual(['jpeg', 1200, 630]);
});

describe('a drawing', () => {
  it('has one file for all widths', () => {
    expect(picture('hub')).toEqual({ src: expect.stringContaining('hub.svg') as string, width: 1600, height: 1000 });
  });
});
