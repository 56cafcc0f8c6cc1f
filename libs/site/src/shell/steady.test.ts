import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saysTheSame } from './steady.ts';

describe('saysTheSame', () => {
  it('takes a copy for the same, whatever it holds', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => saysTheSame({ value }, { value: structuredClone(value) })));
  });

  it('tells apart what differs anywhere', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        expect(saysTheSame({ a: [{ left }] }, { a: [{ left: right }] })).toBe(
          JSON.stringify(left) === JSON.stringify(right),
        );
      }),
    );
  });
});
