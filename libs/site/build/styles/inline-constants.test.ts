import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineConstants } from './inline-constants.ts';

/** Returns style sheets with their constants inlined. */
function inlined(...sheets: readonly string[]): string[] {
  const parsed = sheets.map((css) => parse(css));
  inlineConstants(parsed);
  return parsed.map((sheet) => sheet.toString());
}

describe('a constant of the style sheets', () => {
  it('is written where it is read, in every sheet, also through other constants', () => {
    expect(
      inlined('@layer tokens{:root{--a:1rem;--b:calc(var(--a) * 2)}}', '@media print{.x{top:var(--b);left:var(--a)}}'),
    ).toEqual(['@layer tokens{:root{--a:1rem;--b:calc(1rem * 2)}}', '@media print{.x{top:calc(1rem * 2);left:1rem}}']);
  });

  it('may be set to the same value in two sheets', () => {
    expect(inlined(':root{--a:1rem}', ':root{--a:1rem}p{top:var(--a)}')[1]).toBe(':root{--a:1rem}p{top:1rem}');
  });

  it.each([
    ['to another value by a theme', ':root{--a:1rem}[data-theme=night]{--a:2rem}p{top:var(--a)}'],
    ['by an element', ':root{--a:1rem}.x{--a:1rem}p{top:var(--a)}'],
    ['under a condition', '@media print{:root{--a:1rem}}p{top:var(--a)}'],
    ['twice', ':root{--a:1rem}:root{--a:2rem}p{top:var(--a)}'],
    ['with a fallback where it is read', ':root{--a:1rem}p{top:var(--a,2rem)}'],
    ['by itself', ':root{--a:var(--a)}p{top:var(--a)}'],
  ])('is left alone if it is set %s', (_, css) => {
    expect(inlined(css)).toEqual([css]);
  });
});
