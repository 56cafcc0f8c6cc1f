import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteClock, whenReached } from './site-clock.ts';

describe('the site’s clock in a browser', () => {
  it('runs on from the server’s time, however wrong the visitor’s watch is [PB-6]', () => {
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

  it('keeps the last known time running when no answer comes [PB-6]', () => {
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

describe('waiting for a moment', () => {
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

  it('ends at the moment, not a millisecond before', () => {
    const reached = vi.fn();
    whenReached(clock(), 5000, reached);
    advance(4999);
    expect(reached).not.toHaveBeenCalled();
    advance(1);
    expect(reached).toHaveBeenCalledTimes(1);
    advance(10_000);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('ends at once when the moment has passed, but never before the caller is done', () => {
    const reached = vi.fn();
    whenReached(clock(), -1, reached);
    expect(reached).not.toHaveBeenCalled();
    advance(0);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('outlasts the longest timer of a browser, 2³¹−1 ms, beyond which one fires at once', () => {
    const reached = vi.fn();
    const far = 2 ** 31 + 12_345;
    whenReached(clock(), far, reached);
    advance(far - 1);
    expect(reached).not.toHaveBeenCalled();
    advance(1);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('sleeps an hour at most', () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const cancel = whenReached(clock(), 2 ** 40, () => undefined);
    advance(5 * 60 * 60 * 1000);
    const waits = timer.mock.calls.map(([, wait]) => wait ?? 0);
    expect(Math.max(...waits)).toBe(60 * 60 * 1000);
    expect(waits.length).toBeGreaterThanOrEqual(6);
    cancel();
    timer.mockRestore();
  });

  it('looks at the clock again after a sleep that stopped its timer', () => {
    const reached = vi.fn();
    const asleep = createSiteClock(0, () => monotonic);
    whenReached(asleep, 90 * 60 * 1000, reached);
    advance(0);
    monotonic = 10 * 60 * 60 * 1000;
    advance(60 * 60 * 1000);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('waits on when the clock is set back meanwhile', () => {
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

  it('waits for the last millisecond of a clock that a correction left behind its timer', () => {
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

  it('can be cancelled, before its first look and after', () => {
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
