import { describe, expect, it } from 'vitest';
import { chosenProducts } from './chosen-products.ts';

const chosenIn = (search: string, format: 'html' | 'json' = 'html') => chosenProducts({ format, search });

describe('products that a query chooses', () => {
  it('are read from a list, or from repeated values as a form without JavaScript sends them', () => {
    expect(chosenIn('?robots=a-1,b-2')).toEqual(['a-1', 'b-2']);
    expect(chosenIn('?robots=a-1&robots=b-2&utm=x')).toEqual(['a-1', 'b-2']);
  });

  it('are at most three, without duplicates, and only slugs', () => {
    expect(chosenIn('?robots=a,a,b,c,d')).toEqual(['a', 'b', 'c']);
    expect(chosenIn(`?robots=A,<b>,${'c'.repeat(81)},d`)).toEqual(['d']);
  });

  it('are undefined without a choice, and for JSON, which is the same for all visitors', () => {
    for (const search of ['', '?', '?robots=', '?robots=,', '?robots=%3Cscript%3E', '?robot=a'])
      expect(chosenIn(search), search).toBeUndefined();
    expect(chosenIn('?robots=a', 'json')).toBeUndefined();
  });
});
