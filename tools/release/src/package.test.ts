import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';
import { shipped } from './sizes.ts';
import { readJson, ui } from './ui-package.ts';

const manifest = readJson(`${ui.built}package.json`) as { exports: Record<string, string>; version: string };

test('publint finds nothing wrong with the package', async () => {
  const { messages } = await publint({ pkgDir: ui.built, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual([]);
});

test('the types of every entry point resolve for every bundler and for Node', () => {
  const tarball = pack(mkdtempSync(join(tmpdir(), 'ui-types-')));
  const attw = spawnSync(
    'attw',
    [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-definitely-typed'],
    { encoding: 'utf8' },
  );
  expect(attw.status, attw.stdout + attw.stderr).toBe(0);
});

test('an import of Button bundles no other component', async () => {
  const { modules, css } = await shipped(`export { Button } from '${ui.name}';`);
  const folders = new Set(
    modules.map((path) => path.split('/').slice(0, 2).join('/')).filter((path) => path.startsWith('components/')),
  );
  expect([...folders].sort()).toEqual(['components/Button']);
  expect(css).toContain('Button_component');
  expect(css).not.toMatch(/(Carousel|Tile|SiteHeader|Price)_component/);
  expect(css.length).toBeLessThan(6_000);
});

test('an import of one theme bundles no other theme', async () => {
  const { css } = await shipped(`import '${ui.name}/themes/brand';`);
  expect(css).toContain('--k-');
  expect(css).toContain('Archivo');
  expect(css).not.toMatch(/black-friday|christmas/);
});

test('source maps refer to the sources and contain their text', () => {
  const map = readJson(`${ui.built}components/EmailForm/EmailForm.js.map`) as {
    sources: string[];
    sourcesContent?: string[];
    mappings: string;
  };
  expect(map.sources.some((path) => path.endsWith('EmailForm.tsx'))).toBe(true);
  expect(map.sourcesContent?.join('')).toContain('export function EmailForm');
  expect(map.mappings.length).toBeGreaterThan(100);
});
