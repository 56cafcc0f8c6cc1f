import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteClock, onEachSecond } from './site-clock.ts';
import { secondsLeft, timeLeft } from './time-left.ts';

describe('the time left until an instant', () => {
  it('is rounded up to whole seconds, and is zero at the instant itself [ST-1]', () => {
    expect([-1, 0, 1, 999, 1000, 1001].map((left) => secondsLeft(5000, 5000 - left))).toEqual([0, 0, 1, 1, 1, 2]);
  });

  it('has parts within their bounds that add up to the total', () => {
    fc.assert(
      fc.property(fc.nat(400 * 86_400), (seconds) => {
        const left = timeLeft(seconds);
        expect(left.days * 86_400 + left.hours * 3600 + left.minutes * 60 + left.seconds).toBe(seconds);
        expect(left.hours).toBeLessThan(24);
        expect(left.minutes).toBeLessThan(60);
        expect(left.seconds).toBeLessThan(60);
      }),
    );
  });
});

describe('a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls back at each whole second left, and for the last time at the instant itself', () => {
    const clock = createSiteClock(0, () => performance.now());
    const left: number[] = [];
    onEachSecond(clock, 3400, () => left.push(secondsLeft(3400, clock.now())));
    vi.advanceTimersByTime(399);
    expect(left).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(left).toEqual([3, 2, 1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('uses timers of one second at most, even for a distant instant', () => {
    const cancel = onEachSecond(
      createSiteClock(0, () => performance.now()),
      2 ** 45,
      () => undefined,
    );
    for (let second = 1; second <= 60; second += 1) {
      vi.advanceTimersToNextTimer();
      expect(performance.now()).toBeLessThanOrEqual(second * 1000);
    }
    cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not start if the instant has passed, and can be cancelled', () => {
    const called = vi.fn();
    const clock = createSiteClock(0, () => performance.now());
    onEachSecond(clock, 0, called);
    expect(vi.getTimerCount()).toBe(0);
    onEachSecond(clock, 5000, called)();
    vi.advanceTimersByTime(10_000);
    expect(called).not.toHaveBeenCalled();
  });

  it('follows a correction of the clock', () => {
    const clock = createSiteClock(0, () => performance.now());
    const left: number[] = [];
    onEachSecond(clock, 10_000, () => left.push(secondsLeft(10_000, clock.now())));
    vi.advanceTimersByTime(1000);
    clock.set(7500);
    vi.advanceTimersByTime(5000);
    expect(left).toEqual([9, 2, 1, 0]);
  });
});
