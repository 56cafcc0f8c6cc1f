import { brand, pressKits } from '@kinemorph/content';
import { strFromU8, unzipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePressKits } from './press-kit.ts';

const folder = fileURLToPath(new URL('../../../libs/content/dist/press-kits/', import.meta.url));
const read = (id: string) => unzipSync(readFileSync(`${folder}${id}-press-kit.zip`));

describe('press kits', () => {
  it('have one archive each, listed with its real size, and no others', () => {
    const names = pressKits.map(({ id }) => `${id}-press-kit.zip`).sort();
    expect(readdirSync(folder).sort()).toEqual([...names, 'sizes.json'].sort());
    expect(JSON.parse(readFileSync(`${folder}sizes.json`, 'utf8'))).toEqual(
      Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}${name}`).length])),
    );
  });

  it.each(pressKits)(
    '$id contains each logo as SVG and PNG, each picture as JPEG, and a text with the press address',
    async ({ id, pictures }) => {
      const files = read(id);
      const logos = ['symbol', 'wordmark-dark', 'wordmark-light'].flatMap((logo) => [
        `logos/kinemorph-${logo}.png`,
        `logos/kinemorph-${logo}.svg`,
      ]);
      expect(Object.keys(files).sort()).toEqual(
        ['READ ME.txt', ...logos, ...pictures.map((name) => `pictures/${name.replace('/', '-')}.jpg`)].sort(),
      );
      for (const [name, bytes] of Object.entries(files)) {
        if (name.endsWith('.txt')) continue;
        const { width, format } = await sharp(bytes).metadata();
        expect([name, format]).toEqual([name, { jpg: 'jpeg', png: 'png', svg: 'svg' }[name.slice(-3)]]);
        expect(width, name).toBeGreaterThanOrEqual(name.endsWith('.svg') ? 1 : 900);
      }
      const words = strFromU8(files['READ ME.txt'] ?? new Uint8Array());
      expect(words).toContain(brand.mailboxes.press);
      expect(words).not.toMatch(/[{}]|undefined/);
    },
  );

  it('without an opening time contain no file named after Bumblebee', () => {
    for (const kit of pressKits.filter(({ opens }) => opens === undefined))
      expect(Object.keys(read(kit.id)).join()).not.toMatch(/bumblebee/);
  });

  it('have the same bytes each time they are built', { timeout: 120_000 }, async () => {
    for (const { name, zip } of await makePressKits())
      expect(readFileSync(`${folder}${name}`).equals(zip), name).toBe(true);
  });
});
