import { describe, expect, it } from 'vitest';
import { chosenProducts } from './chosen-products.ts';

const chosenIn = (search: string, format: 'html' | 'json' = 'html') => chosenProducts({ format, search });

describe('the products that a query chooses', () => {
  it('are a list, or one value each as a form without JavaScript sends them', () => {
    expect(chosenIn('?robots=a-1,b-2')).toEqual(['a-1', 'b-2']);
    expect(chosenIn('?robots=a-1&robots=b-2&utm=x')).toEqual(['a-1', 'b-2']);
  });

  it('are three at most, each once, and slugs alone', () => {
    expect(chosenIn('?robots=a,a,b,c,d')).toEqual(['a', 'b', 'c']);
    expect(chosenIn(`?robots=A,<b>,${'c'.repeat(81)},d`)).toEqual(['d']);
  });

  it('are none without a choice, and none for data, which is the same for everybody', () => {
    for (const search of ['', '?', '?robots=', '?robots=,', '?robots=%3Cscript%3E', '?robot=a'])
      expect(chosenIn(search), search).toBeUndefined();
    expect(chosenIn('?robots=a', 'json')).toBeUndefined();
  });
});
