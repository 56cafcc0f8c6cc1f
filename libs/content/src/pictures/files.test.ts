import { expect, it } from 'vitest';
import { filesOf } from './files.ts';

it('a picture has a file for each width and format, and a share picture also a JPEG', () => {
  expect(filesOf('solid/share', { width: 1200, widths: [1200] })).toEqual([
    'solid/share-1200.avif',
    'solid/share-1200.webp',
    'solid/share-1200.jpg',
  ]);
  expect(filesOf('solid/hero', { width: 1280, widths: [640, 1280] })).toEqual([
    'solid/hero-640.avif',
    'solid/hero-640.webp',
    'solid/hero-1280.avif',
    'solid/hero-1280.webp',
  ]);
});
