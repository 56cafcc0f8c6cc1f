import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMessage, readTextIds } from './text-ids.ts';
import { createText } from './text.ts';

const file = 'libs/screens/src/home/copy/de-DE.json';
const key = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9.\-]{0,20}$/);
const words = fc.string({ unit: fc.constantFrom(...Array.from('abcÄöß 日本語한국어中文.,’-!0123%&')) });

describe('a text that carries its id', () => {
  it('keeps its text, and contains its key and its file', () => {
    fc.assert(
      fc.property(key, words, (id, text) => {
        expect(readTextIds(String(markMessage({ key: id, file }, text)))).toEqual({
          text,
          ids: text === '' ? [] : [{ key: id, file }],
        });
      }),
    );
  });

  it('contains the ids of interpolated texts after its own', () => {
    fc.assert(
      fc.property(key, key, words, words, (outer, inner, before, name) => {
        fc.pre(outer !== inner && name !== '');
        const text = createText('de-DE', [
          {
            [outer]: markMessage({ key: outer, file }, parse(`${before.replaceAll('’', '')}{product} {count, number}`)),
            [inner]: markMessage({ key: inner, file: 'libs/content/src/products/ai-base/copy/de-DE.json' }, name),
          },
        ]);
        const said = text(outer, { product: text(inner), count: 1200 });
        expect(readTextIds(said)).toEqual({
          text: `${before.replaceAll('’', '')}${name} 1.200`,
          ids: [
            { key: outer, file },
            { key: inner, file: 'libs/content/src/products/ai-base/copy/de-DE.json' },
          ],
        });
      }),
    );
  });

  it('keeps its plural forms', () => {
    const text = createText('en-US', [
      { robots: markMessage({ key: 'robots', file }, parse('{count, plural, one {# robot} other {# robots}}')) },
    ]);
    expect([1, 2].map((count) => readTextIds(text('robots', { count })).text)).toEqual(['1 robot', '2 robots']);
  });

  it('stays empty if it is empty', () => {
    // A page leaves out an empty text.
    expect(markMessage({ key: 'none', file }, '')).toBe('');
  });

  it('throws an error that names a key with unsupported characters', () => {
    expect(() => markMessage({ key: 'größe', file }, 'Größe')).toThrow('größe');
  });

  it('has no ids if it was not marked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('\u{E0001}'));
        expect(readTextIds(text)).toEqual({ text, ids: [] });
      }),
    );
  });
});
