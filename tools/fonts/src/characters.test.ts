import { describe, expect, it } from 'vitest';
import { fontFiles, unicodeRange } from './characters.ts';

describe('unicode range', () => {
  it('joins neighbouring characters', () => {
    expect(unicodeRange('cbaz')).toBe('U+61-63,U+7A');
  });

  it('covers gaps that are no longer than the slack', () => {
    expect(unicodeRange('adz', 2)).toBe('U+61-64,U+7A');
    expect(unicodeRange('adz', 1)).toBe('U+61,U+64,U+7A');
  });
});

describe('font files', () => {
  it('share no character, so that a page loads one file for each', () => {
    const all = fontFiles.flatMap(({ characters }) => Array.from(characters));
    expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([]);
  });

  it('contain all letters of Western and Central Europe', () => {
    const all = fontFiles.map(({ characters }) => characters).join('');
    const letters = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index));
    expect([...letters, 'ẞ'].filter((letter) => !all.includes(letter))).toEqual([]);
  });
});
