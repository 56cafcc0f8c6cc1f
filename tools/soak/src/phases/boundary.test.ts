import { describe, expect, it } from 'vitest';
import { touchedBy } from './boundary.ts';

describe('pages that a boundary changes', () => {
  it('region with one changed page: all of its pages are expected to change, and none of another region', () => {
    const before = new Map([
      ['/us', 'a'],
      ['/us/faq', 'b'],
      ['/jp', 'c'],
    ]);
    expect(touchedBy(before, new Map([...before, ['/us', 'd']]))).toEqual({
      changed: ['/us'],
      expected: ['/us', '/us/faq'],
    });
  });

  it('missing page: counts as changed', () => {
    expect(touchedBy(new Map([['/us', 'a']]), new Map()).changed).toEqual(['/us']);
  });
});
