import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integrity, integrityFile } from './integrity.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'integrity-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the hashes of a build', () => {
  it('cover every written script and style sheet, and nothing else', async () => {
    await writeFile(join(folder, 'entry.css'), 'body { color: red }');
    await writeFile(join(folder, 'later.js'), "export const later = 'later';");
    await writeFile(join(folder, 'entry.js'), "import './entry.css'; import('./later.js').then(console.log);");
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [integrity()],
      build: { manifest: true, rolldownOptions: { input: join(folder, 'entry.js') } },
    });
    const written = JSON.parse(await readFile(join(folder, 'dist', integrityFile), 'utf8')) as Record<string, string>;
    const names = await readdir(join(folder, 'dist/assets'));
    expect(names.length).toBe(3);
    expect(Object.keys(written)).toEqual(names.map((name) => `/assets/${name}`).sort());
    for (const name of names)
      expect(written[`/assets/${name}`]).toBe(
        `sha256-${createHash('sha256')
          .update(await readFile(join(folder, 'dist/assets', name)))
          .digest('base64')}`,
      );
  });
});
