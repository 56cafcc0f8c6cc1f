import { expect, it } from 'vitest';
import { describeScan } from './report.ts';

it('describes the score of a host and what each test adds to it or takes away', () => {
  const lines = describeScan('www.site.example', {
    scan: { grade: 'A+', score: 105, testsPassed: 2, testsQuantity: 3 },
    tests: {
      'subresource-integrity': { pass: true, result: 'sri-implemented', scoreModifier: 5 },
      cookies: { pass: true, result: 'cookies-not-found', scoreModifier: 0 },
      'strict-transport-security': { pass: false, result: 'hsts-not-implemented', scoreModifier: -20 },
    },
  });
  expect(lines).toEqual([
    'www.site.example: 105 (A+), 2 of 3 tests passed',
    '  ✓ + 5  subresource-integrity: sri-implemented',
    '  ✓   0  cookies: cookies-not-found',
    '  ✗ −20  strict-transport-security: hsts-not-implemented',
  ]);
});
