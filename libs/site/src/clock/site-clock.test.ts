import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteClock, whenReached } from './site-clock.ts';

describe('the site’s clock in a browser', () => {
  it('runs on from the server’s time, independent of the visitor’s clock [PB-6]', () => {
    let monotonic = 5000;
    const clock = createSiteClock(1_000_000, () => monotonic);
    expect(clock.now()).toBe(1_000_000);
    monotonic += 1500;
    expect(clock.now()).toBe(1_001_500);
    clock.set(2_000_000);
    expect(clock.now()).toBe(2_000_000);
    monotonic += 1;
    expect(clock.now()).toBe(2_000_001);
  });

  it('runs on from the last known time if no response arrives [PB-6]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(10_000)), (seed, steps) => {
        let monotonic = 0;
        const clock = createSiteClock(seed, () => monotonic);
        for (const step of steps) monotonic += step;
        expect(clock.now()).toBe(seed + monotonic);
      }),
    );
  });
});

describe('waiting for an instant', () => {
  let monotonic = 0;
  const advance = (ms: number) => {
    // The fake timers and the monotonic clock advance together, as in a browser that is awake.
    vi.advanceTimersByTime(ms);
  };
  const clock = () => createSiteClock(0, () => performance.now());

  beforeEach(() => {
    vi.useFakeTimers();
    monotonic = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends at the instant, not a millisecond before', () => {
    const reached = vi.fn();
    whenReached(clock(), 5000, reached);
    advance(4999);
    expect(reached).not.toHaveBeenCalled();
    advance(1);
    expect(reached).toHaveBeenCalledTimes(1);
    advance(10_000);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('ends at once if the instant has passed, but not before the caller has finished', () => {
    const reached = vi.fn();
    whenReached(clock(), -1, reached);
    expect(reached).not.toHaveBeenCalled();
    advance(0);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('works for more than 2³¹−1 ms, the longest timer of a browser', () => {
    const reached = vi.fn();
    const far = 2 ** 31 + 12_345;
    whenReached(clock(), far, reached);
    advance(far - 1);
    expect(reached).not.toHaveBeenCalled();
    advance(1);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('uses timers of one hour at most', () => {
    const cancel = whenReached(clock(), 2 ** 40, () => undefined);
    for (let hour = 0; hour < 5; hour += 1) {
      vi.advanceTimersToNextTimer();
      expect(performance.now()).toBeLessThanOrEqual(hour * 60 * 60 * 1000);
    }
    cancel();
  });

  it('reads the clock again after the device was asleep', () => {
    const reached = vi.fn();
    const asleep = createSiteClock(0, () => monotonic);
    whenReached(asleep, 90 * 60 * 1000, reached);
    advance(0);
    monotonic = 10 * 60 * 60 * 1000;
    advance(60 * 60 * 1000);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('continues if the clock is set back meanwhile', () => {
    const reached = vi.fn();
    const corrected = createSiteClock(0, () => performance.now());
    whenReached(corrected, 1000, reached);
    advance(900);
    corrected.set(0);
    advance(100);
    expect(reached).not.toHaveBeenCalled();
    advance(900);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('continues for the last millisecond if a correction put the clock behind its timer', () => {
    const reached = vi.fn();
    const corrected = createSiteClock(0, () => performance.now());
    whenReached(corrected, 1000, reached);
    advance(500);
    corrected.set(499);
    advance(500);
    expect(reached).not.toHaveBeenCalled();
    advance(1);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled before and after its first check', () => {
    const reached = vi.fn();
    whenReached(clock(), 0, reached)();
    const cancel = whenReached(clock(), 1000, reached);
    advance(500);
    cancel();
    advance(10_000);
    expect(reached).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
