import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameAt, shareScrolled } from './player.ts';

const pixels = { noNaN: true, noDefaultInfinity: true };

test('the scrolled share is 0 at the start of a track, 1 at its end, and never decreases', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 2000, ...pixels }),
      fc.double({ min: 1.1, max: 5, ...pixels }),
      fc.double({ min: 0, max: 1, ...pixels }),
      fc.double({ min: 0, max: 1, ...pixels }),
      (window, times, one, other) => {
        const height = window * times;
        const at = (share: number) => shareScrolled(-share * (height - window), height, window);
        expect(at(0)).toBe(0);
        expect(at(1)).toBe(1);
        expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)));
      },
    ),
  );
});

test('a track that is not taller than the window stays at its start', () => {
  expect(shareScrolled(-300, 800, 900)).toBe(0);
});

test('shares below 0 and above 1 give the first and the last frame', () => {
  expect([-1, 0, 0.5, 1, 2].map((share) => frameAt(share, 49))).toEqual([0, 0, 24, 48, 48]);
});
