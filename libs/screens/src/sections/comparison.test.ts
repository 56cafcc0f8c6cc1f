import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesFirst } from './comparison.server.ts';

const value = fc.constantFrom('31', '27', ['Blocks', 'By hand'], { mark: 'no' as const, label: 'Unknown' });
const rows = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc.array(fc.record({ name: fc.string(), values: fc.array(value, { minLength: columns, maxLength: columns }) }), {
    maxLength: 8,
  }),
);
const areAlike = ({ values }: { readonly values: readonly unknown[] }) =>
  values.every((one) => JSON.stringify(one) === JSON.stringify(values[0]));

describe('a comparison', () => {
  it('lists rows with different values before rows with equal values, and loses none [EN-8]', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const sorted = differencesFirst(all);
        expect(sorted).toHaveLength(all.length);
        expect(sorted.map(areAlike)).toEqual(sorted.map(areAlike).toSorted((a, b) => Number(a) - Number(b)));
        for (const alike of [true, false])
          expect(sorted.filter((row) => areAlike(row) === alike)).toEqual(all.filter((row) => areAlike(row) === alike));
      }),
    );
  });
});
