import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { breakpoints, em, media } from './breakpoints.ts';

const libs = fileURLToPath(new URL('../../../', import.meta.url));

test('at the default text size, each screen class begins at its breakpoint [PB-12]', () => {
  expect([em(breakpoints.ipad), em(breakpoints.window)].map((width) => parseFloat(width) * 16)).toEqual([768, 1024]);
  expect(media.ipad).toContain(`${768 / 16}em`);
  expect(media.window).toContain(`${1024 / 16}em`);
});

test('no media query uses px, because larger text would then keep a layout that is too narrow', () => {
  const files = globSync('*/{src,build}/**/*.{ts,tsx}', { cwd: libs }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  const inPixels = files.filter((file) =>
    /\((?:min|max)-(?:width|height): ?[\d.]+px\)/.test(readFileSync(libs + file, 'utf8')),
  );
  expect(inPixels).toEqual([]);
});
