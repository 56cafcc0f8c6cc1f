import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from './render/server-clock.ts';
import { watchClock, type ClockWatch } from './clock-watch.ts';

const start = Date.UTC(2026, 0, 1);

describe('the watch on the machine’s clock', () => {
  let monotonic = 0;
  let watch: ClockWatch;
  const steps = vi.fn();
  /** Advances the two clocks. */
  const pass = (wall: number, real = wall) => {
    monotonic += real;
    vi.setSystemTime(Date.now() + wall - real);
    vi.advanceTimersByTime(real);
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    monotonic = 0;
    watch = watchClock(createServerClock(start + 7_000), () => monotonic);
    watch.onStep(steps);
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
    steps.mockReset();
  });

  it('clock that runs slightly fast: causes a drift but no step', () => {
    for (let i = 0; i < 100; i += 1) pass(5_002, 5_000);
    expect(steps).not.toHaveBeenCalled();
    expect(watch.drift()).toBe(200);
  });

  it('clock that is set: causes one step each time and a lasting drift', () => {
    pass(65_000, 5_000);
    pass(5_000);
    pass(-5_000, 5_000);
    expect(steps.mock.calls).toEqual([[60_000], [-10_000]]);
    expect(watch.drift()).toBe(50_000);
  });

  it('site’s clock: keeps the offset with which it started', () => {
    pass(5_000);
    expect(watch.offset()).toBe(7_000);
  });

  it('stopped watch: reports no more steps', () => {
    watch.stop();
    pass(65_000, 5_000);
    expect(steps).not.toHaveBeenCalled();
  });
});
