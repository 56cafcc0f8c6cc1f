import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

describe('the server’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the machine’s time', () => {
    const now = createServerClock();
    vi.advanceTimersByTime(1234);
    expect(now()).toBe(Date.UTC(2026, 0, 1) + 1234);
  });

  it('starts at a given instant, and runs on', () => {
    const now = createServerClock(Date.UTC(2024, 10, 25));
    expect(now()).toBe(Date.UTC(2024, 10, 25));
    vi.advanceTimersByTime(1234);
    expect(now()).toBe(Date.UTC(2024, 10, 25) + 1234);
  });

  it('is the same on servers that start one after the other with the same settings', () => {
    const [starts, since] = [Date.UTC(2024, 10, 25), Date.UTC(2025, 11, 31)];
    const one = createServerClock(starts, since);
    vi.advanceTimersByTime(1234);
    const other = createServerClock(starts, since);
    expect(other()).toBe(one());
    expect(other.offset).toBe(starts - since);
  });
});
