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

/** A font of the machine in the measures of Archivo (ascent 878, descent 210 of 1000), so that the swap moves nothing. */
function fallback({ local, fontWeight, fontStretch, scale }: (typeof fallbackFaces)[number]) {
  const src = local.map((name) => `local('${name}')`).join(', ');
  const measures = {
    sizeAdjust: percent(scale),
    ascentOverride: percent(0.878 / scale),
    descentOverride: percent(0.21 / scale),
    lineGapOverride: '0%',
  };
  // Other signs are for the fonts of other scripts.
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
// A cross in the colour of the text, in place of the browser's own.
globalRule('reset', '::-webkit-search-cancel-button', {
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
  // Stops phones from blowing up text in landscape.
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.normal})`,
  colorScheme: vars.scheme.here,
  WebkitFontSmoothing: 'antialiased',
});
globalRule('base', 'body', {
  backgroundColor: vars.here.ground,
  color: vars.here.text,
  minBlockSize: '100svh',
  overflowWrap: 'anywhere',
});
// Anywhere lets a long compound shrink its box instead of bursting it; a table would rather be scrolled than broken into letters.
globalRule('base', 'table', { overflowWrap: 'break-word' });
// A part of a page that carries a theme stands on that theme's ground.
globalRule('base', ':where([data-theme])', {
  backgroundColor: vars.here.ground,
  color: vars.here.text,
  colorScheme: vars.scheme.here,
});
globalRule('base', 'h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
// Where a page begins, its top does: an anchor to the title never cuts through the line above the header.
globalRule('base', ':where(main [id]:has(h1))', { scrollMarginBlockStart: '100svh' });
globalRule('base', ':is(:lang(en), :lang(de), :lang(fr), :lang(ja)) :is(h1, h2, h3)', { textWrap: 'balance' });
globalRule('base', 'a', { color: 'inherit' });
globalRule('base', ':focus-visible', {
  outline: `${vars.stroke.focus} solid ${vars.here.focus}`,
  outlineOffset: '2px',
});
globalRule('base', '::selection', { backgroundColor: vars.light.ground, color: vars.light.text });
globalRule('base', ':lang(de)', { hyphens: 'auto', hyphenateLimitChars: '10 4 4' });

/** Scripts set without an expanded cut or tight lines bring their own stack and line heights. */
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
// Words are written without spaces around what is Latin in them: the browser sets them apart.
script('ja', cssOf(primitives.font.ja), {
  // A name in katakana is long, as wide as high, and never broken inside a word: it has to fit beside the machine.
  vars: { [vars.fontSize.hero]: 'clamp(2rem, .8rem + 3.9vw, 6.25rem)' },
  wordBreak: 'auto-phrase',
  lineBreak: 'strict',
  textAutospace: 'normal',
});
script('ko', cssOf(primitives.font.ko), { wordBreak: 'keep-all' });
script('zh', cssOf(primitives.font.zh), { textAutospace: 'normal' });
// No word ends up alone on the last line; without spaces, as in Chinese, no character does.
globalRule('base', 'p, li, dd, td, :lang(zh) :is(h1, h2, h3)', { textWrap: 'pretty' });

// The last one alone: a browser that does not know it would drop the whole rule.
for (const selector of ['*, ::before, ::after', '::details-content']) {
  globalRule('base', selector, {
    '@media': { [media.still]: { animation: 'none !important', transition: 'none !important' } },
  });
}
