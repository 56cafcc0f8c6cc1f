import { describe, expect, it } from 'vitest';
import { verdictOf, type Row } from './verdict.ts';

const row = (more: Partial<Row>): Row => ({
  about: 'a site',
  what: 'a figure',
  limit: { atMost: 50 },
  measured: 10,
  unit: 'ms',
  ...more,
});

describe('a verdict', () => {
  it('limit: is met by its exact value, as a maximum and as a minimum', () => {
    expect([50, 50.1].map((measured) => verdictOf(row({ measured })))).toEqual(['ok', 'missed']);
    expect([0.8, 0.79].map((measured) => verdictOf(row({ measured, limit: { atLeast: 0.8 } })))).toEqual([
      'ok',
      'missed',
    ]);
  });

  it('figure that could not be measured: misses its limit', () => {
    expect(verdictOf(row({ measured: NaN }))).toBe('missed');
    expect(verdictOf(row({ measured: NaN, limit: { atLeast: 1 } }))).toBe('missed');
  });

  it('slow or busy machine: makes a missed maximum inconclusive, and leaves a met one', () => {
    const quiet = { control: 1, starved: 0.02 };
    expect(verdictOf(row({ measured: 60, machine: quiet }))).toBe('missed');
    expect(verdictOf(row({ measured: 60, machine: { ...quiet, control: 26 } }))).toBe('busy');
    expect(verdictOf(row({ measured: 60, machine: { ...quiet, starved: 0.2 } }))).toBe('busy');
    expect(verdictOf(row({ measured: 0.5, limit: { atLeast: 0.8 }, machine: { control: 100, starved: 0.02 } }))).toBe(
      'missed',
    );
    expect(verdictOf(row({ measured: 40, machine: { control: 100, starved: 0.9 } }))).toBe('ok');
  });
});
