import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleServer } from './bundle-server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-server-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the bundle of a server', () => {
  it('contains the production code of packages, but imports the modules of Node', async () => {
    const engine = join(folder, 'node_modules/engine');
    await mkdir(engine, { recursive: true });
    await writeFile(join(engine, 'package.json'), '{ "name": "engine", "main": "index.js" }');
    await writeFile(
      join(engine, 'index.js'),
      "module.exports = process.env.NODE_ENV === 'production' ? 'fast engine' : 'engine with warnings';",
    );
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const entry = join(folder, 'entry.js');
    await writeFile(entry, "import engine from 'engine'; import { join } from 'node:path'; console.log(engine, join);");
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [bundleServer()],
      build: { ssr: entry, minify: false },
    });
    const bundle = await readFile(join(folder, 'dist/entry.js'), 'utf8');
    expect(bundle).toContain('fast engine');
    expect(bundle).not.toMatch(/from ["']engine["']|engine with warnings/);
    expect(bundle).toMatch(/from ["']node:path["']/);
  });
});
