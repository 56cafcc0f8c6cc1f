import { describe, expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

const etag = '"abc-identity"';
const rangeFor = (range: string | null, ifRange: string | null = null) =>
  rangeOf((name) => (name === 'range' ? range : name === 'if-range' ? ifRange : null), etag, 1000);

describe('the requested part of a file', () => {
  it.each([
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=0-', { first: 0, last: 999 }],
    ['bytes=500-', { first: 500, last: 999 }],
    ['bytes=990-2000', { first: 990, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['bytes=-10', { first: 990, last: 999 }],
    ['bytes=-2000', { first: 0, last: 999 }],
  ])('%s is %j', (range, part) => {
    expect(rangeFor(range)).toEqual(part);
  });

  it.each([null, 'bytes=-', 'bytes=9-1', 'bytes=0-1,4-5', 'bytes=a-b', 'items=0-1', 'bytes 0-1', 'bytes=0-1x', ''])(
    '%j requests the whole file',
    (range) => {
      expect(rangeFor(range)).toBeUndefined();
    },
  );

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s is outside of the file',
    (range) => {
      expect(rangeFor(range)).toBe('unsatisfiable');
    },
  );

  it('is the whole file if the client has a part of another version', () => {
    expect(rangeFor('bytes=500-', etag)).toEqual({ first: 500, last: 999 });
    for (const other of ['"old-identity"', 'W/"abc-identity"', 'Wed, 21 Oct 2015 07:28:00 GMT'])
      expect(rangeFor('bytes=500-', other)).toBeUndefined();
  });
});
