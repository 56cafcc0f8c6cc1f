import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isPage } from './accepted-pages.ts';
import { readerSettings } from './reader-settings.ts';

const baselines = fileURLToPath(new URL('../baselines/', import.meta.url));
const pictures = globSync('**/*.webp', { cwd: baselines });

/** The maximum size of the pictures in a clone, in bytes. */
const limit = 16e6;

it('committed pictures have at most 16 MB, and none shows a page', () => {
  expect(pictures.filter((path) => isPage(path))).toEqual([]);
  expect(pictures.length).toBeGreaterThan(1000);
  expect(pictures.reduce((sum, path) => sum + statSync(baselines + path).size, 0)).toBeLessThanOrEqual(limit);
});

it('every component has a committed picture for each setting of a visitor', () => {
  const components = new Set(pictures.flatMap((path) => /^(components-[^/]+?)--/.exec(path)?.[1] ?? []));
  const missing = [...components].flatMap((component) =>
    Object.keys(readerSettings)
      .filter(
        (setting) => !pictures.some((path) => path.startsWith(`${component}--`) && path.endsWith(`/${setting}.webp`)),
      )
      .map((setting) => `${component} ${setting}`),
  );
  expect(components.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
