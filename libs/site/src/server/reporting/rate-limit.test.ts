import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('report rate limit', () => {
  let now = 0;
  const limit = () => new RateLimit({ burst: 3, perSecond: 0.5 }, { burst: 5, perSecond: 1 }, () => now);
  const taken = (one: RateLimit, sender: string | undefined, times: number) =>
    Array.from({ length: times }, () => one.take(sender)).filter(Boolean).length;

  it('one sender: may send its burst, then more as time passes, without limiting others', () => {
    const reports = limit();
    expect(taken(reports, 'a', 10)).toBe(3);
    expect(taken(reports, 'b', 1)).toBe(1);
    now += 2000;
    expect(taken(reports, 'a', 10)).toBe(1);
  });

  it('many senders: share a common limit', () => {
    const reports = limit();
    expect(['a', 'b', 'c'].map((sender) => taken(reports, sender, 3))).toEqual([3, 2, 0]);
  });

  it('sender without an address: has only the common limit', () => {
    expect(taken(limit(), undefined, 10)).toBe(5);
  });
});
