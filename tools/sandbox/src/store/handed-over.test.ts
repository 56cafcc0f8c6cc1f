import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handedOver } from './handed-over.ts';

const known = new Set(['flagship-bumblebee', 'black-friday-2024', 'uk']);

describe('values passed by a link', () => {
  it('are its product, its campaign and its region', () => {
    expect(handedOver('flagship-bumblebee', { campaign: 'black-friday-2024', region: 'uk' })).toEqual([
      'flagship-bumblebee',
      'black-friday-2024',
      'uk',
    ]);
    expect(handedOver('flagship-bumblebee', { campaign: 'christmas-sale' })).toEqual([
      'flagship-bumblebee',
      'christmas-sale',
    ]);
    expect(handedOver(undefined, { region: 'cn' })).toEqual(['cn']);
  });

  it('are empty when only the path names a product', () => {
    expect(handedOver('flagship-bumblebee', {})).toEqual([]);
  });

  it('never include a value that the store does not know', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(...known, '__proto__', 'toString', 'flagshipBumblebee', 'UK', 'uk '),
    );
    fc.assert(
      fc.property(
        text,
        fc.option(text, { nil: undefined }),
        fc.option(text, { nil: undefined }),
        (product, campaign, region) => {
          expect(handedOver(product, { campaign, region }).filter((value) => !known.has(value))).toEqual([]);
        },
      ),
    );
  });
});
