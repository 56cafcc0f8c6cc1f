import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closer, deepest, fitted, held, whole } from './zoom.ts';

const side = fc.integer({ min: 50, max: 4000 });
const size = fc.record({ width: side, height: side });
const offset = fc.integer({ min: -5000, max: 5000 });
const point = fc.record({ x: offset, y: offset });
const view = fc.record({ scale: fc.double({ min: 1, max: deepest, noNaN: true }), x: offset, y: offset });
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });

test('a fitted picture keeps its ratio, and is as large as its frame allows', () => {
  fc.assert(
    fc.property(size, size, (picture, frame) => {
      const { width, height } = fitted(picture, frame);
      expect(width).toBeLessThanOrEqual(frame.width + 1e-6);
      expect(height).toBeLessThanOrEqual(frame.height + 1e-6);
      expect(Math.min(frame.width - width, frame.height - height)).toBeLessThan(1e-6);
      expect(width / height).toBeCloseTo(picture.width / picture.height);
    }),
  );
});

test('a held view centres a picture that fits, and never moves past the edges of a larger one', () => {
  fc.assert(
    fc.property(view, size, size, (seen, picture, frame) => {
      const { scale, x, y } = held(seen, picture, frame);
      const { width, height } = fitted(picture, frame);
      for (const [shift, extent, room] of [
        [x, width * scale, frame.width],
        [y, height * scale, frame.height],
      ] as const) {
        if (extent <= room) expect(shift).toBeCloseTo(0);
        else expect(Math.abs(shift) + room / 2).toBeLessThanOrEqual(extent / 2 + 1e-6);
      }
      expect(held({ scale, x, y }, picture, frame)).toEqual({ scale, x, y });
    }),
  );
});

test('zooming keeps the point under the finger in place, and the scale within its limits', () => {
  fc.assert(
    fc.property(view, factor, point, (seen, by, at) => {
      const next = closer(seen, by, at);
      expect(next.scale).toBeGreaterThanOrEqual(1);
      expect(next.scale).toBeLessThanOrEqual(deepest);
      expect((at.x - next.x) / next.scale).toBeCloseTo((at.x - seen.x) / seen.scale, 6);
      expect((at.y - next.y) / next.scale).toBeCloseTo((at.y - seen.y) / seen.scale, 6);
    }),
  );
});

test('zooming out all the way shows the whole picture again', () => {
  fc.assert(
    fc.property(view, point, size, size, (seen, at, picture, frame) => {
      const back = held(closer(seen, 0.001, at), picture, frame);
      expect(back.scale).toBe(whole.scale);
      expect(back.x).toBeCloseTo(whole.x);
      expect(back.y).toBeCloseTo(whole.y);
    }),
  );
});
