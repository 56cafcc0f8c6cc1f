import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { iconNames } from './names.ts';

const sprite = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"([^>]*)>/g)].map(([, id, box, look]) => ({
  id,
  box,
  look,
}));

test('every icon name has a square drawing, and every square drawing has a name', () => {
  const icons = symbols.filter(({ box }) => box === '0 0 24 24').map(({ id }) => id);
  expect(icons.toSorted()).toEqual(iconNames.toSorted());
});

test('all icons with strokes have the same stroke attributes', () => {
  const hands = symbols
    .filter(({ box, look }) => box === '0 0 24 24' && look?.includes('stroke'))
    .map(({ look }) => look);
  expect(hands.length).toBeGreaterThan(50);
  expect(new Set(hands).size).toBe(1);
});

test('all drawings together are smaller than 8 kB when compressed', () => {
  expect(gzipSync(sprite).length).toBeLessThan(8000);
});
