import { describe, expect, it } from 'vitest';
import { acceptSizes } from './accept.ts';
import type { BudgetPage } from './pages.ts';

const home: BudgetPage = { kind: 'home', region: 'de', path: '/de', clock: '2025-08-01T12:00:00Z' };
const accept = (then: number, now: number) =>
  acceptSizes(
    { limits: {}, accepted: { '/de': { unasked: { document: [then] }, live: {} } } },
    new Map([[home, { unasked: { document: [now] }, live: {} }]]),
  );

describe('accepting sizes', () => {
  it('a page: stores its sizes and sets the limits of its kind', () => {
    expect(accept(9_000, 9_500)).toMatchObject({
      accepted: { '/de': { unasked: { document: [9_500] } } },
      limits: { home: { transfer: 10_000 } },
    });
  });

  it('a difference of a few bytes: is ignored in a document, and counts in any other file', () => {
    const then = { '/de': { unasked: { document: [9_000], 'a.js': [500] }, live: {} } };
    const now = { unasked: { document: [9_004], 'a.js': [504] }, live: {} };
    expect(acceptSizes({ limits: {}, accepted: then }, new Map([[home, now]])).accepted['/de']?.unasked).toEqual({
      document: [9_000],
      'a.js': [504],
    });
  });

  it('a page that is no longer visited: is removed', () => {
    const old = { '/gone': { unasked: {}, live: {} } };
    expect(acceptSizes({ limits: {}, accepted: old }, new Map([[home, { unasked: {}, live: {} }]])).accepted).toEqual({
      '/de': { unasked: {}, live: {} },
    });
  });
});
