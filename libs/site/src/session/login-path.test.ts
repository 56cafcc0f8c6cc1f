import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './login-path.ts';

const uk = { home: '/uk', pages: ['', 'account', 'login', 'manuals', 'where-to-buy/hongkong-macao'] };
const cn = { home: '/', pages: ['', 'login', 'manuals'] };

describe('return path of the login [SC-14]', () => {
  it.each([
    ['/uk/manuals', '/uk/manuals'],
    ['/uk/where-to-buy/hongkong-macao', '/uk/where-to-buy/hongkong-macao'],
    ['/uk', '/uk'],
    ['/uk/login', '/uk/account'],
    ['/us/manuals', '/uk/account'],
    ['/uk/unknown', '/uk/account'],
    ['//evil.example', '/uk/account'],
    ['https://evil.example/uk/manuals', '/uk/account'],
    ['/uk/manuals?at=now', '/uk/account'],
    ['/\\evil.example', '/uk/account'],
    ['javascript:alert(1)', '/uk/account'],
  ])('from %s: is %s', (from, to) => {
    expect(returnPath(new URL(loginPath(uk, from), 'https://x.example').search, uk)).toBe(to);
  });

  it('is the home page where the region has no account page', () => {
    expect(returnPath('', cn)).toBe('/');
    expect(loginPath(cn, '/manuals')).toBe('/login?next=%2Fmanuals');
    expect(returnPath('?next=%2Fmanuals', cn)).toBe('/manuals');
  });

  it('never leads out of the region, for any query', () => {
    const part = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('/', '//', '\\', '@', '..', 'uk', 'manuals', 'login', '%2f'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        expect(returnPath(`?next=${encodeURIComponent(parts.join(''))}`, uk)).toMatch(
          /^\/uk(?:\/(?:account|manuals|where-to-buy\/hongkong-macao))?$/,
        );
        expect(returnPath(`?${parts.join('&')}`, uk)).toMatch(/^\/uk(?:\/[a-z/-]+)?$/);
      }),
      { numRuns: 10_000 },
    );
  });
});
