import { describe, expect, it } from 'vitest';
import { boundaries } from './boundaries.ts';
import { regionIds } from './regions/regions.ts';
import { instant } from './time/index.ts';

const at = (region: (typeof regionIds)[number], moment: number) =>
  boundaries(region).find((boundary) => boundary.at === moment)?.what;

describe('the boundaries of a region', () => {
  it.each(regionIds)('of %s are unique, in order, and described', (region) => {
    const found = boundaries(region);
    expect(found.map((boundary) => boundary.at)).toEqual(
      [...new Set(found.map((boundary) => boundary.at))].sort((a, b) => a - b),
    );
    for (const { what } of found) expect(what).toBeTruthy();
  });

  it('describe all changes at one instant together [ST-4]', () => {
    expect(at('us', instant('2025-07-01T15:00+08:00'))).toBe(
      'flagship-bumblebee shipping: opens; home tile flagshipMegatron: hides; home tile flagshipBumblebee: shows',
    );
  });

  it('contain the sale, the pre-order and the menu entry [ST-3, ST-4, NV-4]', () => {
    expect(at('us', instant('2025-07-08T00:00-07:00'))).toContain('menu entry sale: shows');
    expect(at('us', instant('2025-07-15T00:00-07:00'))).toContain('menu entry sale: hides');
    expect(at('jp', instant('2025-03-27T23:00+08:00'))).toBe(
      'home tile flagshipBumblebee: shows; home tile transform: shows; menu entry flagshipBumblebee: shows',
    );
    expect(at('jp', instant('2025-05-06T23:00+08:00'))).toContain('flagship-bumblebee pre-order: ends');
  });

  it('name a tile of a stage when that stage begins and ends, and at no other stage', () => {
    const named = boundaries('us').flatMap(({ at, what }) =>
      what
        .split('; ')
        .filter((change) => change.startsWith('home tile blackFriday:'))
        .map((change) => [at, change]),
    );
    expect(named).toEqual([
      [instant('2024-11-22T00:00-05:00'), 'home tile blackFriday: shows'],
      [instant('2024-11-30T00:00-05:00'), 'home tile blackFriday: hides'],
    ]);
  });
});
