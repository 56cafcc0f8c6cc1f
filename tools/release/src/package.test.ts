import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';
import { readJson, ui } from './ui-package.ts';

const manifest = readJson<{ exports: Record<string, string>; version: string }>(`${ui.built}package.json`);

test('publint finds nothing wrong with the package', async () => {
  const { messages } = await publint({ pkgDir: ui.built, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual([]);
});

test('the types of every door resolve for every bundler and for Node', () => {
  const tarball = pack(mkdtempSync(join(tmpdir(), 'ui-types-')));
  const attw = spawnSync(
    'attw',
    [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-definitely-typed'],
    { encoding: 'utf8' },
  );
  expect(attw.status, attw.stdout + attw.stderr).toBe(0);
});

/** What a bundler ships for one import: the package's modules, and the CSS. */
async function shipped(code: string) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? code : null),
      },
    ],
    resolve: {
      alias: Object.entries(manifest.exports)
        .filter(([door]) => !door.includes('*'))
        .map(([door, at]) => ({
          find: door.replace('.', ui.name),
          replacement: join(ui.built, (at as unknown as { default?: string }).default ?? ''),
        }))
        .reverse(),
    },
    build: { write: false, rollupOptions: { input: 'entry', external: /^react/, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const modules = output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => id.startsWith(ui.built) && id.endsWith('.js'));
  const css = output
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => String((file as Rolldown.OutputAsset).source))
    .join('');
  return { modules: modules.map((id) => id.slice(ui.built.length)), css };
}

test('importing Button alone ships Button alone', async () => {
  const { modules, css } = await shipped(`export { Button } from '${ui.name}';`);
  const folders = new Set(
    modules.map((path) => path.split('/').slice(0, 2).join('/')).filter((path) => path.startsWith('components/')),
  );
  expect([...folders].sort()).toEqual(['components/Button']);
  expect(css).toContain('Button_component');
  expect(css).not.toMatch(/(Carousel|Tile|SiteHeader|Price)_component/);
  expect(css.length).toBeLessThan(6_000);
});

test('a page in one theme does not ship another', async () => {
  const { css } = await shipped(`import '${ui.name}/themes/brand';`);
  expect(css).toContain('--k-');
  expect(css).toContain('Archivo');
  expect(css).not.toMatch(/black-friday|christmas/);
});
