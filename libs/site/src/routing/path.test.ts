import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, hasDotSegment, pathOf, splitPath } from './path.ts';

describe('the path of a request', () => {
  it.each([
    ['/us/home?x=1#y', '/us/home'],
    ['/us#x?y', '/us'],
    ['/', '/'],
    ['', ''],
    ['//evil', '//evil'],
    ['//a:99999/', '//a:99999/'],
    ['http://host/us?x', '/us'],
    ['https://host', '/'],
    ['http://host?x', '/'],
    ['/us?to=http://host/x', '/us'],
    ['/%2e%2e/x', '/%2e%2e/x'],
  ])('of %s is %s, neither decoded nor resolved', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it('is read from any text without an error, and contains no query', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true, withFragments: true })),
        (url) => {
          expect(pathOf(url)).not.toMatch(/[?#]/);
        },
      ),
    );
  });
});

describe('the canonical path', () => {
  it.each([
    ['/US', '/us'],
    ['/us/', '/us'],
    ['//us', '/us'],
    ['/us//Flagship-Bumblebee/', '/us/flagship-bumblebee'],
    ['/', '/'],
    ['//', '/'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    '',
    'us',
    '/us/..',
    '/us/%2e%2e',
    '/us/é',
    '/us\\x',
    '/us/a b',
    '/us/\n',
    '/us/a.html',
    '/us\u0000',
    '/.env',
    '/@fs/etc',
    '/us;x',
    '/uſ',
  ])('is undefined for %j', (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  });

  it('of a canonical path is the same path, and never names a host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[A-Za-z0-9/_-]{0,20}$/), (path) => {
        const canonical = canonicalPath(path) ?? '';
        expect(canonicalPath(canonical)).toBe(canonical);
        expect(canonical).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('the segments of a path', () => {
  it('are split into the first one and the rest', () => {
    expect(splitPath('/')).toEqual({ first: '', rest: '' });
    expect(splitPath('/us')).toEqual({ first: 'us', rest: '' });
    expect(splitPath('/us/where-to-buy/hongkong-macao')).toEqual({ first: 'us', rest: 'where-to-buy/hongkong-macao' });
  });
});

describe('a dot segment, which a URL parser removes', () => {
  it.each(['/us/..', '/us/../de', '/./us', '/%2e%2e/us', '/us/.%2E', '/us/%2E', '/..'])('is found in %s', (path) => {
    expect(hasDotSegment(path)).toBe(true);
  });

  it.each(['/us', '/us/...', '/us/a..b', '/us/.env', '/a.js', '', '/%2f', '/us/.well-known/x'])(
    'is not found in %s',
    (path) => {
      expect(hasDotSegment(path)).toBe(false);
    },
  );
});
