import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageStyle } from '../src/server/page-style.ts';
import { needsOf, readStyleSheet } from './style-rules.ts';

/** The style of a markup by one style sheet. */
const styled = (css: string, markup: string) => pageStyle({ '/a.css': readStyleSheet(css) }, ['/a.css'], markup)?.css;

describe('what a selector needs', () => {
  it.each([
    ['.a', ['a']],
    ['.a.b>.c:hover', ['a', 'b', 'c']],
    ['.a:not(.b)', ['a']],
    ['.a:has(>.b:not(.c))', ['a']],
    [':is(.a,.b) p', []],
    ['[data-theme=dark] .a', ['a', 'theme=dark']],
    ['html[data-region="jp"]', []],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs);
  });
});

describe('the style of a page', () => {
  it('has the rules of its classes and elements, in their order, and no others', () => {
    const css =
      '@layer a,b;p{margin:0}@layer a{.seen{color:red}.other{color:blue}@media print{.other{top:0}}}@layer b{.seen .inner,.other{top:1px}}';
    expect(styled(css, '<p class="seen"><b class="x inner">')).toBe(
      '@layer a,b;p{margin:0}@layer a{.seen{color:red}}@layer b{.seen .inner{top:1px}}',
    );
  });

  it('has the colours of the themes that it shows', () => {
    const css = ':where(:root),[data-theme=brand]{--a:1}[data-theme=night]{--a:2}[data-theme=snow]{--a:3}';
    expect(styled(css, '<body data-theme="night">')).toBe(':where(:root){--a:1}[data-theme=night]{--a:2}');
  });

  it('has the animations that its rules name, and every font', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}.b{animation:fade 1s}';
    expect(styled(css, '<p class="a">')).toBe(
      '@font-face{font-family:A;src:url(/a.woff2)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    );
  });

  it('is left to the whole sheets where the rules of one are not known, and to the development server where there are none', () => {
    expect(pageStyle({ '/a.css': [] }, ['/a.css', '/b.css'], '<p>')).toBeUndefined();
    expect(pageStyle({}, [], '<p>')).toBeUndefined();
  });

  it('keeps a rule if and only if every class of one of its selectors is on the page', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const compound = fc.uniqueArray(name, { minLength: 1 });
    fc.assert(
      fc.property(fc.array(compound, { minLength: 1 }), fc.array(name), (selectors, present) => {
        const css = `${selectors.map((classes) => `.${classes.join('.')}`).join(',')}{top:0}`;
        const isKept = styled(css, `<p class="${present.join(' ')}">`) !== '';
        expect(isKept).toBe(selectors.some((classes) => classes.every((one) => present.includes(one))));
      }),
    );
  });
});
