import { parseInstant } from '@kinemorph/content/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutOf } from '../testing/checkout.ts';
import { badDates, withStandIns } from './written-dates.ts';

function reported(source: string): readonly string[] {
  const { sources } = checkoutOf({ 'a.ts': source });
  return badDates(sources, 'a.ts').map(({ finding: { line, what, found, expected } }) =>
    [line, what, found, expected].filter(Boolean).join(' | '),
  );
}
const needs = 'an instant with its offset: 2025-07-01T15:00+08:00';

describe('a date in source code', () => {
  it.each([
    ["const a =\n  instant('2025-07-01T15:00');", [`2 | "2025-07-01T15:00" | ${needs}`]],
    ["const a = instant('2025-07-01');", [`1 | "2025-07-01" | ${needs}`]],
    ["const a = instant('2025-02-30T00:00Z');", [`1 | "2025-02-30T00:00Z" | ${needs}`]],
    ["const a = instant('2025-07-01T15:00+08:00');", []],
    [
      "const a = defineTimeline(['a', 'b'], { us: { a: '2025-01-01T00:00Z', b: '2025-02-01T00:00', ends: '2025-03-01T00:00Z' } });",
      [`1 | us.b | "2025-02-01T00:00" | ${needs}`],
    ],
    [
      "const a = defineTimeline(['a', 'b'], { us: { a: 'never', b: '2025-02-01T00:00Z', ends: '2025-03-01T00:00Z' } });",
      [],
    ],
    [
      "const a = defineTimeline(['a'], { us: { a: '2025-01-01T00:00Z', ends: 'never' } });",
      [`1 | us.ends | "never" | ${needs}`],
    ],
    [
      "const a = defineTimeline(['a'], { us: { a: '2025-01-01T00:00Z' } });",
      ['1 | us.ends | nothing | the instant at which the timeline ends'],
    ],
    [
      "const a = defineTimeline(['a'], { us: { a: 'never', ends: '2025-03-01T00:00Z' } });",
      [
        '1 | us.ends | 2025-03-01T00:00Z | stages that open one after the other, before the timeline ends: no stage ever opens; leave the region out',
      ],
    ],
    [
      "const a = defineTimeline(['a', 'b'], {\n  us: { a: '2025-02-01T00:00Z', b: '2025-01-01T00:00Z', ends: '2024-03-01T00:00Z' },\n});",
      [
        '2 | us.b | 2025-01-01T00:00Z | stages that open one after the other, before the timeline ends: "b" does not come after "a"',
        '2 | us.ends | 2024-03-01T00:00Z | stages that open one after the other, before the timeline ends: "ends" does not come after "b"',
      ],
    ],
  ])('in %j gives these findings: %j', (source, expected) => {
    expect(reported(source)).toEqual(expected);
  });

  it('is replaced by a valid one if it is invalid, and nothing else changes', () => {
    const source =
      "const a = instant('2025-07-01T15:00'); const b = defineTimeline(['a'], { us: { a: '2025-02-01T00:00Z', ends: '2025-01-01T00:00Z' }, de: { a: '2025-02-01T00:00Z', ends: '2025-03-01T00:00Z' } });";
    const { sources } = checkoutOf({ 'a.ts': source });
    expect(withStandIns(sources.tree('a.ts'), badDates(sources, 'a.ts'))).toBe(
      "const a = instant('2025-07-01T15:00Z'); const b = defineTimeline(['a'], { us: { 'a': '2000-01-01T00:00Z', 'ends': '2001-01-01T00:00Z' }, de: { a: '2025-02-01T00:00Z', ends: '2025-03-01T00:00Z' } });",
    );
  });

  it('is reported exactly if it is no instant, and no longer once it is replaced', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d(?:Z|\+0\d:00)?$/)), (text) => {
        const { sources } = checkoutOf({ 'a.ts': `const a = instant(${JSON.stringify(text)});` });
        const bad = badDates(sources, 'a.ts');
        expect(bad).toHaveLength(parseInstant(text) === undefined ? 1 : 0);
        expect(badDates(checkoutOf({ 'a.ts': withStandIns(sources.tree('a.ts'), bad) }).sources, 'a.ts')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
