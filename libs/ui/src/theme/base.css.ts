import { globalFontFace, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { cssOf, cssOfMeasure, propertyOf } from './css-values.ts';
import { globalRule } from './layers.css.ts';
import { primitives } from './primitives.ts';
import { measures } from './semantic.ts';
import { type FluidToken, leaves, type Token } from './tokens.ts';
import { vars } from './vars.css.ts';

const files = '@fontsource-variable/archivo/files/archivo';
const face = { fontDisplay: 'swap', fontWeight: '100 900', fontStretch: '62% 125%' } as const;

globalFontFace('Archivo Variable', [
  { ...face, src: `url(${files}-latin-ext-wdth-normal.woff2) format('woff2')`, unicodeRange: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' },
  { ...face, src: `url(${files}-latin-wdth-normal.woff2) format('woff2')`, unicodeRange: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' },
]);

const regular = "local('Arial'), local('Liberation Sans')";
const bold = "local('Arial Bold'), local('Liberation Sans Bold')";

/** Arial at the measure of one cut of Archivo (ascent 878, descent 210 of 1000), so that the swap moves nothing. */
function fallback(src: string, fontWeight: string, fontStretch: string, scale: number) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return { src, fontWeight, fontStretch, sizeAdjust: percent(scale), ascentOverride: percent(0.878 / scale), descentOverride: percent(0.21 / scale), lineGapOverride: '0%' };
}

globalFontFace('Archivo Fallback', [
  fallback(regular, '100 560', '62% 115%', 0.979),
  fallback(bold, '561 900', '62% 115%', 1.075),
  fallback(bold, '561 900', '116% 125%', 1.279),
]);

globalRule('tokens', ':root', { vars: Object.fromEntries(leaves<Token | FluidToken>(measures).map(({ path, leaf }) => [propertyOf(path), cssOfMeasure(leaf)])) });

globalRule('reset', '*, ::before, ::after', { boxSizing: 'border-box' });
globalRule('reset', 'body, h1, h2, h3, h4, p, ul, ol, figure, blockquote, fieldset, dl, dd', { margin: 0, padding: 0, border: 0 });
globalRule('reset', 'ul, ol', { listStyle: 'none' });
globalRule('reset', 'img, svg, picture', { display: 'block', maxInlineSize: '100%' });
globalRule('reset', 'button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
globalRule('reset', 'button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalRule('reset', '[popover]', { margin: 0, padding: 0, border: 0, inlineSize: 'auto', blockSize: 'auto', color: 'inherit' });
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
globalRule('base', 'body', { backgroundColor: vars.here.ground, color: vars.here.text, minBlockSize: '100svh', overflowWrap: 'anywhere' });
// Anywhere lets a long compound shrink its box instead of bursting it; a table would rather be scrolled than broken into letters.
globalRule('base', 'table', { overflowWrap: 'break-word' });
// A part of a page that carries a theme stands on that theme's ground.
globalRule('base', ':where([data-theme])', { backgroundColor: vars.here.ground, color: vars.here.text, colorScheme: vars.scheme.here });
globalRule('base', 'h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
// Where a page begins, its top does: an anchor to the title never cuts through the line above the header.
globalRule('base', ':where(main [id]:has(h1))', { scrollMarginBlockStart: '100svh' });
globalRule('base', ':lang(en) :is(h1, h2, h3), :lang(de) :is(h1, h2, h3), :lang(fr) :is(h1, h2, h3)', { textWrap: 'balance' });
globalRule('base', 'a', { color: 'inherit' });
globalRule('base', ':focus-visible', { outline: `${vars.stroke.focus} solid ${vars.here.focus}`, outlineOffset: '2px' });
globalRule('base', '::selection', { backgroundColor: vars.light.ground, color: vars.light.text });
globalRule('base', ':lang(de)', { hyphens: 'auto', hyphenateLimitChars: '10 4 4' });

/** Scripts set without an expanded cut or tight lines bring their own stack and line heights. */
function script(lang: string, font: string, more: GlobalStyleRule): void {
  const selector = `[lang|='${lang}']`;
  const leading = { [vars.leading.display]: '1.2', [vars.leading.heading]: '1.35', [vars.leading.text]: '1.75' };
  globalRule('base', selector, { vars: { [vars.font.text]: font, ...leading }, fontFamily: vars.font.text, lineHeight: vars.leading.text, ...more });
}
// Words are written without spaces around what is Latin in them: the browser sets them apart.
script('ja', cssOf(primitives.font.ja), { wordBreak: 'auto-phrase', lineBreak: 'strict', textAutospace: 'normal' });
script('ko', cssOf(primitives.font.ko), { wordBreak: 'keep-all' });
script('zh', cssOf(primitives.font.zh), { textAutospace: 'normal' });
// Without spaces any character may end up alone on the last line.
globalRule('base', ':lang(zh) :is(h1, h2, h3, p)', { textWrap: 'pretty' });

// The last one alone: a browser that does not know it would drop the whole rule.
for (const selector of ['*, ::before, ::after', '::details-content']) {
  globalRule('base', selector, { '@media': { [media.still]: { animation: 'none !important', transition: 'none !important' } } });
}
