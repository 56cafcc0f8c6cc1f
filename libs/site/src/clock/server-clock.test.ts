import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

describe('the server’s clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is the machine’s', () => {
    const now = createServerClock();
    vi.advanceTimersByTime(1234);
    expect(now()).toBe(Date.UTC(2026, 0, 1) + 1234);
  });

  it('starts where it is told to, and runs on', () => {
    const now = createServerClock(Date.UTC(2024, 10, 25));
    expect(now()).toBe(Date.UTC(2024, 10, 25));
    vi.advanceTimersByTime(1234);
    expect(now()).toBe(Date.UTC(2024, 10, 25) + 1234);
  });
});
