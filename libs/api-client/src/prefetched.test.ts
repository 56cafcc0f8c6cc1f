import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefetchedResults } from './prefetched.ts';

const call = { method: 'GET', path: '/account/user/profile', params: { a: '1', b: '2' } } as const;

describe('a prefetched result [AP-3]', () => {
  it('answers the call that it was fetched for, once', () => {
    const take = prefetchedResults([{ ...call, region: 'us', result: { points: 200 } }]);
    expect(take({ ...call, params: { b: '2', a: '1' } }, 'us')).toMatchObject({ result: { points: 200 } });
    expect(take(call, 'us')).toBeUndefined();
  });

  it.each([
    ['method', { ...call, method: 'POST' as const }, 'us'],
    ['path', { ...call, path: '/account/user' as const }, 'us'],
    ['params', { ...call, params: { a: '1' } }, 'us'],
    ['data', { ...call, data: {} }, 'us'],
    ['region', call, 'jp'],
  ])('does not answer a call with another %s', (_, other, region) => {
    expect(prefetchedResults([{ ...call, region: 'us', result: 1 }])(other, region)).toBeUndefined();
  });

  it('matches whatever the order in which data was written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        const backwards = Object.fromEntries(Object.entries(data).reverse());
        expect(prefetchedResults([{ method: 'POST', path: '/x', data, region: 'us', result: 1 }])({ method: 'POST', path: '/x', data: backwards }, 'us')).toBeDefined();
      }),
    );
  });
});
