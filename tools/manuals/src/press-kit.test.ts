import { brand, pressKits } from '@kinemorph/content';
import { strFromU8, unzipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePressKits } from './press-kit.ts';

const folder = fileURLToPath(new URL('../../../libs/content/dist/press-kits/', import.meta.url));
const read = (id: string) => unzipSync(readFileSync(`${folder}${id}-press-kit.zip`));

describe('the press kits', () => {
  it('are one archive each, listed with its real size, and no others', () => {
    const names = pressKits.map(({ id }) => `${id}-press-kit.zip`).sort();
    expect(readdirSync(folder).sort()).toEqual([...names, 'sizes.json'].sort());
    expect(JSON.parse(readFileSync(`${folder}sizes.json`, 'utf8'))).toEqual(
      Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}${name}`).length])),
    );
  });

  it.each(pressKits)(
    '$id holds the logos as drawings and pictures, a JPEG of each picture, and the text about the company',
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

  it('say nothing of a robot in a kit that is there before its announcement', () => {
    for (const kit of pressKits.filter(({ opens }) => opens === undefined))
      expect(Object.keys(read(kit.id)).join()).not.toMatch(/bumblebee/);
  });

  it('are the same bytes whenever they are made', { timeout: 120_000 }, async () => {
    for (const { name, zip } of await makePressKits())
      expect(readFileSync(`${folder}${name}`).equals(zip), name).toBe(true);
  });
});
