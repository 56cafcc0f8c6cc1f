import { expect, test } from 'vitest';
import { sizeProblems } from './sizes.ts';

const table = { '. Button': { js: 525, css: 700 }, everything: { js: 40_000, css: 30_000 } };

test('a size that grows by more than compressors differ is reported with both values', () => {
  expect(sizeProblems(table, { ...table, '. Button': { js: 550, css: 740 } })).toEqual([
    '. Button grew from 700 to 740 B of CSS',
  ]);
  expect(sizeProblems(table, { ...table, '. Button': { js: 100, css: 100 } })).toEqual([]);
});

test('a size above the promised one is reported even if it was accepted before', () => {
  const heavy = { '. Button': { js: 601, css: 0 }, everything: { js: 41_001, css: 0 } };
  expect(sizeProblems(heavy, heavy)).toEqual([
    '. Button has 601 B of JavaScript, and 600 B are promised',
    'everything has 41001 B of JavaScript, and 41000 B are promised',
  ]);
});

test('new and removed exports are reported', () => {
  expect(sizeProblems(table, { everything: table.everything, '. Card': { js: 1, css: 2 } })).toEqual([
    '. Card is new: 1 B of JavaScript, 2 B of CSS',
    '. Button is gone',
  ]);
});
