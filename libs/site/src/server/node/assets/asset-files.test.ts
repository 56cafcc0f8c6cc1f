import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AssetFiles } from './asset-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asset-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (name: string, content: string) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
const read = async (files: AssetFiles, path: string, first: number, last: number) => {
  const file = await files.open(path);
  return file && text(Readable.from(file.read(first, last)));
};

describe('asset files', () => {
  it.each([
    { kind: 'script', name: 'app.js', piece: 100 },
    { kind: 'small picture', name: 'robot.avif', piece: 100 },
    { kind: 'large picture', name: 'robot.avif', piece: 2 },
  ])('$kind: sends any part of it', async ({ name, piece }) => {
    const files = new AssetFiles({ memory: 1000, piece });
    const path = await put(name, '0123456789');
    expect(await read(files, path, 0, 9)).toBe('0123456789');
    expect(await read(files, path, 3, 5)).toBe('345');
    expect((await files.open(path))?.size).toBe(10);
  });

  it.each(['app.js', 'app.js.br', 'page.css.gz', 'icons.svg'])('%s: is read from disk once', async (name) => {
    const files = new AssetFiles({ memory: 1000, piece: 2 });
    const path = await put(name, 'first');
    await files.open(path);
    await put(name, 'second');
    expect(await read(files, path, 0, 4)).toBe('first');
  });

  it.each(['robot.avif', 'archivo.woff2', 'film.mp4'])('%s: is not kept in memory', async (name) => {
    const files = new AssetFiles({ memory: 1000, piece: 100 });
    const path = await put(name, '0123456789');
    await read(files, path, 0, 9);
    expect(files.keptBytes).toBe(0);
  });

  it('memory: stays below its limit by removing the least recently used file', async () => {
    const files = new AssetFiles({ memory: 25, piece: 10 });
    const paths = await Promise.all(['a', 'b', 'c'].map((name) => put(`${name}.js`, name.repeat(10))));
    const [a = '', b = '', c = ''] = paths;
    for (const path of [a, b, a, c]) await files.open(path);
    expect(files.keptBytes).toBe(20);
    for (const path of paths) await rm(path);
    expect([await read(files, a, 0, 0), await read(files, b, 0, 0), await read(files, c, 0, 0)]).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });

  it('memory: counts a file once, even if it is requested several times at once', async () => {
    const files = new AssetFiles({ memory: 1000, piece: 100 });
    const path = await put('app.js', '0123456789');
    await Promise.all(Array.from({ length: 20 }, () => files.open(path)));
    expect(files.keptBytes).toBe(10);
  });

  it('missing file: is undefined, as can happen in an archived build', async () => {
    expect(await new AssetFiles().open(join(folder, 'gone.js'))).toBeUndefined();
  });
});
