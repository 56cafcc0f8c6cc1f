import { describe, expect, it } from 'vitest';
import { linkedSentence } from './linked-sentence.ts';

const links = { terms: { label: 'terms', href: '/terms' }, privacy: { label: 'privacy', href: undefined } };
const sentence = (pattern: string) =>
  linkedSentence((values) => pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])), links);

describe('a sentence with links', () => {
  it('has its links where the message of the language places them', () => {
    expect(sentence('You agree to our {terms}.')).toEqual([
      { text: 'You agree to our ' },
      { text: 'terms', href: '/terms' },
      { text: '.' },
    ]);
    expect(sentence('{terms}に同意します。')).toEqual([{ text: 'terms', href: '/terms' }, { text: 'に同意します。' }]);
  });

  it('contains plain text in place of a link without an address', () => {
    expect(sentence('Our {privacy} and {terms}')).toEqual([
      { text: 'Our ' },
      { text: 'privacy' },
      { text: ' and ' },
      { text: 'terms', href: '/terms' },
    ]);
  });
});
