import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadText } from './browser-text.ts';
import { locales } from './locales.ts';
import { areSimple } from './simple-message.ts';
import { createText } from './text.ts';

const part = fc.oneof(fc.stringMatching(/^[^{}'<>#|]{1,12}$/), fc.constantFrom('{word}', '{count, number}'));

describe('a text in the browser', () => {
  it('formats simple messages like the full formatter, in every locale', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...locales),
        fc.array(part, { minLength: 1, maxLength: 5 }),
        fc.string(),
        fc.integer(),
        async (locale, parts, word, count) => {
          const sets = [{ message: parse(parts.join('')) }];
          expect(sets.every(areSimple)).toBe(true);
          const [light, full] = [await loadText(locale, sets), createText(locale, sets)];
          expect(light('message', { word, count })).toBe(full('message', { word, count }));
        },
      ),
    );
  });

  it('formats plurals, dates and percentages like the full formatter', async () => {
    const sets = [
      {
        plural: parse('{n, plural, one {# part} other {# parts}}'),
        date: parse('{at, date, ::MMMMd}'),
        styled: parse('{n, number, ::percent}'),
      },
    ];
    const [light, full] = [await loadText('en-US', sets), createText('en-US', sets)];
    for (const id of ['plural', 'date', 'styled']) expect(light(id, { n: 2, at: 0 })).toBe(full(id, { n: 2, at: 0 }));
  });

  it('is empty for a missing message, and throws for a missing value [PB-9]', async () => {
    const sets = [{ hello: parse('Hello {name}') }];
    const [light, full] = [await loadText('en-US', sets), createText('en-US', sets)];
    expect([light('absent'), light('__proto__')]).toEqual(['', '']);
    expect(() => full('hello')).toThrow();
    expect(() => light('hello')).toThrow('"name" is missing');
  });
});
