import fc from 'fast-check';
import { expect, it } from 'vitest';
import { previewHost, readPreviewHost, sitePath } from './address.ts';

it('encodes an instant and a site in a preview host, and reads both back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8e14 }), fc.constantFrom('global' as const, 'cn' as const), (at, site) => {
      expect(readPreviewHost(`${previewHost({ at, site })}:4501`)).toEqual({ at, site });
    }),
  );
});

it.each(['localhost:4501', 't1-global.localhost.evil.example', 't1-other.localhost', 'evil.example', undefined])(
  'reads no preview from the host %s',
  (host) => {
    expect(readPreviewHost(host)).toBeUndefined();
  },
);

it('returns the path of a page on its site, with or without a region', () => {
  const [uk, cn] = [{ home: '/uk' }, { home: '' }];
  expect([sitePath(uk, ''), sitePath(uk, 'black-friday'), sitePath(cn, ''), sitePath(cn, 'compare')]).toEqual([
    '/uk',
    '/uk/black-friday',
    '/',
    '/compare',
  ]);
});
