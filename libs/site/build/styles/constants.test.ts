import { describe, expect, it } from 'vitest';
import { pageCss } from '../../src/server/render/style/page-style.ts';
import { readStyleSheet } from './style-rules.ts';

/** Returns the style of a page with these sheets. A definition that nothing reads is left out. */
function styled(sheets: readonly string[], markup = '<p class="x">'): string | undefined {
  const rules = Object.fromEntries(sheets.map((css, index) => [`/${index}.css`, readStyleSheet(css)]));
  return pageCss(rules, Object.keys(rules), markup);
}

describe('a constant of the style sheets', () => {
  it('is written where it is read, in every sheet, also through other constants', () => {
    expect(
      styled(['@layer tokens{:root{--a:1rem;--b:calc(var(--a) * 2)}}', '@media print{.x{top:var(--b);left:var(--a)}}']),
    ).toBe('@media print{.x{top:calc(1rem * 2);left:1rem}}');
  });

  it('is written into animations', () => {
    expect(styled([':root{--a:1rem}.x{animation:go 1s}@keyframes go{to{top:var(--a)}}'])).toBe(
      '.x{animation:go 1s}@keyframes go{to{top:1rem}}',
    );
  });

  it('may be set to the same value in two sheets', () => {
    expect(styled([':root{--a:1rem}', ':root{--a:1rem}p{top:var(--a)}'])).toBe('p{top:1rem}');
  });

  it('may be set by a theme that the page does not have', () => {
    const css = ':where(:root){--a:red}[data-theme=night]{--a:blue}p{color:var(--a)}';
    expect(styled([css])).toBe('p{color:red}');
    expect(styled([css], '<p data-theme="night">')).toBe(css);
  });

  it.each([
    ['by an element', ':root{--a:1rem}.x{--a:1rem}p{top:var(--a)}'],
    ['under a condition', '@media print{:root{--a:1rem}}p{top:var(--a)}'],
    ['twice', ':root{--a:1rem}:root{--a:2rem}p{top:var(--a)}'],
    ['with a fallback where it is read', ':root{--a:1rem}p{top:var(--a,2rem)}'],
    ['by itself', ':root{--a:var(--a)}p{top:var(--a)}'],
    ['from a property that an element sets', ':root{--a:var(--b);--b:1rem}.x{--b:2rem}p{top:var(--a)}'],
  ])('is left alone if it is set %s', (_, css) => {
    expect(styled([css])).toBe(css);
  });
});

describe('a token that no rule of a page sets', () => {
  it('is replaced by the fallback of each read, also in another fallback', () => {
    expect(styled(['p{top:var(--ka,1rem);color:var(--kb,var(--kc,var(--kd)))}', ':root{--kd:red}'])).toBe(
      'p{top:1rem;color:red}',
    );
  });

  it.each([
    ['is set by a rule', '.x{--ka:1rem}p{top:var(--ka,2rem)}'],
    ['is no token: an element may set it', 'p{top:var(--_1a0,2rem)}'],
  ])('stays if it %s', (_, css) => {
    expect(styled([css])).toBe(css);
  });
});
