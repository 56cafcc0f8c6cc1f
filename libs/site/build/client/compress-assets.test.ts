import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressAssets, compressFolder } from './compress-assets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const script = `console.log(${JSON.stringify('transforms '.repeat(100))});`;

describe('compressed assets', () => {
  it('are Brotli and gzip files with the same content, next to each compressible file', async () => {
    await writeFile(join(folder, 'app-1.js'), script);
    await writeFile(join(folder, 'tiny-1.svg'), '<svg/>');
    await writeFile(join(folder, 'photo-1.webp'), 'pixels');
    await compressFolder(folder);
    expect((await readdir(folder)).sort()).toEqual([
      'app-1.js',
      'app-1.js.br',
      'app-1.js.gz',
      'photo-1.webp',
      'tiny-1.svg',
      'tiny-1.svg.br',
      'tiny-1.svg.gz',
    ]);
    expect(brotliDecompressSync(await readFile(join(folder, 'app-1.js.br'))).toString()).toBe(script);
    expect(gunzipSync(await readFile(join(folder, 'app-1.js.gz'))).toString()).toBe(script);
  });

  it('are skipped without an error if the folder is missing', async () => {
    await expect(compressFolder(join(folder, 'none'))).resolves.toBeUndefined();
  });

  it('exist after a build for every compressible asset', async () => {
    const input = join(folder, 'entry.js');
    await writeFile(input, script);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [compressAssets()],
      build: { rolldownOptions: { input } },
    });
    const names = await readdir(join(folder, 'dist/assets'));
    expect(names.map((name) => name.slice(name.indexOf('.'))).sort()).toEqual(['.js', '.js.br', '.js.gz']);
  });
});
