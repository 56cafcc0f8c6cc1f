import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDataBlock } from './data-block.ts';

describe('data block', () => {
  it('round-trips any JSON and can neither end its element nor break a line of JavaScript', () => {
    const word = fc.constantFrom(
      '</script>',
      '<!--',
      '<script',
      ']]>',
      '\u2028',
      '\u2029',
      '&lt;',
      '\\u003c',
      '__proto__',
    );
    // No key contains a backslash: after V8 (Node 24) has read such a key, its JSON.parse confuses other escaped keys
    // with it, as in JSON.parse('{"\\\\":1}') and then JSON.parse('{"\\u2028":1}'). The names in our models are
    // identifiers.
    const key = fc.oneof(word, fc.string()).filter((text) => !text.includes('\\'));
    const anyJson = fc
      .json()
      .filter((text) => !text.includes('\\\\'))
      .map((text): unknown => JSON.parse(text));
    const json = fc.oneof(
      anyJson,
      fc.dictionary(
        key,
        fc.oneof(word, fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true })),
      ),
    );
    fc.assert(
      fc.property(json, (value) => {
        const block = toDataBlock(value);
        expect(block).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(block))).toBe(JSON.stringify(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('escapes text that an HTML parser would interpret', () => {
    expect(toDataBlock({ title: '</script><script>alert(1)</script>' })).toBe(
      '{"title":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}',
    );
  });
});
