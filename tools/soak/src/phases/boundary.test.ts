import { describe, expect, it } from 'vitest';
import { touchedBy } from './boundary.ts';

describe('the pages that a boundary touches', () => {
  it('region in which one page has changed: all of its pages are expected to, and none of another region', () => {
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

  it('page that is gone: has changed', () => {
    expect(touchedBy(new Map([['/us', 'a']]), new Map()).changed).toEqual(['/us']);
  });
});
