import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { current } from '../Price/Price.css.ts';
import { region, scroller, startsAt } from '../ScrollRegion/ScrollRegion.css.ts';
import { barsBlockSize } from '../SectionBar/bars.ts';

const first = { mobile: '7rem', ipad: '10rem', window: '13rem' };

export const frame = component({
  selectors: {
    [`&${region}`]: {
      vars: { [startsAt]: first.mobile },
      '@media': {
        [media.ipad]: { vars: { [startsAt]: first.ipad } },
        [media.window]: { vars: { [startsAt]: first.window } },
      },
    },
  },
});

/** For tables whose products all fit into a window. */
export const few = component({});

// Scrolls in its own box, so that the column and row headers can both be sticky. A table that fits into the window
// scrolls with the page instead.
globalRule('components', `.${frame} > .${scroller}`, {
  maxBlockSize: 'calc(100dvh - 9rem)',
  // A focused element scrolls clear of the sticky names above and beside it.
  scrollPaddingBlockStart: '8rem',
  scrollPaddingInlineStart: startsAt,
  '@media': { [media.low]: { maxBlockSize: 'none' }, print: { maxBlockSize: 'none' } },
});
globalRule('components', `.${few} > .${scroller}`, {
  '@media': { [media.window]: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const table = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { print: { fontSize: vars.fontSize.small } },
});

const cell = {
  paddingBlock: '.875rem',
  paddingInline: '.75rem',
  verticalAlign: 'top',
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { [media.ipad]: { padding: '1.125rem 1.25rem' } },
} as const;

/** The widths of the first row apply to all rows. */
export const corner = component({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  inlineSize: first.mobile,
  backgroundColor: vars.here.ground,
  '@media': {
    [media.ipad]: { inlineSize: first.ipad },
    [media.window]: { inlineSize: first.window },
    print: { position: 'static', inlineSize: '16%' },
  },
});

export const stage = component({
  inlineSize: '10rem',
  selectors: {
    [`${frame}:not(${few}) &`]: { '@media': { [media.ipad]: { inlineSize: '12rem' }, print: { inlineSize: 'auto' } } },
  },
  padding: '.5rem',
  backgroundImage: `radial-gradient(60% 55% at 50% 60%, ${vars.here.glow}, transparent)`,
  '@media': {
    [media.ipad]: { inlineSize: '11rem' },
    [media.window]: { inlineSize: '10rem' },
    print: { inlineSize: 'auto' },
  },
});

export const image = component({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'contain' });

export const name = component({
  ...cell,
  ...type.heading,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  textAlign: 'start',
  verticalAlign: 'bottom',
  // The longest word of a name fits into the narrowest column of the window layout.
  fontSize: 'clamp(1rem, .5rem + .8vw, 1.375rem)',
  backgroundColor: vars.here.ground,
  borderBlockEnd: `2px solid ${vars.here.text}`,
  selectors: {
    [`${few} &`]: { '@media': { [media.window]: { insetBlockStart: barsBlockSize } } },
    [`&${corner}`]: { zIndex: 3 },
  },
  '@media': { ...cell['@media'], print: { position: 'static', padding: '.5rem', fontSize: '.875rem' } },
});

export const rowName = component({
  ...cell,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: 'start',
  fontSize: '.8125rem',
  fontWeight: 560,
  color: vars.here.soft,
  backgroundColor: vars.here.ground,
  '@media': {
    [media.ipad]: { ...cell['@media'][media.ipad], fontSize: '.9375rem' },
    print: { position: 'static', fontSize: 'inherit' },
  },
});

export const value = component({
  ...cell,
  fontSize: '.9375rem',
  '@media': {
    [media.ipad]: { ...cell['@media'][media.ipad], fontSize: '1rem' },
    print: { padding: '.5rem', fontSize: 'inherit' },
  },
});
export const row = component({ '@media': { print: { breakInside: 'avoid' } } });

/** The highlighted column. */
export const lit = component({
  backgroundColor: vars.here.raised,
  boxShadow: `inset 1px 0 ${vars.here.line}, inset -1px 0 ${vars.here.line}`,
  selectors: { [`&${stage}`]: { borderBlockStart: `3px solid ${vars.action.ground}` } },
});

export const differing = component({ fontWeight: 700 });
export const line = component({ display: 'block', selectors: { '& + &': { marginBlockStart: '.25rem' } } });
export const offer = component({
  display: 'grid',
  justifyItems: 'start',
  gap: '.75rem',
  overflowWrap: 'normal',
  hyphens: 'none',
});
// A price never wraps, regardless of the number of columns.
globalRule('components', `.${offer} .${current}`, {
  fontSize: 'clamp(1.0625rem, .9rem + .5vw, 1.375rem)',
  '@media': { print: { fontSize: '.875rem' } },
});

export const button = component({
  selectors: { '&&': { '@media': { [media.mobile]: { paddingInline: '.875rem' }, print: { display: 'none' } } } },
});
export const note = component({ ...type.small, display: 'block', marginBlockStart: '.25rem', fontWeight: 400 });

export const mark = component({ display: 'inline-flex', alignItems: 'flex-start', gap: '.5rem' });
export const yes = component({ color: vars.here.success });
export const no = component({ color: vars.here.soft });
export const markText = component({ color: vars.here.text });
