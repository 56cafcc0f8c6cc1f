import { expect, test } from 'vitest';
import { largestFile } from './largest.ts';

const picture = { src: 'a.png', width: 16, height: 9, alt: '' };

test('the largest file of a picture is the widest file of the best known format', () => {
  const sources = [
    { type: 'image/avif', srcset: 'a-9000.avif 9000w' },
    { type: 'image/webp', srcset: 'a-640.webp 640w, a-1920.webp 1920w, a-1280.webp 1280w' },
  ];
  expect(largestFile({ ...picture, sources })).toBe('a-1920.webp');
});

test('the largest file of a picture with one file is that file', () => {
  expect(largestFile(picture)).toBe('a.png');
  expect(largestFile({ ...picture, sources: [] })).toBe('a.png');
  expect(largestFile({ ...picture, sources: [{ type: 'image/webp', srcset: 'a.webp' }] })).toBe('a.webp');
});
