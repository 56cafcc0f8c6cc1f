import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saysTheSame } from './steady.ts';

describe('saysTheSame', () => {
  it('returns true for a copy of any value', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => saysTheSame({ value }, { value: structuredClone(value) })));
  });

  it('returns true only for values with equal JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        expect(saysTheSame({ a: [{ left }] }, { a: [{ left: right }] })).toBe(
          JSON.stringify(left) === JSON.stringify(right),
        );
      }),
    );
  });
});
