import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { escapeOthers } from './ascii-scripts.ts';

it('escaped script: contains only ASCII, and evaluates to the same values', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const code = escapeOthers(`[${JSON.stringify(text)}, /^変[形体]$/.test('変形')]`);
      expect(code).toMatch(/^[\0-\x7f]*$/);
      expect([...(runInNewContext(code) as unknown[])]).toEqual([text, true]);
    }),
    { examples: [['変形 “charge” 🤖 – é'], ['변신']] },
  );
});
