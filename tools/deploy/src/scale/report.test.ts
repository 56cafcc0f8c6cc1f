import { describe, expect, it } from 'vitest';
import { formatRows, isKept, type Row } from './report.ts';

const row = (limit: Row['limit'], measured: number): Row => ({ about: 'a cache', what: 'a figure', limit, measured });

describe('measured figure', () => {
  it('passes within its upper or lower limit, and fails if it is NaN', () => {
    expect([0, 1, NaN].map((measured) => isKept(row({ atMost: 0 }, measured)))).toEqual([true, false, false]);
    expect([0.995, 0.99, NaN].map((measured) => isKept(row({ atLeast: 0.995 }, measured)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is printed with its limit and result', () => {
    expect(formatRows([row({ atMost: 0 }, 3), row({ atLeast: 0.5 }, 0.75)])).toBe(
      '✗  a cache  a figure  3       ≤ 0\n✓  a cache  a figure  0.7500  ≥ 0.5000',
    );
  });
});
