import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText } from './encode-text.ts';

describe('an encoded text', () => {
  it('is UTF-8, and does not change if other texts are encoded after it', () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 10 });
    fc.assert(
      fc.property(texts, (all) => {
        const encoded = all.map(encodeText);
        expect(encoded.map((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))).toEqual(all);
      }),
    );
  });

  it('is the same for a text in parts as for the joined text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (parts) => {
        expect(encodeText(parts)).toEqual(encodeText(parts.join('')));
      }),
    );
  });

  it('uses no more memory than its bytes', () => {
    expect(encodeText('Bumblebee’s wheel').buffer.byteLength).toBe(19);
  });
});
