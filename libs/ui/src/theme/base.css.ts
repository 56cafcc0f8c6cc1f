import { globalFontFace, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { cssOf, cssOfMeasure, propertyOf } from './css-values.ts';
import { archivo } from './fonts/archivo.ts';
import { fallbackFaces, fallbackFamilies } from './fonts/fallbacks.ts';
import { globalRule } from './layers.css.ts';
import { primitives } from './primitives.ts';
import { measures } from './semantic.ts';
import { type FluidToken, leaves, type Token } from './tokens.ts';
import { labelSpacing } from './type.css.ts';
import { vars } from './vars.css.ts';

globalFontFace(
  'Archivo Variable',
  archivo.files.map(({ file, unicodeRange }) => ({
    src: `url(./fonts/${file}) format('woff2')`,
    fontWeight: archivo.fontWeight,
    fontStretch: archivo.fontStretch,
    fontDisplay: 'swap',
    unicodeRange,
  })),
);

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/**
 * A system font with the metrics of Archivo (ascent 878, descent 210 of 1000), so that the font swap shifts nothing.
 */
function fallback({ local, fontWeight, fontStretch, scale }: (typeof fallbackFaces)[number]) {
  const src = local.map((name) => `local('${name}')`).join(', ');
  const measures = {
    sizeAdjust: percent(scale),
    ascentOverride: percent(0.878 / scale),
    descentOverride: percent(0.21 / scale),
    lineGapOverride: '0%',
  };
  // Other characters are rendered with the fonts of other scripts.
  return { src, fontWeight, fontStretch, ...measures, unicodeRange: archivo.files[0].unicodeRange };
}

for (const family of fallbackFamilies)
  globalFontFace(family, fallbackFaces.filter((face) => face.family === family).map(fallback));

globalRule('tokens', ':root', {
  vars: Object.fromEntries(
    leaves(measures).map(({ path, leaf }) => [propertyOf(path), cssOfMeasure(leaf as Token | FluidToken)]),
  ),
});

globalRule('reset', '*, ::before, ::after', { boxSizing: 'border-box' });
globalRule('reset', 'body, h1, h2, h3, h4, p, ul, ol, figure, blockquote, fieldset, dl, dd', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalRule('reset', 'ul, ol', { listStyle: 'none' });
globalRule('reset', 'img, svg, picture', { display: 'block', maxInlineSize: '100%' });
globalRule('reset', 'button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
globalRule('reset', 'button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalRule('reset', '[popover]', {
  margin: 0,
  padding: 0,
  border: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  color: 'inherit',
});
// A cross in the colour of the text, in place of the browser's.
globalRule('reset', '[type=search]::-webkit-search-cancel-button', {
  appearance: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  background:
    'linear-gradient(45deg, transparent 46%, currentColor 46% 54%, transparent 54%), linear-gradient(-45deg, transparent 46%, currentColor 46% 54%, transparent 54%)',
  cursor: 'pointer',
});
globalRule('reset', 'summary', { cursor: 'pointer', listStyle: 'none' });
globalRule('reset', 'summary::-webkit-details-marker', { display: 'none' });

globalRule('base', 'html', {
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.leading.text,
  // Prevents phones from enlarging text in landscape.
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.m})`,
  colorScheme: vars.scheme.here,
  WebkitFontSmoothing: 'antialiased',
});
globalRule('base', 'body', {
  backgroundColor: vars.here.ground,
  color: vars.here.text,
  minBlockSize: '100svh',
  overflowWrap: 'anywhere',
});
// `anywhere` lets a box shrink below a long compound; a table should scroll instead of breaking words into letters.
globalRule('base', 'table', { overflowWrap: 'break-word' });
// An element with a theme has that theme's ground.
globalRule('base', ':where([data-theme])', {
  backgroundColor: vars.here.ground,
  color: vars.here.text,
  colorScheme: vars.scheme.here,
});
globalRule('base', 'h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
// An anchor to the page's title scrolls to the top of the page, so that the banner above the header is never cut off.
globalRule('base', ':where(main [id]:has(h1))', { scrollMarginBlockStart: '100svh' });
// Korean and Chinese words are short: their lines are even without it.
globalRule('base', ':is(h1, h2, h3):not(:lang(ko), :lang(zh))', { textWrap: 'balance' });
globalRule('base', 'a', { color: 'inherit' });
globalRule('base', ':focus-visible', {
  outline: `${vars.stroke.focus} solid ${vars.here.focus}`,
  outlineOffset: '2px',
});
globalRule('base', '::selection', { backgroundColor: vars.light.ground, color: vars.light.text });
globalRule('base', ':lang(de)', { hyphens: 'auto', hyphenateLimitChars: '10 4 4' });

/** Scripts without expanded fonts and with wider line spacing set their own fonts and line heights. */
function script(lang: string, font: string, { vars: own, ...more }: GlobalStyleRule): void {
  const selector = `[lang|='${lang}']`;
  const leading = { [vars.leading.display]: '1.2', [vars.leading.heading]: '1.35', [vars.leading.text]: '1.75' };
  globalRule('base', selector, {
    vars: { [vars.font.text]: font, [labelSpacing]: '.02em', ...leading, ...own },
    fontFamily: vars.font.text,
    lineHeight: vars.leading.text,
    ...more,
  });
}
// Latin words are written without spaces around them: the browser inserts the gaps.
script('ja', cssOf(primitives.font.ja), {
  // A katakana name is long, has square letters and is never broken within a word; it must fit beside the machine.
  vars: { [vars.fontSize.hero]: 'clamp(2rem, .8rem + 3.9vw, 6.25rem)' },
  wordBreak: 'auto-phrase',
  lineBreak: 'strict',
  textAutospace: 'normal',
});
script('ko', cssOf(primitives.font.ko), { wordBreak: 'keep-all' });
script('zh', cssOf(primitives.font.zh), { textAutospace: 'normal' });
// No single word on the last line; without spaces, as in Chinese, no single character.
globalRule('base', 'p, li, dd, td, :lang(zh) :is(h1, h2, h3)', { textWrap: 'pretty' });

// In separate rules: a browser that does not support the last selector would drop the whole rule.
for (const selector of ['*, ::before, ::after', '::details-content']) {
  globalRule('base', selector, {
    '@media': { [media.still]: { animation: 'none !important', transition: 'none !important' } },
  });
}
