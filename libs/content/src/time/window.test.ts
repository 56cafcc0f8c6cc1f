import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt } from './window.ts';

const opens = Date.UTC(2025, 6, 8, 7);
const closes = Date.UTC(2025, 6, 15, 7);

describe('a window', () => {
  it('opens at its start and closes at its end, to the millisecond [ST-4]', () => {
    const window = { opens, closes };
    expect(isOpenAt(window, opens - 1)).toBe(false);
    expect(isOpenAt(window, opens)).toBe(true);
    expect(isOpenAt(window, opens + 1)).toBe(true);
    expect(isOpenAt(window, closes - 1)).toBe(true);
    expect(isOpenAt(window, closes)).toBe(false);
    expect(isOpenAt(window, closes + 1)).toBe(false);
  });

  it('has no limit on a side that is left out', () => {
    expect(isOpenAt({}, 0)).toBe(true);
    expect(isOpenAt({ opens }, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(isOpenAt({ closes }, Number.MIN_SAFE_INTEGER)).toBe(true);
    expect(isOpenAt({ opens: undefined, closes: undefined }, 0)).toBe(true);
  });

  it('can start or end at instant 0', () => {
    expect(isOpenAt({ opens: 0 }, -1)).toBe(false);
    expect(isOpenAt({ opens: 0 }, 0)).toBe(true);
    expect(isOpenAt({ closes: 0 }, 0)).toBe(false);
  });

  it('is open exactly when start ≤ now < end', () => {
    const moment = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(moment, moment, moment, (start, end, now) => {
        expect(isOpenAt({ opens: start, closes: end }, now)).toBe(start <= now && now < end);
      }),
    );
  });

  it('is followed without overlap or gap by the window that starts at its end [ST-4]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (handover, now) => {
        expect(isOpenAt({ closes: handover }, now)).not.toBe(isOpenAt({ opens: handover }, now));
      }),
    );
  });
});
