import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompiledMessage } from './messages.ts';
import { pseudoMessage } from './pseudo.ts';
import { createText } from './text.ts';

const ast = (message: CompiledMessage) =>
  typeof message === 'string' ? [{ type: 0 as const, value: message }] : message;

/** Returns everything of a message except its literal texts: placeholders, choices, formats, tags. */
function structure(elements: readonly MessageFormatElement[]): unknown[] {
  return elements.flatMap((element): unknown[] => {
    if (element.type === 0) return [];
    // The printer sorts the options of a choice differently.
    const options =
      'options' in element
        ? Object.entries(element.options)
            .map(([name, { value }]) => [name, structure(value)])
            .sort()
        : [];
    const children = 'children' in element ? structure(element.children) : [];
    return [{ ...element, options, children }];
  });
}

function literals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === 0) return [element.value];
    if ('children' in element) return literals(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => literals(value)) : [];
  });
}

/** Returns the letters of the literal texts, each with its combining marks. */
const letters = (elements: readonly MessageFormatElement[]) =>
  literals(elements).flatMap((one) => one.match(/\p{L}\p{M}*/gu) ?? []);

// The letters of all eight locales, and those that a look-alike is made of.
const text = fc.string({
  unit: fc.constantFrom(...Array.from('abcxyzABCXYZäöüßéèçœÆÉƀȧḗ日本語ひらカナ한국어中文 .,’-!0123456789%&·')),
});
const name = fc.constantFrom('servos', 'ends', 'price', 'product');
const message = fc.letrec<{ elements: string; part: string }>((tie) => ({
  elements: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    name.map((id) => `{${id}}`),
    name.map((id) => `{${id}, number}`),
    name.map((id) => `{${id}, number, ::.00}`),
    name.map((id) => `{${id}, date, ::MMMMd}`),
    fc
      .tuple(name, tie('elements'), tie('elements'))
      .map(([id, one, other]) => `{${id}, plural, one {# ${one}} other {# ${other}}}`),
    fc
      .tuple(name, tie('elements'), tie('elements'))
      .map(([id, us, other]) => `{${id}, select, us {${us}} other {${other}}}`),
    tie('elements').map((inner) => `<b>${inner}</b>`),
  ),
})).elements;

describe('a message in the pseudo-locale', () => {
  it('is in brackets, accented and about a third longer', () => {
    expect(pseudoMessage('Prebook')).toBe('⟦Ƥřḗƀǿǿķ···⟧');
    expect(pseudoMessage('Order it now, in 2 minutes')).toBe('⟦Ǿřḓḗř·· īŧ· ƞǿẇ·, īƞ· 2 ḿīƞŭŧḗş··⟧');
  });

  it('changes the letters of every language of the sites', () => {
    for (const word of ['façade', 'Größe', 'œuvre', 'ロボット', '机器人', '로봇']) {
      const changed = String(pseudoMessage(word));
      for (const letter of word) expect(changed.normalize('NFC').match(/\P{M}\p{M}*/gu)).not.toContain(letter);
    }
  });

  it('is empty if the text is empty, and keeps a dash', () => {
    expect(pseudoMessage('')).toBe('');
    expect(pseudoMessage('—')).toBe('⟦—⟧');
  });

  it('keeps figures, dates and interpolated names, and shows where texts were joined', () => {
    const say = (written: string, values: Record<string, string | number>) =>
      createText('en-US', [{ it: pseudoMessage(parse(written)) }], { timeZone: 'UTC' })('it', values);
    expect(
      say('{n, plural, one {# robot} other {# robots}} until {ends, date, ::MMMMd}', {
        n: 1200,
        ends: Date.UTC(2025, 6, 14),
      }),
    ).toBe('⟦1,200 řǿƀǿŧş··· ŭƞŧīŀ·· July\u00a014⟧');
    expect(say('{action}: {product}', { action: String(pseudoMessage('Buy')), product: 'K1 Pro' })).toBe(
      '⟦⟦Ƀŭẏ··⟧: K1 Pro⟧',
    );
  });

  it('keeps its placeholders, choices, formats and tags, and changes every letter', () => {
    fc.assert(
      fc.property(message, (written) => {
        const before = parse(written, { captureLocation: false });
        const after = ast(pseudoMessage(before));
        expect(structure(after)).toEqual(structure(before));
        expect(structure(parse(printAST(after), { captureLocation: false }))).toEqual(structure(before));
        const changed = letters(after);
        expect(changed).toHaveLength(letters(before).length);
        expect(letters(before).filter((letter, index) => letter === changed[index])).toEqual([]);
      }),
    );
  });

  it('is 35 % longer, word by word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'robot', 'Bumblebee', 'transforms', 'pre-order'), {
          minLength: 3,
          maxLength: 30,
        }),
        (words) => {
          const grown = String(pseudoMessage(words.join(' '))).split('·').length - 1;
          expect(grown).toBe(Math.ceil(words.join('').replaceAll('-', '').length * 0.35));
        },
      ),
    );
  });
});
