import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { type ContrastProblem, contrastProblems, type ThemeDefinition, themeCss } from './make.ts';
import { themes } from './themes.ts';

const plain: ThemeDefinition = { name: 'acme' };
const harbour: ThemeDefinition = {
  name: 'harbour',
  colors: {
    paper: { ground: '#f3f7fa', accent: '#0b5c8a' },
    action: { ground: '#0B5C8A', hover: '#094A70', text: '{primitive.color.white}' },
    overlay: '#0A1B2AB8',
  },
  components: { button: { cut: '{semantic.cut.large}' } },
};

/** Returns a definition without a type check, as from JavaScript. */
function loose(definition: object): ThemeDefinition {
  return { name: 'acme', ...definition };
}

/** Returns the declarations of a selector in a style sheet, as CSS text. */
function declared(css: string, selector: string): string {
  return css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
}

describe('the style sheet of a theme', () => {
  test('has the values of the definition, and those of brand for the rest', () => {
    const css = declared(themeCss(harbour), "[data-theme='harbour']");
    expect(css).toContain('--k-paper-ground: #F3F7FA;');
    expect(css).toContain('--k-action-text: #FFFFFF;');
    expect(css).toContain('--k-overlay: #0A1B2AB8;');
    expect(css).toContain('--k-button-cut: var(--k-cut-large);');
    expect(css).toContain('--k-ink-ground: #0B0D10;');
    expect(css).toContain('--k-here-ground: var(--k-paper-ground);');
  });

  test('is a rule in the layer of tokens, so that a printed page is ink on white', () => {
    expect(themeCss(plain)).toMatch(/^@layer tokens \{\n {2}\[data-theme='acme'\] \{\n[^{}]+\}\n\}\n$/);
  });

  test('resets a changed component token where another theme begins', () => {
    expect(declared(themeCss(harbour), ':where([data-theme])').trim()).toBe('--k-button-cut: initial;');
  });

  test('sets the scheme of each ground by its colour, and the page’s by its first ground', () => {
    const night = themeCss({
      name: 'night',
      ground: 'fog',
      colors: { fog: { ground: '#101418' }, ink: { ground: '#FFFFFF' } },
    });
    for (const line of ['ink: light', 'paper: light', 'fog: dark', 'here: dark'])
      expect(night).toContain(`--k-scheme-${line};`);
  });

  test('leaves out undefined values', () => {
    expect(
      themeCss(loose({ colors: { paper: undefined, ink: { text: undefined } }, components: { card: undefined } })),
    ).toBe(themeCss(plain));
  });
});

describe('the contrast check of a theme', () => {
  test('reports no problem for themes with enough contrast', () => {
    expect(contrastProblems(plain)).toEqual([]);
    expect(contrastProblems(harbour)).toEqual([]);
  });

  test('reports a pair with low contrast once, with both tokens, ratio and fix', () => {
    const [problem, ...others] = contrastProblems({
      name: 'acme',
      colors: { sale: { ground: '#FFFFFF', text: '#999999' } },
    });
    expect(others).toEqual([]);
    expect(problem).toEqual({
      ground: 'ink',
      over: 'sale.text',
      under: 'sale.ground',
      ratio: 2.84,
      wanted: 4.5,
      fix: 'Make sale.text darker: #767676 in place of #999999 has enough contrast with sale.ground (#FFFFFF).',
    } satisfies ContrastProblem);
  });

  test('reports the tokens that set the colours, not their aliases', () => {
    const found = contrastProblems({
      name: 'acme',
      components: { badge: { signal: { ground: '{semantic.ink.ground}', text: '{semantic.ink.raised}' } } },
    });
    expect(found.map(({ over, under }) => [over, under])).toEqual([['ink.raised', 'ink.ground']]);
  });

  test('requires a contrast of only 3 for the focus ring', () => {
    const [problem] = contrastProblems({ name: 'acme', colors: { fog: { focus: '#C0C0C0' } } });
    expect(problem).toMatchObject({ ground: 'fog', over: 'fog.focus', wanted: 3 });
  });

  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value): `#${string}` => `#${value.toString(16).toUpperCase().padStart(6, '0')}`);

  test('reports a problem exactly if the ratio is too low, with a sufficient fix', () => {
    fc.assert(
      fc.property(hex, hex, (text, ground) => {
        const [problem] = contrastProblems({ name: 'acme', colors: { sale: { text, ground } } });
        expect(problem === undefined).toBe(contrast(text, ground) >= 4.5);
        if (!problem) return;
        const [, better = ''] = /: (#[\dA-F]{6}) in place of/.exec(problem.fix) ?? [];
        expect(contrast(better, ground)).toBeGreaterThanOrEqual(4.5);
        const fixed = { text: better as `#${string}`, ground };
        expect(contrastProblems({ name: 'acme', colors: { sale: fixed } })).toEqual([]);
      }),
    );
  });
});

describe('an invalid theme definition', () => {
  test.each([
    [
      loose({ name: 'Acme' }),
      'Theme "Acme": data-theme can\'t carry this name. Write it in small letters, such as "acme-summer".',
    ],
    [
      loose({ name: 'brand' }),
      'Theme "brand": the package has a theme of this name. Choose another one, such as "acme-brand".',
    ],
    [loose({ name: undefined }), "Theme undefined: data-theme can't carry this name."],
    [loose({ colours: {} }), 'Theme "acme": there is no "colours". A theme has name, ground, colors and components.'],
    [loose({ ground: 'sea' }), 'Theme "acme": its ground is "sea". Write one of ink, paper, fog.'],
    [
      loose({ colors: { paper: { txet: '#000000' } } }),
      'Theme "acme": there is no token "paper.txet". Known there are ground, raised,',
    ],
    [
      loose({ colors: { here: { text: '#000000' } } }),
      'Theme "acme": there is no token "here". Known there are ink, paper, fog,',
    ],
    [loose({ colors: JSON.parse('{ "__proto__": {} }') as object }), 'there is no token "__proto__"'],
    [
      loose({ colors: { paper: '#000000' } }),
      'Theme "acme": "paper" is a group of tokens, not one. Give an object with some of ground,',
    ],
    [
      loose({ colors: { paper: { text: 'black' } } }),
      'Theme "acme": "paper.text" is "black", which can\'t be read as a colour. Write it as "#RRGGBB".',
    ],
    [loose({ colors: { paper: { text: 7 } } }), '"paper.text" is 7, which'],
    [loose({ colors: { paper: { text: '#12345' } } }), '"paper.text" is "#12345", which'],
    [loose({ colors: { overlay: { text: '#123456' } } }), '"overlay" is {"text":"#123456"}, which'],
    [
      loose({ colors: { paper: { text: '{primitive.color.mauve}' } } }),
      '"paper.text" names {primitive.color.mauve}, which is no colour of the package.',
    ],
    [loose({ colors: { paper: { text: '{primitive.color.constructor}' } } }), 'which is no colour of the package.'],
    [
      loose({ colors: { paper: { text: '#0000007F' } } }),
      'Theme "acme": "paper.text" is #0000007F, which is translucent, so its contrast can\'t be measured.',
    ],
    [loose({ colors: { ink: { glow: '{primitive.color.veil}' } } }), '"ink.glow" is #0B0D10B8, which is translucent'],
    [
      loose({ components: { button: { cut: '8px' } } }),
      'Theme "acme": "button.cut" is "8px". It takes the name of a semantic token that is a dimension, such as "{semantic.cut.medium}".',
    ],
    [loose({ components: { button: { cut: '{semantic.sale.text}' } } }), 'a semantic token that is a dimension'],
    [
      loose({ components: { price: { now: '{semantic.cut.large}' } } }),
      'a semantic token that is a color, such as "{semantic.paper.text}".',
    ],
    [
      loose({ components: { price: { now: '{semantic.here.text}' } } }),
      '"price.now" names {semantic.here.text}, which would not follow the grounds inside.',
    ],
    [loose({ components: { price: { now: '{semantic.constructor}' } } }), '"price.now" is "{semantic.constructor}".'],
  ])('throws an error for %j', (definition, message) => {
    expect(() => themeCss(definition)).toThrow(message);
    expect(() => contrastProblems(definition)).toThrow(message);
  });
});

test('a new theme cannot take the name of a theme of the package', () => {
  for (const { name } of themes) expect(() => themeCss({ name })).toThrow('the package has a theme of this name');
});
