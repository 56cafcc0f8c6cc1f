import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { facesFor } from './fonts.ts';
import { mergeFonts } from './merge-fonts.ts';

const open = (font: Uint8Array) => create(Buffer.from(font)) as Font;
const glyph = (font: Font, character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0);

describe('merged font', () => {
  // Frequent and rare characters, Latin and punctuation: they come in different files.
  const text = '机器人，充电 Wi-Fi 2.4。';

  it('draws every character exactly like the font that it comes from', async () => {
    const whole = open((await facesFor('zh-CN', text)).text);
    for (const character of new Set(text)) {
      const alone = glyph(open((await facesFor('zh-CN', character)).text), character);
      const merged = glyph(whole, character);
      expect(merged.id).toBeGreaterThan(0);
      expect([character, merged.path.toSVG(), merged.advanceWidth]).toEqual([
        character,
        alone.path.toSVG(),
        alone.advanceWidth,
      ]);
    }
  });

  it('draws a character differently in the strong face', async () => {
    const { text: light, strong } = await facesFor('ko-KR', '로');
    expect(glyph(open(strong), '로').path.toSVG()).not.toBe(glyph(open(light), '로').path.toSVG());
  });

  it('keeps the accents of Latin letters, which are composed of two glyphs', async () => {
    const whole = open((await facesFor('de-DE', 'Äaß „Über“ é')).text);
    expect(glyph(whole, 'Ä').path.bbox.maxY).toBeGreaterThan(glyph(whole, 'a').path.bbox.maxY);
    expect(glyph(whole, ' ').advanceWidth).toBeGreaterThan(0);
  });

  it('throws an error that names a missing character', async () => {
    await expect(facesFor('de-DE', 'a机')).rejects.toThrow('the font has no "机" (U+673a)');
    await expect(facesFor('ko-KR', '\u{10FFFD}')).rejects.toThrow('noto-sans-kr has no');
  });

  it('throws an error when there are no fonts to merge', () => {
    expect(() => mergeFonts([])).toThrow('nothing to merge');
  });
});
