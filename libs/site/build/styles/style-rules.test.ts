import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStylePicker, pageCss } from '../../src/server/render/style/page-style.ts';
import { needsOf, readStyleSheet } from './style-rules.ts';

/** Returns the rules of one style sheet that a document with this markup contains. */
const styled = (css: string, markup: string) => pageCss({ '/a.css': readStyleSheet(css) }, ['/a.css'], markup);

describe('the classes and attributes that a selector requires', () => {
  it.each([
    ['.a', ['a']],
    ['.a.b>.c:hover', ['a', 'b', 'c', 'person']],
    ['.a:not(.b)', ['a']],
    ['.a:has(>.b:not(.c))', ['a']],
    [':is(.a,.b) p', []],
    ['[data-theme=dark] .a', ['a', 'theme=dark']],
    ['html[data-region="jp"]', []],
    [':lang(de) .a', ['a', 'lang=de']],
    ['[lang|=ja]', ['lang=ja']],
    ['[dir=rtl] .a:not([lang|=ja])', ['a', 'dir=rtl']],
    ['[type=search]::-webkit-search-cancel-button', ['type=search', 'person']],
    ['.a:is(:hover,:focus-within):after', ['a']],
  ])('are found for %s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs);
  });
});

describe('the style of a page', () => {
  it('contains only the rules of its classes and elements, in their order', () => {
    const css =
      '@layer a,b;p{margin:0}@layer a{.seen{color:red}.other{color:blue}@media print{.other{top:0}}}@layer b{.seen .inner,.other{top:1px}}';
    expect(styled(css, '<p class="seen"><b class="x inner">')).toBe(
      '@layer a,b;p{margin:0}@layer a{.seen{color:red}}@layer b{.seen .inner{top:1px}}',
    );
  });

  it('contains the properties of the themes that it uses', () => {
    const css =
      ':where(:root),[data-theme=brand]{--a:1}[data-theme=night]{--a:2}[data-theme=snow]{--a:3}body{top:var(--a)}';
    expect(styled(css, '<body data-theme="night">')).toBe(
      ':where(:root){--a:1}[data-theme=night]{--a:2}body{top:var(--a)}',
    );
  });

  it('contains the rules of its language and its text direction', () => {
    const css = ':lang(de){hyphens:auto}[lang|=ja] .a{top:0}[dir=rtl] .a{left:0}';
    expect(styled(css, '<html lang="de-DE"><p class="a">')).toBe(':lang(de){hyphens:auto}');
    expect(styled(css, '<html lang="ja-JP"><p class="a">')).toBe('[lang|=ja] .a{top:0}');
    expect(styled(css, '<html lang="en-US" dir="rtl"><p class="a">')).toBe('[dir=rtl] .a{left:0}');
  });

  it('contains the custom properties that its rules and animations use, directly or indirectly', () => {
    const css =
      'html{--a:var(--b);--b:1px;--c:2px;--d:3px}@keyframes move{to{top:var(--c)}}.a{animation:move 1s;left:var(--a)}.b{left:var(--d)}';
    expect(styled(css, '<p class="a">')).toBe(
      'html{--a:var(--b);--b:1px;--c:2px}.a{animation:move 1s;left:var(--a)}@keyframes move{to{top:var(--c)}}',
    );
  });

  it('contains the fonts of the characters that it has', () => {
    const latin = '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+20-5A,U+61-7A}';
    const central = '@font-face{font-family:A;src:url(/b.woff2);unicode-range:U+141,U+160-17F}';
    expect(styled(latin + central, '<p>Tea</p>')).toBe(latin);
    expect(styled(latin + central, '<p>Łódź</p>')).toBe(latin + central);
    expect(styled(latin + central, '<p>Žižka</p>')).toBe(latin + central);
    expect(styled(`@layer a{${central}}`, '<p>Ł</p>')).toBe(`@layer a{${central}}`);
  });

  it('contains no rules for elements under a pointer: the whole sheets are loaded when it moves', () => {
    expect(styled('.a{top:0}.a:hover,.a:focus{top:1px}.a:hover{top:2px}', '<p class="a">')).toBe(
      '.a{top:0}.a:focus{top:1px}',
    );
  });

  it('contains no transitions and no cursors, which show only what a person does', () => {
    expect(
      styled(
        '.a{cursor:pointer;transition-property:top;transition:top var(--b);top:0}.c{transition:none}@starting-style{.a{top:1px}}:root{--b:1s}',
        '<p class="a c">',
      ),
    ).toBe('.a{top:0}');
  });

  it('contains the animations that its rules use, and fonts for all characters', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}.b{animation:fade 1s}';
    expect(styled(css, '<p class="a">')).toBe(
      '@font-face{font-family:A;src:url(/a.woff2)}.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    );
  });

  it('is undefined if the rules of a style sheet are unknown, or if there are no style sheets', () => {
    expect(pageCss({ '/a.css': [] }, ['/a.css', '/b.css'], '<p>')).toBeUndefined();
    expect(pageCss({}, [], '<p>')).toBeUndefined();
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

  it('does not depend on the pages that were styled before', async () => {
    const sheet = readStyleSheet(['a', 'b', 'c', 'd'].map((name) => `.${name}{top:0}`).join(''));
    const rules = { '/a.css': sheet, '/b.css': sheet };
    const page = fc.record({
      sheets: fc.uniqueArray(fc.constantFrom('/a.css', '/b.css'), { minLength: 1 }),
      names: fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 1 }), async (pages) => {
        const pick = createStylePicker(rules);
        for (const { sheets, names } of pages) {
          const markup = `<p class="${names.join(' ')}">`;
          expect((await pick(sheets, markup))?.css).toBe(pageCss(rules, sheets, markup));
        }
      }),
    );
  });
});
