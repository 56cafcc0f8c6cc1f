import { expect, it } from 'vitest';
import { filesOf } from './files.ts';

it('a picture has a file for each width and format, and a share picture also a JPEG', () => {
  expect(filesOf('solid/share', { width: 1200, widths: [1200], color: '#fff' })).toEqual([
    'solid/share-1200.avif',
    'solid/share-1200.webp',
    'solid/share-1200.jpg',
  ]);
  expect(filesOf('solid/hero', { width: 1280, widths: [640, 1280], color: '#fff' })).toEqual([
    'solid/hero-640.avif',
    'solid/hero-640.webp',
    'solid/hero-1280.avif',
    'solid/hero-1280.webp',
  ]);
});

it('a cut-out has a thumbnail', () => {
  expect(filesOf('solid/cut-out', { width: 640, widths: [640] })).toEqual([
    'solid/cut-out-640.avif',
    'solid/cut-out-640.webp',
    'solid/cut-out-160.avif',
  ]);
});
